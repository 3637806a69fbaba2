import { html, pageReply, type Html, type Reply } from './exchange.ts';
import { FAILURES, SERVICES } from './failures.ts';
import type { Received, Session } from './sessions.ts';

/** The sandbox's start page: submissions, newest first, and switches for failures. */
export function inboxPage({ received, failures }: Session): Reply {
  return pageReply(
    'What has come in',
    html`<p>Every service that the site uses is played here, on this machine. Nothing leaves it.</p>
      <main>
        ${received.length === 0 && html`<p>Nothing yet: send a form on the site, then reload.</p>`}
        ${received.toReversed().map(card)}
      </main>
      <form method="post" action="/failures">
        <h2>Make it fail</h2>
        ${SERVICES.map((service) => failureSwitch(service, failures.get(service) ?? 'none'))}
        <button>Set</button>
      </form>`,
  );
}

const card = ({ service, time, path, fields, outcome }: Received): Html =>
  html`<article>
    <h2>${service}</h2>
    <p>
      ${new Date(time).toLocaleString('en-US')}, to <code>${path}</code>, answered with
      <b>${outcome}</b>
    </p>
    <dl>
      ${fields.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </article>`;

const failureSwitch = (service: string, current: string): Html =>
  html`<label>
    ${service}
    <select name="${service}">
      ${['none', ...FAILURES].map(
        (failure) => html`<option ${failure === current && html`selected`}>${failure}</option>`,
      )}
    </select>
  </label>`;
