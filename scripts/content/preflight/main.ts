/**
 * `npm run preflight`: reads all that editors wrote and prints every fault, every warning and, in
 * short, what is left to do before a launch.
 *
 *   npm run preflight               the launch list in numbers
 *   npm run preflight -- --launch   the launch list in full, and each row of it an error
 *
 * Exit codes: 0 nothing is wrong (warnings do not count); 1 faults or, with `--launch`, a launch list
 * that is not empty; 2 a flag that there is not.
 */
import { today } from '../../../src/providers/clock.ts';
import { plainly, root, runScript } from '../../dev/processes.ts';
import { publicIds } from '../../dev/public-ids.ts';
import { preflight } from './preflight.ts';
import { report } from './report.ts';

runScript(async () => {
  const flags = process.argv.slice(2);
  const unknown = flags.filter((flag) => flag !== '--launch');
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(' ')}. Write: npm run preflight, or add -- --launch`);
    process.exitCode = 2;
  } else {
    const found = await preflight({ root, ids: publicIds(), day: plainly(today) });
    const { text, code } = report(found, { isLaunch: flags.includes('--launch') });
    console.log(text);
    process.exitCode = code;
  }
});
