import { element } from './dom.ts';
import { askFor, type Question } from './dialog.ts';
import type { DrawField } from './fields.ts';
import { type Part, pictureText, partText } from './part-text.ts';

/** The text of a post, a tour or a legal page, as its file holds it, and buttons that write into it. */
export const textField: DrawField = ({ place, value, field, forID, onChange, addFile }) => {
  const parts = (field.toJS() as { parts?: readonly Part[] }).parts ?? [];
  const box = element('textarea', { id: forID, rows: 24, spellcheck: true });
  const tell = () => onChange(box.value);
  box.addEventListener('input', tell);

  /** Puts words where the caret is; on lines of their own, where they are not part of a sentence. */
  function insert(words: string, isBlock: boolean): void {
    const before = box.value.slice(0, box.selectionStart).replace(/\s+$/, isBlock ? '' : '$&');
    const gap = isBlock && before ? '\n\n' : '';
    const start = isBlock ? before.length : box.selectionStart;
    box.setRangeText(`${gap}${words}${isBlock ? '\n\n' : ''}`, start, box.selectionEnd, 'end');
    box.focus();
    tell();
  }

  function wrap(mark: string, placeholder: string): void {
    const chosen = box.value.slice(box.selectionStart, box.selectionEnd) || placeholder;
    insert(`${mark}${chosen}${mark}`, false);
  }

  async function picture(): Promise<{ src: string; alt: string } | undefined> {
    const given = await askFor(
      'Picture',
      [
        { name: 'file', label: 'Picture (JPEG, PNG, WebP)', kind: 'file' },
        { name: 'alt', label: 'What it shows, for visitors who cannot see it', isNeeded: true },
      ],
      addFile,
    );
    const src = given?.files['file'];
    return src === undefined ? undefined : { src, alt: given?.values['alt'] ?? '' };
  }

  async function insertPart({ name, label, holds, details }: Part): Promise<void> {
    const questions: Question[] = details.map((detail) => ({
      ...detail,
      kind: detail.choices ? 'choice' : 'line',
    }));
    const chosen = box.value.slice(box.selectionStart, box.selectionEnd);
    if (holds === 'picture') {
      questions.unshift(
        { name: ' file', label: 'Picture (JPEG, PNG, WebP)', kind: 'file' },
        { name: ' alt', label: 'What it shows, for visitors who cannot see it', isNeeded: true },
      );
    } else if (holds) {
      questions.push({
        name: ' text',
        label: 'Its text',
        kind: 'text',
        isNeeded: true,
        value: chosen,
      });
    }
    const given = await askFor(label, questions, addFile);
    if (!given) return;
    const { values, files } = given;
    const src = files[' file'];
    const inside = src === undefined ? values[' text'] : pictureText(values[' alt'] ?? '', src);
    insert(
      partText(name, details, values, inside, holds),
      holds !== undefined || details.length === 0,
    );
  }

  const button = (label: string, act: () => unknown) => {
    const made = element('button', { type: 'button' }, label);
    made.addEventListener('click', () => {
      Promise.resolve(act()).catch((error: unknown) =>
        alert(error instanceof Error ? error.message : String(error)),
      );
    });
    return made;
  };
  const toolbar = element(
    'div',
    { role: 'toolbar', ariaLabel: 'Insert into the text' },
    button('Heading', () => insert('## Heading', true)),
    button('Bold', () => wrap('**', 'bold')),
    button('Italic', () => wrap('*', 'italic')),
    button('List', () => insert('- First\n- Second', true)),
    button('Link', async () => {
      const chosen = box.value.slice(box.selectionStart, box.selectionEnd);
      const given = await askFor(
        'Link',
        [
          { name: 'words', label: 'Words of the link', isNeeded: true, value: chosen },
          {
            name: 'href',
            label: 'Leads to: a page such as /tours, or an address with https://',
            isNeeded: true,
          },
        ],
        addFile,
      );
      if (given) insert(`[${given.values['words']}](${given.values['href']})`, false);
    }),
    ...(parts.length > 0
      ? [
          button('Picture', async () => {
            const chosen = await picture();
            if (chosen) insert(pictureText(chosen.alt, chosen.src), true);
          }),
        ]
      : []),
    ...parts.map((part) => button(part.label, () => insertPart(part))),
  );
  place.className = 'text-field';
  place.append(toolbar, box);

  const update = (shown: unknown) => {
    const text = typeof shown === 'string' ? shown : '';
    if (box.value !== text) box.value = text;
  };
  update(value);
  return { update };
};
