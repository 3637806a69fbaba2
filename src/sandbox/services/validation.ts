import { assetReply } from '../assets.ts';
import type { Route } from '../exchange.ts';

/** The files that the mailing list's own validation consists of. */
export const validationRoutes: Route[] = [
  {
    service: 'validation',
    method: 'GET',
    path: /^\/validation\/mc-validate\.js$/,
    answer: () => assetReply('mc-validate.js'),
  },
  {
    service: 'validation',
    method: 'GET',
    path: /^\/validation\/jquery\.js$/,
    answer: () => assetReply('jquery.js'),
  },
  {
    service: 'validation',
    method: 'GET',
    path: /^\/validation\/classic\.css$/,
    answer: () => assetReply('classic.css'),
  },
];
