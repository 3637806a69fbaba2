/** What islands share: each store's value, and what the functions that change it take and return. */
import { expectTypeOf } from 'vitest';
import type { RateLimit } from '../../src/domain/forms/rate-limit.ts';
import type { Script } from '../../src/providers/load-script.ts';
import * as draft from '../../src/stores/draft.ts';
import * as embeds from '../../src/stores/embeds.ts';
import * as guests from '../../src/stores/guests.ts';
import * as lightbox from '../../src/stores/lightbox.ts';
import * as promo from '../../src/stores/promo.ts';
import * as rateLimit from '../../src/stores/rate-limit.ts';
import * as toasts from '../../src/stores/toasts.ts';

type Values = Readonly<Record<string, string>>;
type State = 'loading' | 'ready' | 'failed';
type Message = { tone: 'good' | 'bad'; title: string; text: string };
type Toast = { id: number; tone: 'good' | 'bad'; title: string; text: string };

expectTypeOf(draft.$drafts.get()).toEqualTypeOf<Record<string, Values>>();
expectTypeOf(draft.draftKey).toEqualTypeOf<(form: string) => string>();
expectTypeOf(draft.readDraft).toEqualTypeOf<(form: string) => Values>();
expectTypeOf(draft.keepDraft).toEqualTypeOf<(form: string, values: Values) => void>();
expectTypeOf(draft.forgetDraft).toEqualTypeOf<(form: string) => void>();

expectTypeOf(embeds.$embeds.get()).toEqualTypeOf<Record<string, State>>();
expectTypeOf(embeds.loadEmbed).toEqualTypeOf<(script: Script) => Promise<void>>();

expectTypeOf(guests.$guests.get()).toEqualTypeOf<number | undefined>();
expectTypeOf(guests.setGuests).toEqualTypeOf<(guests: number | undefined) => void>();
expectTypeOf(guests.readGuests).toEqualTypeOf<() => number | undefined>();

expectTypeOf(lightbox.$lightbox.get()).toEqualTypeOf<number | undefined>();
expectTypeOf(lightbox.openPhoto).toEqualTypeOf<(id: number) => void>();
expectTypeOf(lightbox.closePhoto).toEqualTypeOf<() => void>();

expectTypeOf(promo.$isPromoDismissed.get()).toEqualTypeOf<boolean>();
expectTypeOf(promo.dismissPromo).toEqualTypeOf<(storageKey: string) => void>();

type Key = [key: string, limit: RateLimit, now: number];
expectTypeOf(rateLimit.tryAcquire).toEqualTypeOf<(...attempt: Key) => boolean>();
expectTypeOf(rateLimit.release).toEqualTypeOf<(key: string, time: number) => void>();
expectTypeOf(rateLimit.runExclusively).toEqualTypeOf<
  (key: string, work: () => Promise<void>) => Promise<boolean>
>();

expectTypeOf(toasts.$toasts.get()).toEqualTypeOf<readonly Toast[]>();
expectTypeOf(toasts.showToast).toEqualTypeOf<(toast: Message) => number>();
expectTypeOf(toasts.dismissToast).toEqualTypeOf<(id: number) => void>();
