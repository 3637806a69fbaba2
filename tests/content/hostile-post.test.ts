import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check/check-content.ts';
import { formatDiagnostic } from '../../scripts/content/check/diagnostic.ts';
import { BASE, FIELDS, PIER } from '../support/ferry-house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'content/blog/hostile.mdx';
/** The text begins on line 13, as in any post with these fields. */
const HEAD = `---
id: 9902
title: The Cat Who Broke the Press
description: A cat, a press, and a post that does everything wrong.
excerpt: A cat, a press, and a post that does everything wrong at once.
date: May 4, 2024
category: ${FIELDS.category}
tags: [presses]
image: { src: ${PIER}, alt: A cat on a press. }
tour: test-street
---

`;

const faultsOf = (body: string) =>
  checkContent({ root, overlay: { ...BASE, [FILE]: `${HEAD}${body}\n` } }).map(formatDiagnostic);

test.each<[what: string, body: string, fault: string]>([
  [
    'a script',
    'It sat.\n\n<script>alert(1)</script>',
    '15 a post cannot hold <script>; take it away, with what stands in it: a post is words, pictures and its own parts',
  ],
  [
    'a frame from elsewhere',
    '<iframe src="https://video.example/1"></iframe>',
    '13 a post cannot hold <iframe>; take it away, with what stands in it: a post is words, pictures and its own parts',
  ],
  [
    'a look of its own',
    '<p style="color: red">It sat.</p>',
    '13 <p> has style="…"; take it away: browsers are told to refuse it',
  ],
  [
    'a script in a tag',
    '<a href="/tours" onClick="go()">tours</a>',
    '13 <a> has onClick="…"; take it away: browsers are told to refuse it',
  ],
  [
    'a line of code',
    "import Chart from './chart.js'\n\nIt sat.",
    '13 a line here begins with import or export, as code does; take it away, or begin the sentence with another word: the parts of a post need no import',
  ],
  [
    'code in a tag',
    '<Note {...props}>It sat.</Note>',
    '13 <Note> has code in its tag; write each detail out, as in caption="What the picture shows"',
  ],
  [
    'a tag of a part that is broken',
    'It sat.\n\n<Story number={1} title="Ned>\n\nIt sat.\n\n</Story>',
    '15 a tag is broken here; look for a quote or a > that is missing; write &lt; for a plain <, and [words](address) for a link',
  ],
  [
    'tags that close in the wrong order',
    '<Note>It <em>sat.</Note></em>',
    '13 </Note> closes what <em> opened; write </em> in its place, or before it',
  ],
  [
    'a tag that closes nothing',
    'It sat.</Note>',
    '13 </Note> closes what nothing opened; write <Note> where it begins, or take it away',
  ],
  ['a line break without its slash', 'It sat.<br>It ate.', '13 <br> needs a slash; write <br />'],
  [
    'a remark as in HTML',
    '<!-- check this -->',
    '13 a remark in <!-- --> cannot be read in a post; write it between {/* and */}, or take it away',
  ],
  [
    'a bracket that does not close',
    'It sat { there.',
    '13 a { is opened and never closed; write &#123; for a plain {',
  ],
  [
    'words in curly brackets',
    'It {sat down} there.',
    '13 there is code here, and it cannot be read; write &#123; for a plain {, and begin no line with import or export',
  ],
  [
    'a sum in curly brackets',
    'It cost {20 * 2} dollars.',
    '13 {20 * 2} does not work in a post; write <Price of="tour" /> for the price, and plain words for the rest',
  ],
  [
    'a picture that is not there',
    '![A cat.](./no-such-cat.jpg)',
    '13 there is no picture "./no-such-cat.jpg"; ',
  ],
  [
    'a picture as HTML',
    '<img src="./financial-district-stories.jpg" alt="A cat." />',
    '13 a post cannot hold <img>; write ![what it shows](./picture.jpg)',
  ],
  [
    'a heading that skips a rank',
    '## The press\n\nIt sat.\n\n#### The paper\n\nIt sat.',
    '17 a heading with #### follows one with ##; write ###, so that no rank is left out',
  ],
  [
    'a first heading that skips a rank',
    '### The press\n\nIt sat.',
    '13 the first heading has ###; write ##, so that no rank is left out',
  ],
  [
    'a second title',
    '# The press\n\nIt sat.',
    '13 a heading with one # is the title’s own rank; write ## for a section; the title stands in the fields',
  ],
  [
    'a heading that skips a rank inside a part',
    '## Press\n\n<Note>\n\n#### Aside\n\n</Note>',
    '17 a heading with #### follows one with ##; write ###, so that no rank is left out',
  ],
  [
    'a story without a section',
    '<Story number={1} title="Ned">\n\nIt sat.\n\n</Story>',
    '13 this <Story> has no section above it; put a heading with ## before the first story',
  ],
  [
    'a story without its number',
    '## Press\n\n<Story title="Ned">\n\nIt sat.\n\n</Story>',
    '15 <Story> has no number; write it into the tag: number={1}',
  ],
  [
    'a story’s number in quotes',
    '## Press\n\n<Story number="one" title="Ned">\n\nIt sat.\n\n</Story>',
    '15 the number of a <Story> is not a plain number; write it in curly brackets: number={1}',
  ],
  [
    'a slip in a detail of a part',
    '<PullQuote sight="The Sun">It sat.</PullQuote>',
    '13 <PullQuote> knows no sight; choose one of: cite',
  ],
  [
    'a price that there is not',
    'It costs <Price of="tuor" />.',
    '13 there is no price "tuor"; did you mean "tour"?',
  ],
  [
    'a call-out without its tour',
    '<TourCallout>\n\nCome.\n\n</TourCallout>',
    '13 <TourCallout> has no tour; write it into the tag: tour="financial-district"',
  ],
])('a post with %s is refused, with its line and what to do', (_what, body, fault) => {
  const faults = faultsOf(body);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${FILE}:${fault}`);
});

test('a post that uses every part as it is meant is not', () => {
  expect(
    faultsOf(`It sat.

{/* A remark to a colleague. */}

## The press

<Figure caption="At work.">

![A cat.](./financial-district-stories.jpg)

</Figure>

<Note>Aside.</Note>

<ChatDates />

<PullQuote cite="The Sun">It sat.</PullQuote>

<Story number={1} title="Ned" when="1883">

It cost <Price of="tour" />, <em>then</em> as now.

#### The small print

It sat.

</Story>

<TourCallout tour="financial-district" title="Hear it there">Come.</TourCallout>`),
  ).toEqual([]);
});
