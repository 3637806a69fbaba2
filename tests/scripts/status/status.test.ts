import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/content/check/check-content.ts';
import { workOn } from '../../../scripts/content/history/changes.ts';
import { dayFrom } from '../../../scripts/content/status/days-words.ts';
import { postsSection } from '../../../scripts/content/status/posts.ts';
import { formatSections } from '../../../scripts/content/status/section.ts';
import { siteSection } from '../../../scripts/content/status/site.ts';
import { status } from '../../../scripts/content/status/status.ts';
import { toursSection } from '../../../scripts/content/status/tours.ts';
import { workSection } from '../../../scripts/content/status/work.ts';
import { readPublicIds } from '../../../src/providers/public-ids.ts';
import { TOUR, TOUR_TEXT } from '../../support/ferry-house.ts';
import { beginRepository, commitAll, git } from '../../support/git.ts';
import { makeSmallSite, smallPost } from '../../support/small-site.ts';

let site: Awaited<ReturnType<typeof makeSmallSite>>;

beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

const entries = () => readContent({ root: site.root }).entries;
const TODAY = '2025-12-05';

test.each([
  ['2025-12-05', 'December 5, 2025, today'],
  ['2025-12-06', 'December 6, 2025, in 1 day'],
  ['2026-03-10', 'March 10, 2026, in 95 days'],
  ['2025-12-04', 'December 4, 2025, 1 day ago'],
])('a day is said with its distance: %s', (day, words) => {
  expect(dayFrom(TODAY, day)).toBe(words);
});

test('the posts that wait are told with their day, the next one first, and the drafts', () => {
  site.write('content/blog/post-1.mdx', smallPost(1, { date: 'December 24, 2025' }));
  site.write('content/blog/post-3.mdx', smallPost(3, { date: 'December 17, 2025' }));
  site.write('content/blog/post-4.mdx', smallPost(4, { draft: 'true' }));
  expect(formatSections([postsSection(entries(), TODAY)])).toBe(
    `The blog: 1 out, 2 waiting, 1 draft
  content/blog/post-3.mdx:6 “Ferry Post 3” comes out on December 17, 2025, in 12 days
  content/blog/post-1.mdx:6 “Ferry Post 1” comes out on December 24, 2025, in 19 days
  content/blog/post-4.mdx:11 “Ferry Post 4” is a draft`,
  );
});

describe('the tours', () => {
  const lineOf = (words: string) =>
    TOUR_TEXT.split('\n').findIndex((line) => line.includes(words)) + 1;
  const said = (day: string, text = TOUR_TEXT) => {
    site.write(TOUR, text);
    return toursSection(entries(), day).lines.map(
      (line) => `${line.place?.replace(`${TOUR}:`, '')} ${line.text}`,
    );
  };

  test('need no word in the middle of their season', () => {
    expect(said('2026-07-01')).toEqual([]);
  });

  test('are told when the season ends soon', () => {
    expect(said(TODAY)).toEqual([
      `${lineOf('season:')} Test Street: the season ends on December 31, 2025, in 26 days`,
    ]);
  });

  test('and when it is over, with the next walk; the days that are past can go', () => {
    expect(said('2027-01-05')).toEqual([
      `${lineOf('season:')} Test Street is out of season until April 3, 2027, in 88 days`,
      `${lineOf("date: 'December 26")} Test Street: a day without a walk is past (December 26, 2026, 10 days ago); delete the row`,
    ]);
  });

  test('may have a season across the new year', () => {
    const text = TOUR_TEXT.replace("from: '04-01', to: '12-31'", "from: '11-01', to: '01-15'");
    expect(said('2025-12-20', text)[0]).toContain('ends on January 15, 2026, in 26 days');
  });
});

test('what the site says of days is told while it holds, and when it is past', () => {
  const facts = (promo?: object) =>
    JSON.stringify({
      catChats: { next: { dates: [{ date: 'December 1, 2025' }, { date: 'January 4, 2026' }] } },
      closings: [{ from: 'December 24, 2025', to: 'January 1, 2026' }],
      ...promo,
    });
  const said = (day: string) => siteSection(entries(), day).lines.map(({ text }) => text);
  site.write('content/site.json', facts({ promo: { text: 'Give a walk.' } }));
  expect(said(TODAY)).toEqual([
    'a closing ends on January 1, 2026, in 27 days',
    'the next CAT Chat is on January 4, 2026, in 30 days',
    'a CAT Chat is past (December 1, 2025, 4 days ago); delete the row',
    'the banner says: “Give a walk.”',
  ]);
  site.write('content/site.json', facts());
  expect(said('2026-01-05')).toEqual([
    'a closing is past (January 1, 2026, 4 days ago); delete it',
    'no CAT Chat is to come: their pages name no day',
    'a CAT Chat is past (December 1, 2025, 35 days ago); delete the row',
    'a CAT Chat is past (January 4, 2026, 1 day ago); delete the row',
    'there is no banner',
  ]);
});

describe('the work on the content', () => {
  const said = async () => formatSections([workSection(await workOn(site.root), TODAY)]);

  test('is told file by file until it is committed', async () => {
    beginRepository(site.root);
    expect(await said()).toBe('Changes in content/: none not committed');
    site.write('content/blog/post-3.mdx', smallPost(3));
    site.write('content/blog/post-1.mdx', smallPost(1, { draft: 'true' }));
    site.write('README.md', 'No content.');
    rmSync(join(site.root, 'content/blog/post-2.mdx'));
    expect(await said()).toBe(
      `Changes in content/: 3 not committed
  changed  content/blog/post-1.mdx
  taken away  content/blog/post-2.mdx
  new  content/blog/post-3.mdx`,
    );
  });

  test('and until it is sent to the repository’s host', async () => {
    beginRepository(site.root);
    git(site.root, 'branch', 'host');
    git(site.root, 'branch', '--set-upstream-to=host');
    site.write('content/blog/post-3.mdx', smallPost(3));
    commitAll(site.root);
    expect(await said()).toBe(
      `Changes in content/: none not committed
  1 commit is not sent (git push)
  The newest change sent is of November 20, 2025, 15 days ago`,
    );
  });

  test('is nobody’s to tell where there is no git', async () => {
    expect(await said()).toBe('');
  });
});

test('all of it is one screen, also while the content has faults', async () => {
  beginRepository(site.root);
  rmSync(join(site.root, 'content/blog/post-2.mdx'));
  const text = await status({ root: site.root, day: TODAY, ids: readPublicIds({}) });
  expect(text.split('\n')[0]).toBe('December 5, 2025');
  expect(text).toContain('\nThe blog: 1 out, 0 waiting, 0 drafts\n');
  expect(text).toContain('\nOld addresses that lead nowhere\n  content/redirects.json:2 ');
  expect(text).toMatch(/\nTo do\n {2}\d+ faults, \d+ warnings: npm run preflight\n/);
});
