/** What makes a page unusable at high zoom, for every-template.spec.ts. */

/** Runs in the page. @returns a line for each problem */
export function findProblems(): string[] {
  /** Pixels of space around a glyph. */
  const SLACK = 2;
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  type Line = Box & { text: string; holder: Element };

  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} in ${element.closest('[id], section, header, footer')?.outerHTML.slice(0, 60)}`;
  const withAncestors = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? withAncestors(element.parentElement) : []),
  ];
  /** Whether a style of the element or an ancestor matches. */
  const hasStyle = (element: Element, name: 'clipPath' | 'position' | 'overflowX', value: RegExp) =>
    withAncestors(element).some((at) => value.test(getComputedStyle(at)[name]));
  /** Only for screen readers, or decorative. */
  const isUnseen = (element: Element) =>
    element.closest('[aria-hidden=true]') !== null || hasStyle(element, 'clipPath', /^inset\(50%/);

  function linesOf(text: Text): Line[] {
    const holder = text.parentElement;
    // WCAG 1.4.12 excludes images of text.
    if (!holder || !text.data.trim() || isUnseen(holder) || holder.closest('[role=img]')) return [];
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => {
        // The middle of the line: glyph boxes are higher than lines.
        const inset = (bottom - top) * 0.3;
        return {
          left,
          right,
          top: top + inset,
          bottom: bottom - inset,
          text: text.data.trim(),
          holder,
        };
      });
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode as Text));

  const isCut = (line: Box, box: Box, way: 'across' | 'below') =>
    way === 'across'
      ? line.left < box.left - SLACK || line.right > box.right + SLACK
      : line.top < box.top - SLACK || line.bottom > box.bottom + SLACK;

  /** Where a line is clipped without scrolling. */
  function cutBy(line: Line): Element | undefined {
    for (const at of withAncestors(line.holder)) {
      if (at === document.body) return undefined;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
      // Teasers with an ellipsis are complete on their page.
      if (/auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none') return undefined;
      const box = at.getBoundingClientRect();
      const isClipped = (overflow: string) => /hidden|clip/.test(overflow);
      if (isClipped(overflowX) && isCut(line, box, 'across')) return at;
      if (isClipped(overflowY) && isCut(line, box, 'below')) return at;
    }
    return undefined;
  }

  /** The control whose line overflows it. */
  function leftControl(line: Line): Element | undefined {
    const control = line.holder.closest('button, .button, summary, label, th, td');
    if (!control) return;
    const box = control.getBoundingClientRect();
    return isCut(line, box, 'across') || isCut(line, box, 'below') ? control : undefined;
  }

  const { clientWidth, scrollWidth } = document.documentElement;
  const troubles: string[] = [];
  if (scrollWidth > clientWidth)
    troubles.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`);
  for (const line of lines) {
    const what = `“${line.text.slice(0, 40)}” (${named(line.holder)})`;
    if (
      (line.right > clientWidth + 1 || line.left < -1) &&
      !hasStyle(line.holder, 'overflowX', /auto|scroll/)
    )
      troubles.push(`beyond the window: ${what}`);
    const cutter = cutBy(line);
    if (cutter) troubles.push(`cut off: ${what} by ${named(cutter)}`);
    const control = leftControl(line);
    if (control) troubles.push(`out of its control: ${what}`);
  }

  const still = lines
    .filter(({ holder }) => !hasStyle(holder, 'position', /fixed|sticky/))
    .sort((a, b) => a.top - b.top);
  for (const [at, line] of still.entries()) {
    for (const other of still.slice(at + 1)) {
      if (other.top > line.bottom - SLACK) break;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (across > SLACK && line.holder !== other.holder)
        troubles.push(
          `over each other: “${line.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” (${named(other.holder)})`,
        );
    }
  }
  return [...new Set(troubles)];
}
