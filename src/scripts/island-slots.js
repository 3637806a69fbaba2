// Part of the script that each page's islands share (scripts/integrations/islands.ts): it comes when one
// of them starts. Where the page enforces Trusted Types, React may write as HTML only what this policy
// has passed, and it passes nothing but what the page itself held when the island started.
const policy = self.trustedTypes?.createPolicy('slot', { createHTML: (html) => html });

const trusted = (html) =>
  policy
    ? // Astro's renderer asks a slot's text whether it is blank.
      Object.assign(policy.createHTML(html), { trim: () => html.trim() })
    : html;

/** The HTML of an island's slots, by their names, for Astro's renderer to keep as it is. */
export const slots = (island) => {
  const held = {};
  for (const slot of island.querySelectorAll('astro-slot,template[data-astro-template]')) {
    const name = slot.getAttribute('name') || slot.dataset.astroTemplate || 'default';
    held[name] = trusted(slot.innerHTML);
    if (slot.content) slot.remove();
  }
  return held;
};
