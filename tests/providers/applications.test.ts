import { expect, test } from 'vitest';
import { formspree } from '../../src/providers/applications/formspree.ts';
import { applicationsSettings } from '../../src/providers/applications/settings.ts';

const form = (id?: string) => formspree(applicationsSettings({ PUBLIC_FORMSPREE_FORM: id }));

test('an application posts to the configured form', () => {
  expect(form('xyz').action).toBe('https://formspree.io/f/xyz');
});

test('until then it posts to the sandbox', () => {
  expect(form().action).toBe('http://localhost:4322/f/sandbox');
});

test('a whole address in place of the id stops the build and is named', () => {
  expect(() => form('https://formspree.io/f/xyz')).toThrow(
    'PUBLIC_FORMSPREE_FORM is "https://formspree.io/f/xyz"; it should be the id alone',
  );
});

test('it tells the service where to send the visitor next', () => {
  expect(form().hidden('https://www.company.example/adventure-cats/thanks')).toEqual({
    _next: 'https://www.company.example/adventure-cats/thanks',
    _subject: 'Adventure Cats Application',
    _language: 'en',
  });
});
