/** HTML that is safe to send: everything filled into it has been escaped. */
export type Html = { readonly html: string };

type Filling = Html | readonly Filling[] | string | number | undefined | false;

/** A template whose fillings are escaped, except for other templates; lists are joined. */
export function html(texts: TemplateStringsArray, ...fillings: Filling[]): Html {
  return { html: String.raw({ raw: texts }, ...fillings.map(fill)) };
}

function fill(filling: Filling): string {
  if (filling === undefined || filling === false) return '';
  if (typeof filling === 'string' || typeof filling === 'number') {
    return String(filling).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  }
  return 'html' in filling ? filling.html : filling.map(fill).join('');
}

/** A whole page of the sandbox, marked as such. */
export function page(title: string, body: Html, kind = 'page'): string {
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body class="${kind}">
        <p class="stamp">Sandbox</p>
        ${body}
      </body>
    </html>`.html;
}
