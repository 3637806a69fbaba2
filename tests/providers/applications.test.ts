import { expect, test } from 'vitest';
import { applicationsSettings, formspree } from '../../src/providers/applications/formspree.ts';

const form = (id?: string) => formspree(applicationsSettings({ PUBLIC_FORMSPREE_FORM: id }));

test('an application posts to the configured form', () => {
  expect(form('xyz').action).toBe('https://formspree.io/f/xyz');
});

test('until then it posts to the sandbox', () => {
  expect(form().action).toBe('http://localhost:4322/f/sandbox');
});

test('it tells the service where to send the visitor next', () => {
  expect(form().hidden('https://www.company.example/adventure-cats/thanks')).toEqual({
    _next: 'https://www.company.example/adventure-cats/thanks',
    _subject: 'Adventure Cats Application',
    _language: 'en',
  });
});
