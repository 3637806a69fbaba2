/**
 * `npm run properties`: tries 100,000 cases of every rule that holds for any input, of a new seed each
 * time; `npm run properties -- 5000` tries so many. A case that fails is told with its seed.
 */
import { PlainError, run, runScript } from '../../scripts/dev/processes.ts';

const CASES = '100000';

runScript(async () => {
  const [cases = CASES] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(cases)) throw new PlainError(`Not a number of cases: ${cases}`);
  const args = ['vitest', 'run', '--project=node', 'tests/properties', '--reporter=verbose'];
  const { code } = await run('npx', args, { env: { PROPERTY_RUNS: cases } });
  console.log(`${cases} cases of each property.`);
  process.exitCode = code;
});
