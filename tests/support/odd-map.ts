/** A map as drawing programs write it, with nothing that a page refuses. */
export const ODD_MAP = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- A comment with style="fill:red" and <script>. -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="720" height="920" viewBox="0 0 720 920" version="1.1" id="svg8">
  <sodipodi:namedview id="base" pagecolor="#ffffff" />
  <metadata id="metadata5" />
  <defs><linearGradient id="fade"><stop offset="0" stop-color="#fff" /></linearGradient></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="rotate(1)">
    <rect id="rect12" x="80" y="80" width="240" height="300" fill="url(#fade)" stroke="#1b1815" stroke-width="3" />
    <use xlink:href="#rect12" x="320" />
    <image width="1" height="1" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" />
    <text x="110" y="240" font-size="48">Trial &amp; Street</text>
  </g>
</svg>
`;
