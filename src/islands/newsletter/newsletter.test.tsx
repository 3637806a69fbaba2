import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey, removeDraft } from '../../stores/draft.ts';
import CouponNewsletter from './CouponNewsletter.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const loadValidation = vi.hoisted(() => vi.fn());
vi.mock('../../providers/newsletter/validation.ts', () => ({ loadValidation }));

const validation = { script: '/v.js', stylesheet: '/v.css', jQuery: { src: '/jquery.js' } };
const children = (
  <>
    <h2 id="title">Newsletter</h2>
    <input name="EMAIL" type="email" required />
    <input name="CONSENT" type="checkbox" required />
    <input name="trap" tabIndex={-1} />
    <button type="submit">Subscribe</button>
  </>
);
const coupon = (
  <CouponNewsletter
    id="newsletter"
    action="https://list.example/post"
    heading="title"
    validation={validation}
  >
    {children}
  </CouponNewsletter>
);
let place: HTMLElement;
let root: Root | undefined;
function serve(form: ReactElement): void {
  place.innerHTML = renderToString(form);
}
async function hydrate(form: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, form);
  });
}
const element = () => place.querySelector('form');
const email = () => place.querySelector<HTMLInputElement>('[name=EMAIL]');
function submit(): void {
  act(() => {
    element()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
function type(text: string): void {
  act(() => {
    const field = email();
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    place.querySelector<HTMLInputElement>('[name=CONSENT]')?.click();
  });
}

beforeEach(() => {
  loadValidation.mockReset();
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
  removeDraft('newsletter');
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the coupon', () => {
  test('posts into a new tab by itself, and no press in it waits for a script', () => {
    serve(coupon);
    expect(element()?.getAttribute('action')).toBe('https://list.example/post');
    expect(element()?.getAttribute('method')).toBe('post');
    expect(element()?.getAttribute('target')).toBe('_blank');
    expect(element()?.getAttribute('aria-labelledby')).toBe('title');
    expect(place.querySelector('[data-hold]')).toBeNull();
  });

  test('keeps what was typed before its script came', async () => {
    serve(coupon);
    const typed = email();
    if (typed) typed.value = 'ada@mail.example';
    await hydrate(coupon);
    expect(email()).toBe(typed);
    expect(email()?.value).toBe('ada@mail.example');
  });

  test('keeps what is typed for a reload, and forgets it once it is sent', async () => {
    serve(coupon);
    await hydrate(coupon);
    type('ada@mail.example');
    expect(sessionStorage.getItem(draftKey('newsletter'))).toBe(
      '{"EMAIL":"ada@mail.example","CONSENT":"on"}',
    );
    submit();
    expect({ ...sessionStorage }).toEqual({});
    // What was sent still stands in the form: only the list knows whether it likes the address.
    expect(email()?.value).toBe('ada@mail.example');
  });

  test('asks for the list’s validation when it is first used, once', async () => {
    serve(coupon);
    await hydrate(coupon);
    expect(loadValidation).not.toHaveBeenCalled();
    act(() => email()?.focus());
    act(() => email()?.blur());
    act(() => email()?.focus());
    expect(loadValidation).toHaveBeenCalledExactlyOnceWith(validation);
  });
});
