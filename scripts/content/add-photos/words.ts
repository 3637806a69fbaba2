import { createInterface } from 'node:readline/promises';
import { isFileName } from '../photos/picture-kind.ts';

/** What is said of a photograph: what it shows, and the line below it ('' for none). */
export type PhotoWords = { alt: string; caption: string };

/** Asks a person; `undefined` when they ended the conversation. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What an answer came to. */
export type Answer = PhotoWords | 'left out' | 'stopped';

/**
 * Asks what a photograph shows and what stands below it, again where an answer says nothing.
 *
 * @param name the photograph's file.
 * @param needsCaption whether the place it goes to has a line below each picture.
 */
export async function askWords(
  ask: Ask,
  name: string,
  { needsCaption }: { needsCaption: boolean },
): Promise<Answer> {
  let alt = await ask('  What does it show? (Enter alone leaves it out) ');
  while (alt !== undefined && isFileName(alt, name)) {
    alt = await ask('  That is the name of a file. What does the picture show? ');
  }
  if (alt === undefined) return 'stopped';
  if (alt === '') return 'left out';
  let caption = await ask(`  The line below it? ${needsCaption ? '' : '(Enter for none) '}`);
  while (caption === '' && needsCaption) {
    caption = await ask('  Here each picture has a line below it. What does it say? ');
  }
  return caption === undefined ? 'stopped' : { alt, caption };
}

/** A conversation in the terminal, or with what is piped in. Ctrl-C ends it between two questions too. */
export function openTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come while no question is asked are kept for the next, also when they were the last.
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once('close', () => {
    isOpen = false;
  });
  return {
    ask: async (question) => {
      terminal.setPrompt(question);
      if (isOpen) terminal.prompt();
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => terminal.close(),
  };
}

/**
 * Reads words from a file: a line for each photograph, `IMG_0042.jpg | what it shows | the line below`.
 * Empty lines, and those that begin with #, say nothing.
 *
 * @returns the words by the photograph's file name, in small letters.
 */
export function readWords(text: string): Map<string, PhotoWords> {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:#|$)/.test(line))
    .map((line) => line.split('|').map((part) => part.trim()));
  return new Map(
    rows.map(([name = '', alt = '', caption = '']) => [name.toLowerCase(), { alt, caption }]),
  );
}
