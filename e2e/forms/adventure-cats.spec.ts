/** A visitor applies with a cat. */
import type { Page } from '@playwright/test';
import { required } from '../../tests/required.ts';
import {
  adventureCatsPage as adventureCats,
  questionsOf,
  site,
  thanksPage as thanks,
} from '../../tests/support/content.ts';
import {
  blockScript,
  FATES,
  holdScript,
  openWithStoppedClock,
  SCRIPT_TROUBLE,
} from '../support/missing-scripts.ts';
import { pasted } from '../support/clipboard.ts';
import { expect, test } from '../support/sandbox.ts';

const NOON = new Date('2025-05-10T12:00:00-04:00');

const words = adventureCats.form;
/** What the page calls each field. */
const LABELS = {
  first: words.firstNameLabel,
  last: words.lastNameLabel,
  email: words.emailLabel,
  mobile: words.mobileLabel,
  instagram: words.instagramLabel,
  cat: words.catNameLabel,
  notes: words.notesLabel,
};
type Field = keyof typeof LABELS;
const FIELDS = ['first', 'last', 'email', 'mobile', 'instagram', 'cat', 'notes'] as const;

const form = (page: Page) => page.getByRole('form', { name: words.title });
const field = (page: Page, name: Field) => form(page).getByRole('textbox', { name: LABELS[name] });
const rules = (page: Page) => form(page).getByRole('checkbox', { name: words.rules });
const waiver = (page: Page) => form(page).getByRole('checkbox', { name: words.waiver });
/** Whatever it says at the moment. */
const send = (page: Page) => form(page).locator('button[type=submit]');
const readWaiver = (page: Page) => page.getByRole('link', { name: words.waiverLink });
const waiverDialog = (page: Page) => page.getByRole('dialog', { name: adventureCats.waiver.title });
const waiverHeading = (page: Page) =>
  page.getByRole('heading', { name: adventureCats.waiver.title });
const THANKS = /\/adventure-cats\/thanks/;
/** Words of the waiver's last paragraph. */
const CLAUSE = String(adventureCats.waiver.paragraphs.at(-1));
const TOO_MANY = words.tooMany;
const missing = (label: string) => words.messages.required.replace('{label}', label);

const TYPED: Readonly<Record<Field, string>> = {
  first: 'Ada',
  last: 'Whisker',
  email: 'ada@mail.example',
  mobile: '(917) 555-0142',
  instagram: '@topsy',
  cat: 'Topsy',
  notes: 'Seven years old, harness, afraid of umbrellas.',
};

async function fill(page: Page, typed = TYPED): Promise<void> {
  for (const name of FIELDS) await field(page, name).fill(typed[name]);
}

async function promise(page: Page): Promise<void> {
  await rules(page).check();
  await waiver(page).check();
}

async function expectEntriesKept(page: Page, changed: Partial<typeof TYPED> = {}): Promise<void> {
  const kept = { ...TYPED, ...changed };
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(kept[name]);
}

/** A service that keeps its visitors waiting. */
async function neverAnswer(page: Page): Promise<void> {
  await page.route('**/f/sandbox', () => {});
}

/** Waits until React answers for the form: until then, the browser's own validation does. */
async function touch(page: Page): Promise<void> {
  await field(page, 'first').focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test.describe('an application that is sent', () => {
  test('arrives whole, campaign and all, and ends on the thank-you page', async ({
    page,
    sandbox,
  }) => {
    await page.clock.setFixedTime(NOON);
    await page.goto('/about');
    await page.evaluate(() => {
      location.href = '/adventure-cats?utm_source=flyer&utm_medium=paper&utm_campaign=spring';
    });
    await expect(page).toHaveURL(/utm_campaign=spring/);
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();

    await expect(page).toHaveURL(THANKS);
    await expect(page.getByRole('main')).toContainText(thanks.lead);
    expect(new URL(page.url()).search).toBe(
      '?utm_source=flyer&utm_medium=paper&utm_campaign=spring',
    );
    const site = new URL(page.url()).origin;
    const [application] = await sandbox.received();
    expect(application).toMatchObject({ kind: 'application', path: '/f/sandbox', outcome: '200' });
    expect(application?.headers['accept']).toBe('application/json');
    expect(application?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(Object.fromEntries(required(application).fields)).toEqual({
      first_name: 'Ada',
      last_name: 'Whisker',
      email: 'ada@mail.example',
      mobile: '+19175550142',
      instagram: '@topsy',
      cat_name: 'Topsy',
      notes: 'Seven years old, harness, afraid of umbrellas.',
      rules_accept: 'on',
      waiver_accept: 'on',
      _website: '',
      _next: page.url(),
      _subject: 'Adventure Cats Application',
      _language: 'en',
      page_slug: '/adventure-cats',
      timestamp: NOON.toISOString(),
      referrer_url: `${site}/about`,
      utm_source: 'flyer',
      utm_medium: 'paper',
      utm_campaign: 'spring',
    });
    // Once each: nothing is sent twice under one name.
    expect(required(application).fields).toHaveLength(19);
  });

  test('shows the mobile number as it is sent', async ({ page }) => {
    await neverAnswer(page);
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page, { ...TYPED, mobile: '+44 (0)20 7946-0018' });
    await promise(page);
    await send(page).click();
    await expect(field(page, 'mobile')).toHaveValue('+4402079460018');
  });

  test('says how it has understood the mobile number as soon as its field is left', async ({
    page,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await field(page, 'mobile').fill('212-555-0123');
    const height = async () => (await form(page).boundingBox())?.height;
    const before = await height();
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('status')).toContainText('+1 212 555 0123');
    // Whoever leaves the field by a press elsewhere would miss what moves away under it.
    expect(await height()).toBe(before);
  });

  test('needs no storage', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(1);
  });

  test('goes once, however often the button is pressed', async ({ page, sandbox }) => {
    await sandbox.fail('applications', 'slow');
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      setTimeout(() => button.click(), 100);
    });
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(1);
  });

  for (const [facility, install, heard] of [
    [
      'Google’s tag',
      () => {
        window.heard = [];
        Object.assign(window, { gtag: (...words: unknown[]) => window.heard.push(words) });
      },
      [['event', 'adventure_apply_submit', { utm_source: 'flyer' }]],
    ],
    [
      'a tag manager',
      () => {
        window.heard = [];
        Object.assign(window, { dataLayer: window.heard });
      },
      [{ event: 'adventure_apply_submit', utm_source: 'flyer' }],
    ],
  ] as const) {
    test(`is counted where the page has ${facility}, and only when it is valid`, async ({
      page,
    }) => {
      await neverAnswer(page);
      await page.addInitScript(install);
      await page.goto('/adventure-cats?utm_source=flyer');
      await touch(page);
      await fill(page);
      await send(page).click();
      await expect(page.getByText(words.messages.waiverMissing).first()).toBeVisible();
      expect(await page.evaluate(() => window.heard)).toEqual([]);
      await promise(page);
      await send(page).click();
      await expect(send(page)).toHaveText(words.sending);
      await expect.poll(() => page.evaluate(() => window.heard)).toEqual(heard);
    });
  }
});

test.describe('an application that is not ready', () => {
  const faults = [
    ['first', '', missing(words.firstNameLabel)],
    ['last', ' ', missing(words.lastNameLabel)],
    ['email', '', missing(words.emailLabel)],
    ['email', 'ada@mail', words.messages.emailInvalid],
    ['mobile', '', missing(words.mobileLabel)],
    ['mobile', '555-014', words.messages.mobileInvalid],
    ['mobile', '212-555-0123 ext. 5', words.messages.mobileInvalid],
    ['cat', '', missing(words.catNameLabel)],
  ] as const;

  test('says what is wrong, one thing at a time, and leads there', async ({ page, sandbox }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    for (const [name, text, words] of faults) {
      await test.step(`"${text}" for ${name}`, async () => {
        await field(page, name).fill(text);
        await send(page).click();
        await expect.soft(field(page, name)).toBeFocused();
        await expect.soft(field(page, name)).toHaveAccessibleDescription(new RegExp(`${words}$`));
        await expect.soft(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
        // What was typed is not rewritten before all of it is right.
        await expect.soft(field(page, name)).toHaveValue(text);
        const mobile = name === 'mobile' ? text : TYPED.mobile;
        await expect.soft(field(page, 'mobile')).toHaveValue(mobile);
        await field(page, name).fill(TYPED[name]);
      });
    }
    for (const [tick, message] of [
      [rules, words.messages.rulesMissing],
      [waiver, words.messages.waiverMissing],
    ] as const) {
      await test.step(message, async () => {
        await tick(page).uncheck();
        await send(page).click();
        await expect.soft(tick(page)).toBeFocused();
        await expect.soft(tick(page)).toHaveAccessibleDescription(message);
        await expect.soft(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
        await tick(page).check();
      });
    }
    expect(await sandbox.received()).toEqual([]);
  });

  test('lists all that is missing, each a way to its field, and strikes off what is mended', async ({
    page,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await send(page).click();
    await expect(field(page, 'first')).toBeFocused();
    const list = form(page).getByRole('listitem');
    await expect(list).toHaveText([
      missing(words.firstNameLabel),
      missing(words.lastNameLabel),
      missing(words.emailLabel),
      missing(words.mobileLabel),
      missing(words.catNameLabel),
      words.messages.rulesMissing,
      words.messages.waiverMissing,
    ]);
    await form(page)
      .getByRole('link', { name: missing(words.catNameLabel) })
      .click();
    await expect(field(page, 'cat')).toBeFocused();
    await page.keyboard.type('Topsy');
    await expect(page.getByText(missing(words.catNameLabel))).toHaveCount(0);
    await expect(list).toHaveCount(6);
    await rules(page).check();
    await expect(list).toHaveCount(5);
  });

  test('by a robot that fills in what nobody sees goes nowhere, without a word', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await page.locator('[name="_website"]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
    await send(page).click();
    await expect(send(page)).toHaveText(words.submit);
    await expect(page).toHaveURL('/adventure-cats');
    expect(await sandbox.received()).toEqual([]);
  });
});

test.describe('many applications', () => {
  test('five in a minute go; the sixth is asked to wait, and goes when the minute is over', async ({
    page,
    sandbox,
  }) => {
    const at = (seconds: number) =>
      page.clock.setFixedTime(new Date(NOON.getTime() + seconds * 1000));
    // Four have gone already; the fifth goes by hand.
    await at(4);
    await page.goto('/adventure-cats');
    await page.evaluate((noon) => {
      const sent = [0, 1, 2, 3].map((second) => noon + second * 1000);
      localStorage.setItem('applications-sent', JSON.stringify(sent));
    }, NOON.getTime());
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    await at(59.999);
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(TOO_MANY);
    await expect(page.getByText(TOO_MANY)).toBeInViewport();
    await expectEntriesKept(page);
    expect(await sandbox.received()).toHaveLength(1);

    await at(60);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(2);
  });

  test('nobody waits for a clock that was set back, or for garbage in storage', async ({
    page,
    sandbox,
  }) => {
    await page.clock.setFixedTime(NOON);
    await page.addInitScript((now) => {
      const later = now + 3_600_000;
      localStorage.setItem(
        'applications-sent',
        JSON.stringify([later, later, later, later, later]),
      );
    }, NOON.getTime());
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(1);
  });
});

test.describe('what was typed', () => {
  test.use({ expectedTrouble: /Failed to load resource|The application was not sent/ });

  test('is there again after a reload and a Back; the two promises are to be given anew', async ({
    page,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await page.reload();
    await expectEntriesKept(page);
    await expect(rules(page)).not.toBeChecked();
    await expect(waiver(page)).not.toBeChecked();

    await promise(page);
    await page.goto('/about');
    await page.goBack();
    await expectEntriesKept(page);
    await expect(rules(page)).not.toBeChecked();
    await expect(waiver(page)).not.toBeChecked();
  });

  test('is gone once the application has arrived', async ({ page }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    await page.goto('/adventure-cats');
    await expect(field(page, 'first')).toHaveValue('');
    await expect(field(page, 'notes')).toHaveValue('');
    await expect(page.getByText(words.failed)).toBeHidden();
  });

  test('survives a crash of the tab', async ({ page, context }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The answer to it never comes: there is nobody left to send it.
    session.send('Page.crash').catch(() => {});
    await crashed;
    // Playwright has given the tab up; the browser has not.
    await session.send('Page.reload');
    const read = async () => {
      const expression = `document.querySelector('#cat_name').value + '|' + document.querySelector('#notes').value`;
      const { result } = await session.send('Runtime.evaluate', { expression });
      return result.value as string;
    };
    await expect.poll(read).toBe(`${TYPED.cat}|${TYPED.notes}`);
  });

  test('stays on the page when the service answers with nonsense, and goes once it does not', async ({
    page,
    sandbox,
  }) => {
    await sandbox.fail('applications', 'garbage');
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page.getByText(words.failed)).toBeInViewport();
    await expect(page).toHaveURL('/adventure-cats');
    const mail = page.getByRole('alert').getByRole('link');
    const href = new URL(required(await mail.getAttribute('href')));
    expect(href.searchParams.get('body')).toContain(TYPED.notes);
    await expectEntriesKept(page, { mobile: '+19175550142' });
    await expect(waiver(page)).toBeChecked();
    await expect(send(page)).toBeFocused();
    await sandbox.fail('applications', 'none');
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
  });

  test('can be copied where the form could not be sent', async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sandbox.fail('applications', '500');
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await page.getByRole('button', { name: words.copy.label }).click();
    await expect(page.getByText(words.copy.copied)).toBeVisible();
    const copied = await pasted(page);
    expect(copied).toContain(`${LABELS.cat}: ${TYPED.cat}`);
    expect(copied).toContain(TYPED.notes);
  });

  test('is not sent twice to a service that never answers, unless the visitor says so', async ({
    page,
    sandbox,
  }) => {
    await neverAnswer(page);
    await page.clock.install({ time: NOON });
    await page.goto('/adventure-cats');
    await touch(page);
    await fill(page);
    await promise(page);
    const asked = page.waitForRequest('**/f/sandbox');
    await send(page).click();
    await expect(send(page)).toHaveText(words.sending);
    // The wait for an answer begins with the request.
    await asked;
    await page.clock.fastForward(20_000);
    await expect(send(page)).toHaveText(words.sendAgain);
    await expect(page.getByText(words.unanswered)).toBeInViewport();
    await expectEntriesKept(page, { mobile: '+19175550142' });

    await page.reload();
    await touch(page);
    await page.unroute('**/f/sandbox');
    await promise(page);
    await send(page).click();
    await expect(page.getByText(words.unanswered)).toBeVisible();
    expect(await sandbox.received()).toEqual([]);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(1);
  });
});

test('Back from the thank-you page finds a fresh form', async ({ page }) => {
  await page.goto('/adventure-cats');
  await touch(page);
  await fill(page);
  await promise(page);
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  await page.goBack();
  await expect(field(page, 'first')).toHaveValue('');
  await expect(send(page)).toHaveText(words.submit);
  await expect(page.getByText(words.failed)).toBeHidden();
});

test.describe('whose script is not there at the first press', () => {
  test.use({ expectedTrouble: SCRIPT_TROUBLE });

  const ISLAND = 'ApplicationForm';
  const NAMES = [
    '_next',
    '_subject',
    '_language',
    'page_slug',
    'timestamp',
    'referrer_url',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'first_name',
    'last_name',
    'email',
    'instagram',
    'mobile',
    'cat_name',
    'notes',
    'rules_accept',
    'waiver_accept',
    '_website',
  ];

  /** The form's posts, each by the names of its fields and what was typed. */
  async function watchPosts(page: Page) {
    const posts: Record<string, string>[] = [];
    await page.route('**/f/sandbox', async (route) => {
      const body = route.request().postData() ?? '';
      const fields = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
      posts.push(Object.fromEntries([...fields].map(([, name, value]) => [name, value])));
      // A page that posts stays where it is, and a script that posts is kept waiting.
      const isFromScript = route.request().resourceType() === 'fetch';
      if (!isFromScript) await route.fulfill({ status: 204 });
    });
    return posts;
  }

  const openWithClock = (page: Page) => openWithStoppedClock(page, '/adventure-cats', NOON);

  async function expectOnePost(posts: Record<string, string>[], mobile: string): Promise<void> {
    await expect.poll(() => posts).toHaveLength(1);
    expect(Object.keys(posts[0] ?? {})).toEqual(NAMES);
    expect(posts[0]).toMatchObject({
      first_name: 'Ada',
      mobile,
      notes: TYPED.notes,
      rules_accept: 'on',
      waiver_accept: 'on',
    });
  }

  for (const fate of FATES) {
    test(`because it ${fate}: the form posts by itself, once, with all that was typed`, async ({
      page,
    }) => {
      const posts = await watchPosts(page);
      const script = await blockScript(page, ISLAND, fate);
      await openWithClock(page);
      await fill(page);
      await promise(page);
      await send(page).click();
      await expect(send(page)).toHaveAttribute('aria-busy', 'true');
      expect(posts).toEqual([]);
      await script.waitInVain();
      await expectOnePost(posts, TYPED.mobile);
      await expectEntriesKept(page);
      await expect(send(page)).not.toHaveAttribute('aria-busy');
      await script.expectUnused();
    });

    test(`because it ${fate}: the waiver is read on the page`, async ({ page }) => {
      const script = await blockScript(page, ISLAND, fate);
      await openWithClock(page);
      await readWaiver(page).click();
      await script.waitInVain();
      await expect(page).toHaveURL(/#waiver$/);
      await expect(waiverHeading(page)).toBeInViewport();
      expect(await page.locator('#waiver').evaluate((waiver) => waiver.matches(':modal'))).toBe(
        false,
      );
    });
  }

  test('because it comes after three seconds: it posts nothing a second time', async ({ page }) => {
    const posts = await watchPosts(page);
    const letGo = await holdScript(page, ISLAND);
    await openWithClock(page);
    await fill(page);
    await promise(page);
    await send(page).click();
    await page.clock.runFor(2999);
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    expect(posts).toEqual([]);
    await page.clock.runFor(1);
    await expectOnePost(posts, TYPED.mobile);

    letGo();
    await page.evaluate(async () => {
      const island = document.querySelector('#application')?.closest('astro-island');
      await import(island?.getAttribute('component-url') ?? '');
    });
    await page.clock.runFor(1000);
    await expect(form(page)).toHaveJSProperty('noValidate', false);
    await expectEntriesKept(page);
    expect(posts).toHaveLength(1);
  });

  test('late: it is checked, completed and sent by the script, once', async ({ page }) => {
    const posts = await watchPosts(page);
    const letGo = await holdScript(page, ISLAND);
    await openWithClock(page);
    await fill(page);
    await promise(page);
    await field(page, 'cat').press('Enter');
    await send(page).click();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    expect(posts).toEqual([]);
    letGo();
    await expectOnePost(posts, '+19175550142');
    expect(posts[0]?.['timestamp']).toMatch(/^2025-05-10T/);
    await expect(send(page)).toHaveText(words.sending);
    await expect(send(page)).not.toHaveAttribute('aria-busy');
  });

  test('late, and not ready: it leads to the first error', async ({ page }) => {
    const posts = await watchPosts(page);
    const letGo = await holdScript(page, ISLAND);
    await openWithClock(page);
    await send(page).click();
    letGo();
    await expect(field(page, 'first')).toBeFocused();
    await expect(field(page, 'first')).toBeInViewport();
    await expect(field(page, 'first')).toHaveAccessibleDescription(missing(words.firstNameLabel));
    expect(posts).toEqual([]);
  });

  test('late: the waiver opens at once, and stays open', async ({ page }) => {
    const letGo = await holdScript(page, ISLAND);
    await openWithClock(page);
    const link = readWaiver(page);
    await link.click();
    // The next frame, and the task after it.
    await page.clock.runFor(100);
    const dialog = waiverDialog(page);
    await expect(dialog).toBeVisible();
    await expect(form(page)).toHaveJSProperty('noValidate', false);
    letGo();
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no React and no stranger comes before the first touch, and then no key is lost', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/adventure-cats', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\.js$/.test(url))).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);

    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await field(page, 'notes').tap();
    await page.keyboard.type(TYPED.notes, { delay: 40 });
    await expect(form(page)).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'notes')).toHaveValue(TYPED.notes);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself and ends on the thank-you page', async ({ page, sandbox }) => {
    await page.goto('/adventure-cats');
    await page.getByRole('link', { name: adventureCats.hero.apply.label }).click();
    await expect(page).toHaveURL(/#application-form$/);
    await fill(page);
    await promise(page);
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    const [application] = await sandbox.received();
    expect(Object.fromEntries(required(application).fields)).toMatchObject({
      first_name: 'Ada',
      mobile: '(917) 555-0142',
      rules_accept: 'on',
      waiver_accept: 'on',
      _subject: 'Adventure Cats Application',
      _language: 'en',
      _next: `${site.url}/adventure-cats/thanks`,
      page_slug: '/adventure-cats',
      // Only an open page knows these; the service writes down when it was reached.
      timestamp: '',
      referrer_url: '',
      utm_source: '',
    });
  });

  test('the waiver is read on the page', async ({ page }) => {
    await page.goto('/adventure-cats');
    await readWaiver(page).click();
    await expect(page).toHaveURL(/#waiver$/);
    await expect(waiverHeading(page)).toBeInViewport();
    await expect(page.getByText(CLAUSE)).toBeVisible();
    // Nothing to close where nothing is open.
    await expect(page.locator('#waiver').getByRole('button')).toBeHidden();
  });
});

test.describe('with a keyboard and a screen reader', () => {
  test('the form has its parts, names and hints', async ({ page }) => {
    await page.goto('/adventure-cats');
    await expect(form(page)).toMatchAriaSnapshot(`
      - form "${adventureCats.form.title}":
        - group "${adventureCats.form.legends.person}":
          - textbox "${LABELS.first}"
          - textbox "${LABELS.last}"
          - textbox "${LABELS.email}"
          - textbox "${LABELS.instagram} (${words.optional})"
          - textbox "${LABELS.mobile}"
        - group "${adventureCats.form.legends.cat}":
          - textbox "${LABELS.cat}"
          - textbox "${LABELS.notes} (${words.optional})"
        - group "${adventureCats.form.legends.promises}":
          - checkbox "${adventureCats.form.rules}"
          - checkbox "${adventureCats.form.waiver}"
          - paragraph:
            - link "${words.waiverLink}"
        - paragraph:
          - button "${words.submit}"
    `);
    await expect(field(page, 'mobile')).toHaveAccessibleDescription(words.mobileHint);
    await touch(page);
    await field(page, 'mobile').fill('12');
    await send(page).press('Enter');
    await expect(field(page, 'mobile')).toHaveAccessibleDescription(
      `${words.mobileHint} ${words.messages.mobileInvalid}`,
    );
  });

  test('an application is filled in and sent without a pointer', async ({ page, sandbox }) => {
    await page.goto('/adventure-cats');
    await field(page, 'first').focus();
    const order = ['Ada', 'Whisker', 'ada@mail.example', '', '917 555 0142', 'Topsy', ''];
    for (const text of order) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = waiverDialog(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(readWaiver(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(THANKS);
    expect(await sandbox.received()).toHaveLength(1);
  });
});

test.describe('the waiver', () => {
  test('opens over the form, is read, and closes where it was opened', async ({ page }) => {
    await page.goto('/adventure-cats');
    const link = readWaiver(page);
    await link.click();
    const dialog = waiverDialog(page);
    await expect(dialog).toContainText(CLAUSE);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await dialog.getByRole('button', { name: adventureCats.waiver.close }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/adventure-cats');

    await link.click();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('is closed by Back, which stays on the page and leaves what was typed', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/adventure-cats');
    await touch(page);
    await field(page, 'first').fill('Ada');
    await readWaiver(page).click();
    await expect(waiverDialog(page).getByRole('heading')).toBeFocused();
    await page.goBack();
    await expect(waiverDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/adventure-cats');
    await expect(field(page, 'first')).toHaveValue('Ada');
    await expect(readWaiver(page)).toBeFocused();

    // Closed by its button, it leaves nothing behind for Back.
    await readWaiver(page).click();
    await waiverDialog(page).getByRole('button').click();
    await expect(waiverDialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('is a part of the page in a new tab, and for whoever comes by its address', async ({
    page,
    context,
  }) => {
    await page.goto('/adventure-cats');
    await touch(page);
    await expect(page.locator('#waiver')).toBeHidden();
    const opening = context.waitForEvent('page');
    await readWaiver(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await expect(page.locator('#waiver')).toBeHidden();
    await expect(tab).toHaveURL(/#waiver$/);
    await expect(tab.locator('#waiver')).toBeVisible();
    await expect(tab.locator('#waiver').getByRole('button')).toBeHidden();
  });

  test('lets the page behind it stand still, and no longer than it is open', async ({ page }) => {
    await page.goto('/adventure-cats');
    const root = page.locator('html');
    await readWaiver(page).click();
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  });
});

test.describe('around the form', () => {
  test('the opening leads to the form and to how it works', async ({ page }) => {
    await page.goto('/adventure-cats');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(adventureCats.hero.title);
    await page.getByRole('link', { name: adventureCats.hero.experience.label }).click();
    await expect(page.locator('#experience')).toBeInViewport();
    await page.getByRole('link', { name: adventureCats.hero.apply.label }).click();
    await expect(page.locator('#application-form')).toBeInViewport();
    for (const { title } of adventureCats.steps.items) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    }
    for (const rule of adventureCats.requirements.items) {
      await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
    }
  });

  test('of the answers one is open at a time, or none', async ({ page }) => {
    await page.goto('/adventure-cats');
    const answers = page.locator('#faq details');
    const { length } = questionsOf(adventureCats.faq.list);
    await expect(answers).toHaveCount(length);
    const open = () =>
      answers.evaluateAll((all) =>
        all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])),
      );
    expect(await open()).toEqual([]);
    await answers.first().locator('summary').click();
    expect(await open()).toEqual([0]);
    if (length > 1) await answers.last().locator('summary').click();
    expect(await open()).toEqual([length - 1]);
    await answers.last().locator('summary').click();
    expect(await open()).toEqual([]);
  });

  test('the thank-you page says what comes next and where to go', async ({ page }) => {
    await page.goto('/adventure-cats/thanks');
    const main = page.getByRole('main');
    await expect(main).toContainText(thanks.lead);
    await expect(main.getByRole('link', { name: thanks.tours.label })).toHaveAttribute(
      'href',
      thanks.tours.href,
    );
    await expect(main.getByRole('link', { name: thanks.home.label })).toHaveAttribute(
      'href',
      thanks.home.href,
    );
  });
});

declare global {
  interface Window {
    heard: unknown[];
  }
}
