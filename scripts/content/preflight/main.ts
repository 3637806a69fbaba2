/**
 * `npm run preflight`: prints every fault and warning of the content and, with `-- --launch`, the launch
 * list: what must be replaced or filled in before launch. Exit code 1 if there are faults or list items.
 */
import { parseArgs } from 'node:util';
import { root, runScript } from '../../dev/processes.ts';
import { publicIds } from '../../build/public-ids.ts';
import { preflight } from './preflight.ts';
import { report } from './report.ts';

runScript(async () => {
  const { values } = parseArgs({ options: { launch: { type: 'boolean' } } });
  const found = await preflight({ root, ids: publicIds() });
  const { text, code } = report(found, { isLaunch: values.launch === true });
  console.log(text);
  process.exitCode = code;
});
