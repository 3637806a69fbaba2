/** The contact form and the application keep what was typed until it is sent. */
import type { Page } from '@playwright/test';
import type { ServiceName } from '../../src/sandbox/failures.ts';
import { required } from '../../tests/required.ts';
import { adventureCatsPage, contactPage } from '../../tests/support/content.ts';
import { expect, test } from '../support/sandbox.ts';

const contact = contactPage.form;
const application = adventureCatsPage.form;

type Form = {
  path: string;
  service: ServiceName;
  name: string;
  /** By the field's name; the last one is in the mail that is offered. */
  typed: Readonly<Record<string, string>>;
  boxes: readonly string[];
  words: { failed: string; unanswered: string; sendAgain: string };
  isThanked: (page: Page) => Promise<void>;
};

const FORMS: readonly Form[] = [
  {
    path: '/contact',
    service: 'email',
    name: contact.title,
    typed: { name: 'Ada Whisker', email: 'ada@mail.example', message: 'Is Minnie on the walk?' },
    boxes: ['consent'],
    words: { ...contact, failed: contact.failed.text, unanswered: contact.unanswered.text },
    isThanked: (page) => expect(page.getByText(contact.done.title)).toBeVisible(),
  },
  {
    path: '/adventure-cats',
    service: 'applications',
    name: application.title,
    typed: {
      first_name: 'Ada',
      last_name: 'Whisker',
      email: 'ada@mail.example',
      instagram: '@topsy',
      // As it is normalized.
      mobile: '+19175550142',
      cat_name: 'Topsy',
      notes: 'Seven years old, harness, afraid of umbrellas.',
    },
    boxes: ['rules_accept', 'waiver_accept'],
    words: application,
    isThanked: (page) => expect(page).toHaveURL(/\/adventure-cats\/thanks/),
  },
];

test.use({ expectedTrouble: /was not sent|Failed to load resource/ });

for (const { path, service, name, typed, boxes, words, isThanked } of FORMS)
  test(`the form on ${path} keeps its text through a failure, silence, a reload and Back`, async ({
    page,
    sandbox,
  }) => {
    const form = page.getByRole('form', { name });
    const control = (field: string) => form.locator(`[name="${field}"]`);
    const send = form.locator('button[type=submit]');
    const [first = ''] = Object.keys(typed);
    /** In the form, not in a toast. */
    const shown = (text: string) => page.getByRole('main').getByText(text).first();
    /** Waits until React answers for the form: until then, the browser validates. */
    const hydrate = async () => {
      await control(first).focus();
      await expect(form).toHaveJSProperty('noValidate', true);
      for (const box of boxes) await control(box).check();
    };
    const expectFields = async (isKept: boolean) => {
      for (const [field, text] of Object.entries(typed))
        await expect(control(field)).toHaveValue(isKept ? text : '');
    };

    await page.clock.install({ time: new Date('2025-05-10T12:00:00-04:00') });
    await page.goto(path);
    await hydrate();
    for (const [field, text] of Object.entries(typed)) await control(field).fill(text);
    await sandbox.fail(service, '429');
    await send.click();
    await expect(shown(words.failed)).toBeInViewport();
    await expect(page).toHaveURL(path);
    await expect(send).toBeFocused();
    await expectFields(true);
    const mail = page.getByRole('main').locator('a[href^="mailto:"][href*="body="]');
    const href = new URL(required(await mail.getAttribute('href')));
    expect(href.searchParams.get('body')).toContain(required(Object.values(typed).at(-1)));

    await sandbox.fail(service, 'hang');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    await posted;
    await page.clock.fastForward(20_000);
    await expect(shown(words.unanswered)).toBeVisible();
    await expect(send).toHaveText(words.sendAgain);
    await page.reload();
    await expectFields(true);
    await page.goto('/about');
    await page.goBack();
    await expectFields(true);

    // It may have arrived, so it is sent again only by a button that says so.
    await hydrate();
    const before = (await sandbox.received()).length;
    await sandbox.fail(service, 'none');
    await send.click();
    await expect(send).toHaveText(words.sendAgain);
    expect(await sandbox.received()).toHaveLength(before);
    await send.click();
    await isThanked(page);
    expect(await sandbox.received()).toHaveLength(before + 1);
    await page.goto(path);
    await expectFields(false);
  });
