/**
 * `npm run chaos`: twenty minutes of days on which everything goes wrong (chaos.spec.ts), seed after
 * seed; `npm run chaos -- 5 1904` five minutes, from that seed on. Ends at the first errand without a
 * way to its end.
 */
import { PlainError, run, runScript } from '../../scripts/dev/processes.ts';

const DAYS_AT_ONCE = 100;
const MINUTE_MS = 60_000;

const count = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new PlainError(`Not a whole number: ${text}`);
  return Number(text);
};

runScript(async () => {
  const [minutes = '20', first = '1904'] = process.argv.slice(2);
  const [start, end] = [performance.now(), count(minutes) * MINUTE_MS];
  let [seed, code] = [count(first), 0];
  while (code === 0 && performance.now() - start < end) {
    const env = { CHAOS_DAYS: `${DAYS_AT_ONCE}`, CHAOS_SEED: `${seed}` };
    const args = [
      'playwright',
      'test',
      '--project=chromium',
      'e2e/faults/chaos.spec.ts',
      '--reporter=line',
    ];
    ({ code } = await run('npx', args, { env }));
    seed += 1;
  }
  const spent = Math.round((performance.now() - start) / MINUTE_MS);
  console.log(
    `${(seed - Number(first)) * DAYS_AT_ONCE} days in ${spent} minutes, seeds ${first} to ${seed - 1}.`,
  );
  process.exitCode = code;
});
