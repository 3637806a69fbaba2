/** A baseline: times relative to this page's are comparable across machines; absolute times aren't. */
export const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><style>h1{font:2rem serif}</style></head>
<body><h1>As fast as a page can be</h1></body></html>`;
