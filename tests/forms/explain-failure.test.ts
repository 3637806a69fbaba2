import { expect, test } from 'vitest';
import { explainFailure } from '../../src/islands/form-parts/explain-failure.ts';
import { SendError } from '../../src/providers/delivery.ts';

const CAUSES = { 400: 'One of the ids is wrong.' };

test.each([
  [new SendError(0, 'Network Error'), /0 "Network Error".+offline/],
  [new SendError(0, 'Timeout'), /0 "Timeout".+may have arrived/],
  [new SendError(0, 'Unknown Answer'), /0 "Unknown Answer".+captive portal/],
  [new SendError(403, 'Forbidden'), /403 "Forbidden".+block list/],
  [new SendError(429, 'Too Many Requests'), /429 "Too Many Requests".+rate limit/],
  [new SendError(400, 'The Public Key is invalid'), /400 .+ids is wrong/],
  [new SendError(502, 'Bad Gateway'), /502 "Bad Gateway"/],
  [new TypeError('x is undefined'), /x is undefined/],
])('explainFailure explains %s', (reason, line) => {
  const said = explainFailure('The letter', reason, CAUSES);
  expect(said).toMatch(/^The letter was not sent/);
  expect(said).toMatch(line);
});
