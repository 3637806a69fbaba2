import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

/** Where the last run's figures stand, for `npm test` and whoever reads the run later. */
export const FIGURES = fileURLToPath(new URL('../../.cache/test/engines.txt', import.meta.url));

type Figures = {
  name: string;
  absent?: string;
  without?: string;
  errands: number;
  pages: number;
  failed: number;
};

const wasAsked = ({ absent, errands, pages, failed }: Figures): boolean =>
  absent !== undefined || errands + pages + failed > 0;

function lineOf({ name, absent, without, errands, pages, failed }: Figures): string {
  if (absent) return `${name}: not tried, ${absent.split('\n')[0]}`;
  const red = failed > 0 ? `, ${failed} failed` : '';
  const plainer = without ? `; does without: ${without}` : '';
  return `${name}: ${errands} errands, ${pages} pages${red}${plainer}`;
}

/** Says of each engine how many errands and pages went well in it, or that this machine has none. */
export default class implements Reporter {
  readonly #engines = new Map<string, Figures>();

  onBegin(config: FullConfig): void {
    for (const { name } of config.projects)
      this.#engines.set(name, { name, errands: 0, pages: 0, failed: 0 });
  }

  onTestEnd(test: TestCase, { status, annotations, retry }: TestResult): void {
    const figures = this.#engines.get(test.parent.project()?.name ?? '');
    if (!figures) return;
    for (const { type, description = '' } of annotations) {
      if (type === 'engine') figures.name = description;
      if (type === 'without') figures.without = description;
      if (type === 'absent') figures.absent = description;
    }
    const isTriedAgain = status !== 'passed' && retry < test.retries;
    if (status === 'skipped' || isTriedAgain) return;
    if (status !== 'passed') figures.failed += 1;
    else if (test.parent.title === 'pages') figures.pages += 1;
    else figures.errands += 1;
  }

  onEnd(_result: FullResult): void {
    const lines = [...this.#engines.values()].filter(wasAsked).map(lineOf);
    mkdirSync(dirname(FIGURES), { recursive: true });
    writeFileSync(FIGURES, `${lines.join('\n')}\n`);
    console.log(`\n${lines.join('\n')}`);
  }
}
