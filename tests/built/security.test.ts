/** The built pages' permissions. */
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { chrome, site } from '../support/content.ts';
import { policyFindings, policyIn } from '../support/policy-findings.ts';
import { required } from '../required.ts';

const { DOMParser } = new Window();
const parser = new DOMParser();
const pages = readBuiltPages().map(({ path, html }) => ({
  path,
  policy: required(policyIn(html)),
  document: parser.parseFromString(html, 'text/html'),
}));

test('CSP Evaluator reports nothing', () => {
  for (const { path, policy } of pages) {
    // The sandbox has no TLS.
    const secure = policy.replaceAll('http://localhost', 'https://localhost');
    expect.soft(policyFindings(secure), path).toEqual([]);
  }
});

describe('a link to a new tab', () => {
  const openers = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('[target=_blank]')].map((element) => ({ path, element })),
  );

  test('has rel=noopener', () => {
    for (const { path, element } of openers) {
      expect.soft(element.getAttribute('rel'), `${path}: ${element.outerHTML}`).toBe('noopener');
    }
  });

  test('says so to screen readers', () => {
    // Except links whose text says it: the calendar's page and a video's page.
    const itself = '[data-state], astro-island[component-url*="/Video."]';
    for (const { path, element } of openers) {
      if (element.matches('form') || element.closest(itself)) continue;
      const pictures = [...element.querySelectorAll('img')].map((image) =>
        image.getAttribute('alt'),
      );
      const name = [element.textContent, ...pictures].join(' ');
      expect.soft(name, path).toContain(chrome.newTab);
    }
  });
});

test('security.txt names the mailbox, and expires in less than a year', () => {
  const text = readFileSync(`${dist}.well-known/security.txt`, 'utf8');
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  const days = (Date.parse(required(/^Expires: (.+)$/m.exec(text)?.[1])) - Date.now()) / 86_400_000;
  expect(days > 0 && days < 365, `${days} days`).toBe(true);
});
