import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import ApplicationForm from '../../src/islands/application-form/ApplicationForm.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const application = (
  <ApplicationForm
    id="application"
    action="https://forms.example/f/1"
    words={{
      legends: { person: 'You', cat: 'The cat', promises: 'Your word' },
      firstNameLabel: 'First name',
      lastNameLabel: 'Last name',
      emailLabel: 'Email',
      mobileLabel: 'Mobile',
      mobileHint: 'With its country',
      instagramLabel: 'Instagram',
      catNameLabel: 'Cat name',
      notesLabel: 'Notes',
      notesHint: 'Anything',
      optional: 'optional',
      rules: 'I have read the rules',
      waiver: 'I accept the waiver',
      waiverLink: 'Read it',
      submit: 'Send',
      sending: 'Sending...',
      summary: 'Look again at:',
    }}
  />
);

type Control = HTMLInputElement | HTMLTextAreaElement;
let place: HTMLElement;
let root: Root;

function serve(form: ReactElement): Control[] {
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(form);
  return [...place.querySelectorAll<Control>('input, textarea')];
}

async function hydrate(form: ReactElement): Promise<string[]> {
  const complaints: string[] = [];
  await act(async () => {
    root = hydrateRoot(place, form, {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
  });
  return complaints;
}

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

describe.each([['the application', application]])(
  '%s, when its script comes while somebody is writing,',
  (_, form) => {
    test('leaves every letter, every tick and the cursor as they are', async () => {
      const fields = serve(form);
      for (const [index, field] of fields.entries()) {
        if (field.type === 'checkbox') (field as HTMLInputElement).checked = true;
        else field.value = `word ${index}`;
      }
      const writing = fields[1]!;
      writing.focus();

      expect(await hydrate(form)).toEqual([]);
      const now = [...place.querySelectorAll<Control>('input, textarea')];
      // The very elements, not copies: a phone's keyboard would close, a half-typed letter be lost.
      expect(now).toEqual(fields);
      for (const [index, field] of now.entries()) {
        if (field.type === 'checkbox') expect((field as HTMLInputElement).checked).toBe(true);
        else expect(field.value).toBe(`word ${index}`);
      }
      expect(document.activeElement).toBe(writing);
    });

    test('takes the checking over from the browser only then', async () => {
      serve(form);
      const element = place.querySelector('form')!;
      expect(element.noValidate).toBe(false);
      let wasReadyFirst: boolean | undefined;
      place.addEventListener('island:ready', () => {
        wasReadyFirst = element.noValidate;
      });
      await hydrate(form);
      expect(element.noValidate).toBe(true);
      // A submit that waited for the script is given again at `island:ready`: it must not meet both.
      expect(wasReadyFirst).toBe(true);
    });

    test('has a label for every field, and posts by itself without it', async () => {
      const fields = serve(form).filter(({ tabIndex }) => tabIndex >= 0);
      for (const field of fields) {
        expect(field.labels).toHaveLength(1);
        expect(field.name).not.toBe('');
      }
      const element = place.querySelector('form')!;
      expect(element.method).toBe('post');
      expect(element.getAttribute('enctype')).toBe('multipart/form-data');
      await hydrate(form);
    });
  },
);
