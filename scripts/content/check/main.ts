import { today } from '../../../src/providers/clock.ts';
import { plainly, root, runScript } from '../../dev/processes.ts';
import { checkContent, readContent } from './check-content.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { checkLostAddresses } from './lost-addresses.ts';

/** `npm run content`: prints every fault of `content/`. Exit code 1 when there are any. */
runScript(async () => {
  const [content, day] = [readContent({ root }), plainly(today)];
  const faults = checkContent({ root, day }, content);
  const lost = checkLostAddresses(root, content, day);
  for (const fault of [...faults, ...lost]) console.error(formatDiagnostic(fault));
  if (faults.length > 0) process.exitCode = 1;
  console.log(faults.length > 0 ? `\n${faults.length} to fix.` : 'The content has no faults.');
});
