/**
 * `npm run preflight`: prints every fault and warning of the content and, with `-- --launch`, what has
 * to be replaced or filled in before a launch.
 *
 * Exit codes: 0 nothing is wrong (warnings do not count); 1 faults, or anything on the launch list with
 * `--launch`; 2 an unknown flag.
 */
import { today } from '../../../src/providers/clock.ts';
import { plainly, root, runScript } from '../../dev/processes.ts';
import { publicIds } from '../../build/public-ids.ts';
import { preflight } from './preflight.ts';
import { report } from './report.ts';

runScript(async () => {
  const flags = process.argv.slice(2);
  const unknown = flags.filter((flag) => flag !== '--launch');
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(' ')}. Write: npm run preflight, or add -- --launch`);
    process.exitCode = 2;
    return;
  }
  const found = await preflight({ root, ids: publicIds(), day: plainly(today) });
  const { text, code } = report(found, { isLaunch: flags.includes('--launch') });
  console.log(text);
  process.exitCode = code;
});
