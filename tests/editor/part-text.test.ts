import { describe, expect, test } from 'vitest';
import { partText, pictureText } from '../../scripts/content/editor/browser/part-text.ts';

const detail = (name: string) => ({ name, label: name, isNeeded: true });

describe('a part, as a button of the editor writes it', () => {
  test.each([
    ['one tag', partText('ChatDates', [], {}), '<ChatDates />'],
    ['with a choice', partText('Price', [detail('of')], { of: 'tour' }), '<Price of="tour" />'],
    ['around a line', partText('Note', [], {}, ' Aside. ', 'line'), '<Note>Aside.</Note>'],
    [
      'around a text, with a number',
      partText(
        'Story',
        [detail('number'), detail('title'), detail('when')],
        { number: '2', title: 'The "tube"', when: '' },
        'Text.',
        'text',
      ),
      '<Story number={2} title="The &quot;tube&quot;">\n\nText.\n\n</Story>',
    ],
    ['a picture', pictureText('A [gray] cat', './cat.webp'), '![A \\[gray\\] cat](./cat.webp)'],
  ])('%s', (_, written, expected) => {
    expect(written).toBe(expected);
  });
});
