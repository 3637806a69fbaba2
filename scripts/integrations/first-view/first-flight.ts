import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What a page may weigh at most, in bytes, to come with what a server sends before it waits for an answer:
 * ten packets of 1,460 (RFC 6928), less headers such as most hosts send.
 */
export const FIRST_FLIGHT = 14_000;

/** The headers of our own pages, in bytes, above what is left for them there. */
export const LONGER_HEADERS = 260;

/** What hosts compress with while a visitor waits; files stored compressed would come with 11. */
export const HOST_QUALITY = 5;

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: HOST_QUALITY } };

/** What a text weighs as a host sends it, in bytes. */
export const sentWeight = (text: string): number => brotliCompressSync(text, OPTIONS).length;
