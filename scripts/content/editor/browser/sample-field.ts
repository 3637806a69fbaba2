import { element } from './dom.ts';
import type { DrawField } from './fields.ts';

/** A box to tick on what was made up, and a line for what is to be settled before the launch. */
export const sampleField: DrawField = ({ place, value, forID, onChange }) => {
  const box = element('input', { type: 'checkbox', id: forID });
  const words = element('input', {
    type: 'text',
    placeholder: 'Or in a few words: what is to be settled',
  });
  words.setAttribute('aria-label', 'What is to be settled');
  const show = (shown: unknown) => {
    box.checked = Boolean(shown);
    if (document.activeElement !== words) words.value = typeof shown === 'string' ? shown : '';
  };
  const tell = () => onChange(words.value.trim() === '' ? box.checked || undefined : words.value);
  box.addEventListener('change', () => {
    if (!box.checked) words.value = '';
    tell();
  });
  words.addEventListener('input', tell);
  place.className = 'sample-field';
  place.append(element('label', {}, box, ' To be replaced before the launch'), words);
  show(value);
  return { update: show };
};
