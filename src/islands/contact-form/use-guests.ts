import { useLayoutEffect, type RefObject } from 'react';
import { readGuestCount, writeGuestCount } from '../../domain/booking/guest-count.ts';
import { readGuests, setGuests } from '../../stores/guests.ts';

/** Puts the guest count of the price calculator (`?guests=12`, or the store) into the message. */
export function useGuests(form: RefObject<HTMLFormElement | null>, sentence: string): void {
  useLayoutEffect(() => {
    const [visit] = performance.getEntriesByType('navigation');
    // The visitor may have edited the sentence before a reload or Back.
    if (visit && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward'))
      return;
    const fromUrl = readGuestCount(new URLSearchParams(location.search).get('guests'));
    const guests = fromUrl ?? readGuests();
    const box = form.current?.elements.namedItem('message');
    if (guests === undefined || !(box instanceof HTMLTextAreaElement)) return;
    setGuests(undefined);
    box.value = writeGuestCount(box.value, sentence, guests);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [form, sentence]);
}
