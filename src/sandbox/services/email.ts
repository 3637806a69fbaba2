import { fieldOf, textReply, type Ask, type Reply, type Route } from '../exchange.ts';

const IDS = [
  ['user_id', 'The user_id param is required'],
  ['service_id', 'The service_id param is required'],
  ['template_id', 'The template_id param is required'],
] as const;

/** Takes contact messages as EmailJS does: as JSON from a script, or as a plain form. */
export const emailRoutes: Route[] = [
  {
    service: 'email',
    method: 'POST',
    path: /^\/api\/v1\.0\/email\/send(-form)?$/,
    kind: 'message',
    answer,
  },
];

function answer(ask: Ask): Reply {
  const missing = IDS.find(([name]) => fieldOf(ask, name) === '');
  return missing ? textReply(missing[1], 400) : textReply('OK');
}
