/** Odd but legal texts of a post, with its picture `pier.jpg`. */

/**
 * Texts without faults, by what they are. Their headings are below a `##`. The other company's site shows them all
 * (tests/other).
 *
 * @param tour the id of a tour with stops
 */
export const liveTexts = (tour: string): Readonly<Record<string, string>> => ({
  'headings of each level': '### Three\n\n#### Four\n\n##### Five\n\n###### Six\n\nText.',
  'a heading closed by signs': '### Closed ###\n\nText.',
  'headings with the same words': '### Same\n\nA.\n\n### Same\n\nB.\n\n### Same 1\n\nC.',
  'headings with markup': '### [Tours](/contact), `code` & *stars*\n\nText.',
  'headings in other alphabets': '### 1904\n\n### 猫\n\n### Ünïcödé 🐈\n\nText.',
  'a story with a heading':
    '<Story number={1} title="Ned & <b>" when="1883">\n\n#### Four\n\nIt.\n\n</Story>',
  'a table':
    '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 |\n| *1* | `2` | [3](/contact) | <Price of="tour" /> | 5 |',
  'a table without rows': '| a | b |\n| --- | --- |',
  quotes: '> A quote.\n>\n> > Nested\nand lazy.',
  lists:
    '- a\n  - b\n    - c\n      1. d\n- e\n\n  more\n\n7. seven\n8. eight\n\n-\n- after an empty one',
  rules: 'a\n\n***\n\nb\n\n---\n\nc',
  'HTML in a paragraph':
    'A <b>b</b><br />c  \nd\\\ne <small>f</small> H<sub>2</sub>O <abbr title="New York City">NYC</abbr> <time datetime="1904">then</time> <a href="/contact">tours</a> <kbd>k</kbd>',
  'HTML on a line': '<em>Words.</em>',
  footnotes:
    'A text[^1] and[^1] another[^b].\n\n[^1]: A note.\n[^b]: Another, with [a link](/contact).',
  'links of each form':
    '[a](/contact "Title") [b][x] https://paper.test/a?b=c&d=e a@paper.test [![A boat.](./pier.jpg)](/contact)\n\n[x]: https://paper.test/x_(y)',
  'an old price': 'It cost $5 in 1893, $$x$$.',
  marks: '~~a~~ **b** *c* ***d*** `e` ``f ` g`` \\*h\\* &amp; &lt; &copy; &bogus; "i" -- it\'s...',
  'comments and texts in brackets': 'a {/* b */} c {"d"} e {\'f\'}',
  'unusual spaces': 'a\u00A0b\u2009c\u202Fd\u2003e\tf\u00ADg',
  'emoji and combining letters': 'A 👩‍👩‍👧 🇺🇸 cafe\u0301 z\u0351\u036B\u0343',
  'a long word': 'x'.repeat(400),
  'pictures in a text':
    'Text ![A "cat" & <b>.](./pier.jpg "Title") text. ![A cat.](./pier.jpg) ![A cat.](./pier.jpg)',
  'a figure on one line': '<Figure caption="A & <b>">![A cat.](./pier.jpg)</Figure>',
  'a figure in a list': '- a\n\n  <Figure caption="x">\n\n  ![A cat.](./pier.jpg)\n\n  </Figure>',
  'parts that follow each other': '<Note>\n\n- a\n\n> b\n\n</Note>\n\n> It *sat*.',
  'a stop, a price and a callout': `<Stop at="${tour}/1" />\n\n<Price of="tour" />\n\n<TourCallout tour="${tour}" title="A & <b>">\n\nCome.\n\n</TourCallout>`,
});

/** Texts with one fault, with the start of its line. */
export const FAULTY_TEXTS: readonly (readonly [text: string, fault: string])[] = [
  ['# One', '13 "One" is a second title of the page; write ## One'],
  ['<h1>One</h1>', '13 a post cannot hold <h1>; write ## before the words of a heading'],
  ['Two\n---', '13 the line of the heading "Two" does not start with ##; write ## Two'],
  ['> ## Two', '13 the line of the heading "Two" does not start with ##; write ## Two'],
  ['### Three', '13 the heading "Three" has the wrong level; write ## Three'],
  ['## Two\n\n#### Four', '15 the heading "Four" has the wrong level; write ### Four'],
  ['##', '13 the heading has no letter or digit; add a word'],
  ['## ![A cat.](./pier.jpg)', '13 a heading cannot hold a picture; put it below the heading'],
  ['## Sources', '13 "#sources" is already another part of the page; word the heading differently'],
  ['<Note>\n\n## Two\n\n</Note>', '15 <Note> cannot hold a heading; write a paragraph'],
  [
    '<Story number={1} title="Ned">\n\nIt.\n\n</Story>',
    '13 a story needs a section; write a ## heading above it',
  ],
  [
    '## A\n\n<Story number={1} title="Ned">\n\n### B\n\n</Story>',
    '17 the heading "B" has the wrong level; write #### B',
  ],
  [
    '## A\n\n<Story number={1} title="Ned">A</Story>\n\n<Story number={1} title="Ted">B</Story>',
    '17 this <Story> is above already; delete it, or change its number',
  ],
  [
    '| a | b |\n| :-- | :-: |\n| 1 | 2 |',
    '13 the security policy blocks columns aligned by colons; write --- without a colon',
  ],
  ['| | b |\n| --- | --- |', '13 a column of the table has no heading; write a word above it'],
  ['|a|b|c|d|e|\n|-|-|-|-|-|', '13 a phone cannot show 5 columns; keep to 4, or write a list'],
  [
    '| a |\n| --- |\n| ![A cat.](./pier.jpg) |',
    '15 a table cannot hold a picture; put it below the table',
  ],
  ['- [ ] a', '13 square brackets make a checkbox without a label; write a plain list'],
  ['```\na\n```', '13 three backticks, or four spaces, make a block of code'],
  ['[](/contact)', '13 the link has no words; write what it leads to'],
  ['<a href="/contact">a [b](/contact)</a>', '13 a link cannot hold another link; put one after'],
  [
    'See www.paper.test.',
    '13 "http://www.paper.test" is not a secure link; write https://www.paper.test',
  ],
  ['a <!-- b --> c', '13 the text cannot be read here'],
  ['## Two {#two}', '13 the text cannot be read here'],
  ['export const a = 1', '13 "export const a = 1" is code, which a post cannot hold'],
  [
    '![A cat.][x]\n\n[x]: ./pier.jpg',
    '13 a picture’s file is named elsewhere; write it as ![what it shows]',
  ],
  ['a <Note>b</Note> c', '13 <Note> is in the middle of a paragraph; put it on a separate line'],
  ['<Note>\n\n<Note>a</Note>\n\n</Note>', '15 <Note> cannot hold <Note>; put one after the other'],
  ['<Figure caption="x">Words.</Figure>', '13 <Figure> has no picture in it; write it as ![what'],
  ['<em>\n\n- a\n\n</em>', '13 <em> can hold only words; put it inside one paragraph'],
  ['<>a</>', '13 a post cannot hold <>; write it in Markdown, or delete it'],
  ['<b style="color:red">a</b>', '13 <b> style: there is no such field; delete it'],
  ['<b {...x}>a</b>', '13 <b> {…}: there is no such field; delete it'],
  [
    '<a href="/contact" target="_blank">a</a>',
    '13 <a> target: there is no such field; choose one of',
  ],
  ...['details', 'div', 'form', 'iframe', 'p', 'script', 'span', 'table', 'video'].map(
    (name) =>
      [`<${name}>a</${name}>`, `13 a post cannot hold <${name}>; write it in Markdown`] as const,
  ),
];
