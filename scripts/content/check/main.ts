import { today } from '../../../src/providers/clock.ts';
import { plainly, runScript } from '../../dev/processes.ts';
import { checkContent } from './check-content.ts';
import { formatDiagnostic } from './diagnostic.ts';

/** Checks `content/` and prints every fault: `node scripts/content/check/main.ts`. Exit code 1 when there are any. */
runScript(async () => {
  const faults = checkContent({ root: process.cwd(), day: plainly(today) });
  for (const fault of faults) console.error(formatDiagnostic(fault));
  if (faults.length > 0) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    console.error(`\n${count} in content/. content/README.md says what each message means.`);
    process.exitCode = 1;
  } else {
    console.log('The content has no faults.');
  }
});
