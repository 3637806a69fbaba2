import { FAILURES, SERVICES } from './failures.ts';
import { html, page, type Html } from './html.ts';
import type { Received, Session } from './sessions.ts';

/** The sandbox's own page: what has come in, newest first, and the switches for failures. */
export function inboxPage(session: Session, sessionNames: readonly string[]): string {
  const { name, received } = session;
  const query = `?session=${encodeURIComponent(name)}`;
  return page(
    'What has come in',
    html`<header>
        <h1>What has come in</h1>
        <p class="deck">
          Every service that the site uses is played here, on this machine. Nothing leaves it.
        </p>
        ${sessionNames.length > 1 && sessions(name, sessionNames)}
      </header>
      <div class="columns">
        <main>
          <div class="bar">
            <h2>${count(received.length)}</h2>
            <a href="/${query}">Look again</a>
            <form method="post" action="/received/clear${query}">
              <button ${received.length === 0 ? html`disabled` : ''}>Clear</button>
            </form>
          </div>
          ${received.length === 0 && html`<p class="empty">Send a form on the site, then look again.</p>`}
          ${received.toReversed().map(card)}
        </main>
        <aside aria-label="Failures">
          <h2>Make it fail</h2>
          <form method="post" action="/failures${query}" class="failures">
            ${SERVICES.map((service) => failureSwitch(service, session.failures.get(service)))}
            <button>Set</button>
          </form>
        </aside>
      </div>`,
    'inbox',
  );
}

function sessions(current: string, names: readonly string[]): Html {
  return html`<nav aria-label="Sessions">
    Sessions:
    ${names.map((name) =>
      name === current
        ? html` <b aria-current="page">${name}</b>`
        : html` <a href="/?session=${encodeURIComponent(name)}">${name}</a>`,
    )}
  </nav>`;
}

function card({ kind, time, path, fields, headers, outcome }: Received): Html {
  return html`<article>
    <header>
      <h3>${kind}</h3>
      <time datetime="${time}"
        >${new Date(time).toLocaleString('en-US', { timeStyle: 'medium', dateStyle: 'medium' })}</time
      >
      <p>to <code>${path}</code>, answered with <b>${outcome}</b></p>
    </header>
    ${table('Fields', fields)}
    <details>
      <summary>Headers</summary>
      ${table('Headers', Object.entries(headers))}
    </details>
  </article>`;
}

function table(caption: string, rows: readonly (readonly [string, string])[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value === '' ? html`<i>empty</i>` : value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function failureSwitch(service: string, current: string | undefined): Html {
  return html`<label>
    ${service}
    <select name="${service}" ${current ? html`class="failing"` : ''}>
      ${['none', ...FAILURES].map(
        (failure) =>
          html`<option ${failure === (current ?? 'none') ? html`selected` : ''}>
            ${failure}
          </option>`,
      )}
    </select>
  </label>`;
}

function count(number: number): string {
  if (number === 0) return 'Nothing yet';
  return number === 1 ? 'One thing' : `${number} things`;
}
