import { type Face, HEADLINE_FACES, TEXT_FACES } from './font-faces.ts';

const load = (faces: readonly Face[]): Promise<FontFace[]> =>
  Promise.all(
    faces.map(({ family, url, ...face }) => new FontFace(family, `url(${url})`, face).load()),
  );

const isUsed = (family: string) => [...document.fonts].some((face) => face.family === family);

/** Uses loaded fonts. Restyles nothing: the elements name them already (styles/tokens.css). */
function use(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.add(face);
}

/**
 * Uses the headline fonts, except in a title that they would give another number of lines, since all below it would
 * move. It has them on the next page.
 */
function applyToHeadlines(faces: readonly FontFace[]): void {
  const titles = [...document.querySelectorAll('h1')].map((title) => ({
    title,
    height: title.offsetHeight,
  }));
  use(faces);
  for (const { title, height } of titles) {
    if (title.offsetHeight === height) continue;
    title.style.fontFamily = getComputedStyle(title).fontFamily.replace(/^[^,]+,/, '');
  }
}

/** @returns false where storage is forbidden */
function remember(fonts: string): boolean {
  // Not by stores/storage.ts: a module shared with islands would be one more request of every page.
  try {
    localStorage['fonts'] = fonts;
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads and uses the headline fonts after the load event and the first frame, which they would delay. Then loads
 * the text fonts, except with Save-Data, for the next page; where storage is forbidden uses them at once. Rejects if
 * a font fails.
 */
export async function loadFonts(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // On a fast line a page loads before its first frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (!isUsed('Besley')) applyToHeadlines(await load(HEADLINE_FACES));
  if (isUsed('Newsreader')) return;
  if (navigator.connection?.saveData) {
    remember('headline');
    return;
  }
  const text = await load(TEXT_FACES);
  if (!remember('headline text')) use(text);
}
