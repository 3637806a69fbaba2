/** Runs in the page. As Chrome's and Edge's translators do, replaces each text node with two nested `<font>`s. */
export function wrapTexts(): void {
  const wrap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = root instanceof Text ? root : texts.nextNode(); text; text = texts.nextNode())
      found.push(text as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: `~${text.data}` }));
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrap);
  }).observe(document.body, { childList: true, subtree: true });
}
