const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Asks every second whether the site, or another list of faults, has come in the page's place. */
const LOOK = `
const ask = () => fetch(location.href, { cache: 'no-store' }).then((answer) => answer.text());
const first = ask();
setInterval(async () => {
  const [before, now] = await Promise.all([first, ask().catch(() => undefined)]);
  if (now !== undefined && now !== before) location.reload();
}, 1000);`;

/**
 * The page that stands in the site's place while content keeps the live view from beginning.
 *
 * @param faults each with its file, line and remedy.
 */
export function faultsPage(faults: readonly string[]): string {
  const rows = faults.map((fault) => `<li>${inHtml(fault)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The content has faults</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:3rem auto;padding:0 1rem}li{margin-block:.5rem;overflow-wrap:anywhere}</style>
<h1>The content has faults</h1>
<p>The site cannot be shown with them. Mend and save: this page becomes the site by itself.</p>
<ol>${rows}</ol>
<script>${LOOK}</script>
</html>`;
}
