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
  html,
  policy: required(policyIn(html)),
  document: parser.parseFromString(html, 'text/html'),
}));

/** A policy's sources by directive. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );
const isThirdParty = (source: string) => /^https?:/.test(source);
const thirdPartyIn = (policy: string, directive: string) =>
  (directivesOf(policy).get(directive) ?? []).filter(isThirdParty);

/** Markup that allows a third party in a page's policy. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'script-src': /\/_astro\/(?:CouponNewsletter|ReserveButton|Reel)\./,
  'style-src': /\/_astro\/(?:CouponNewsletter|ReserveButton)\./,
  'connect-src': /\/_astro\/(?:ApplicationForm|BookingCalendar|ContactForm|ReserveButton)\./,
  'frame-src': /\/_astro\/(?:BookingCalendar|ReserveButton|Reel|Video)\./,
  'form-action': /<form[^>]* action="https?:/,
};

test.each(Object.entries(REASONS))(
  '%s lists a third party only on pages that use it',
  (directive, reason) => {
    const without = pages.filter(
      ({ html, policy }) => thirdPartyIn(policy, directive).length > 0 && !reason.test(html),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(pages.some(({ policy }) => thirdPartyIn(policy, directive).length > 0)).toBe(true);
  },
);

test('form-action covers every form', () => {
  for (const { path, document, policy } of pages) {
    for (const form of document.querySelectorAll('form[action^="http"]')) {
      const { origin } = new URL(required(form.getAttribute('action')));
      expect.soft(thirdPartyIn(policy, 'form-action'), path).toContain(origin);
    }
  }
});

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
