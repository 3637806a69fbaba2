/** What the built pages allow: each the least that it can do with. */
import { globSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { dist, readBuiltPages } from '../../scripts/checks/built-pages.ts';
import { securityTxt } from '../../src/head/security-txt.ts';
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
const isForeign = (source: string) => /^https?:/.test(source);
const foreign = (policy: string, directive: string) =>
  (directivesOf(policy).get(directive) ?? []).filter(isForeign);

/** What must be on a page for a third party to be in its policy. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'script-src': /\/_astro\/(?:CouponNewsletter|ReserveButton|Reel)\./,
  'style-src': /\/_astro\/(?:CouponNewsletter|ReserveButton)\./,
  'connect-src': /\/_astro\/(?:ApplicationForm|BookingCalendar|ContactForm|ReserveButton)\./,
  'frame-src': /\/_astro\/(?:BookingCalendar|ReserveButton|Reel|Video)\./,
  'form-action': /<form[^>]* action="https?:/,
};

test.each(Object.entries(REASONS))(
  '%s names a third party only where it is used',
  (directive, reason) => {
    const without = pages.filter(
      ({ html, policy }) => foreign(policy, directive).length > 0 && !reason.test(html),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(pages.some(({ policy }) => foreign(policy, directive).length > 0)).toBe(true);
  },
);

test('every form may post where its HTML says', () => {
  for (const { path, document, policy } of pages) {
    for (const form of document.querySelectorAll('form[action^="http"]')) {
      const { origin } = new URL(required(form.getAttribute('action')));
      expect.soft(foreign(policy, 'form-action'), path).toContain(origin);
    }
  }
});

test('the evaluator of policies has nothing against any of them', () => {
  for (const { path, policy } of pages) {
    // The sandbox of this build speaks no TLS, as every real service does.
    const secure = policy.replaceAll('http://localhost', 'https://localhost');
    expect.soft(policyFindings(secure), path).toEqual([]);
  }
});

describe('what has an address and is no page', () => {
  const others = globSync('**/*.html', { cwd: dist })
    .filter((file) => !pages.some(({ path }) => `${path.slice(1) || 'index'}.html` === file))
    .map((file) => ({ file, html: readFileSync(dist + file, 'utf8') }));

  test('has a charset and a policy before all else, and is not to be found', () => {
    expect(others.length).toBeGreaterThan(0);
    for (const { file, html } of others) {
      expect
        .soft(html, file)
        .toMatch(
          /^(?:<!doctype html><html[^>]*>)?<meta charset="utf-8"><meta http-equiv="content-security-policy"/,
        );
      expect.soft(policyIn(html), file).toContain("default-src 'none'");
      expect.soft(policyFindings(policyIn(html) ?? ''), file).toEqual([]);
      expect.soft(html, file).toContain('<meta name="robots" content="noindex">');
    }
  });
});

describe('what opens in a tab of its own', () => {
  const openers = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('[target=_blank]')].map((element) => ({ path, element })),
  );

  test('cannot reach the page it was opened from', () => {
    for (const { path, element } of openers) {
      expect.soft(element.getAttribute('rel'), `${path}: ${element.outerHTML}`).toBe('noopener');
    }
  });

  test('is said to do so, for those who do not see it', () => {
    // Their words say it by themselves: the calendar's own page, and a film's below its player.
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

test('whom to tell of a weakness stands where it is looked for, and is good for less than a year', () => {
  const text = readFileSync(`${dist}.well-known/security.txt`, 'utf8');
  const expires = required(/^Expires: (.+)$/m.exec(text)?.[1]);
  const [day = ''] = new Date(Date.parse(expires) - 300 * 24 * 60 * 60 * 1000)
    .toISOString()
    .split('T');
  expect(text).toBe(securityTxt(site, day));
  expect(Date.parse(expires) - Date.now()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
