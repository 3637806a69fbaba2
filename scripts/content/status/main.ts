/** `npm run status`: how the site stands today, or on `BUILD_DATE`, on one screen. */
import { root, runScript } from '../../dev/processes.ts';
import { publicIds } from '../../dev/public-ids.ts';
import { status } from './status.ts';

runScript(async () => console.log(await status({ root, ids: publicIds() })));
