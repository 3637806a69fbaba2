import { fieldOf, pageReply, type Ask, type Reply, type Route } from '../exchange.ts';
import { html } from '../html.ts';

/** Takes newsletter sign-ups as Mailchimp does: a form posted into a new tab, answered by a page. */
export const newsletterRoutes: Route[] = [
  {
    service: 'newsletter',
    method: 'POST',
    path: /^\/subscribe\/post$/,
    kind: 'newsletter',
    answer,
  },
];

function answer(ask: Ask): Reply {
  const email = fieldOf(ask, 'EMAIL');
  if (!email.includes('@')) {
    return pageReply(
      'Not subscribed',
      html`<main>
        <h1>There are errors below</h1>
        <p><strong>Email Address:</strong> please enter a valid email address.</p>
      </main>`,
      'notice',
    );
  }
  return pageReply(
    'Subscribed',
    html`<main>
      <h1>Almost finished</h1>
      <p>
        The real list would now send a confirmation to <strong>${email}</strong>. This one has only
        written it down. You can close this tab.
      </p>
    </main>`,
    'notice',
  );
}
