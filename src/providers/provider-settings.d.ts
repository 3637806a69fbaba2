/** What `scripts/integrations/provider-settings.ts` makes of the public ids: one export a service. */
declare module 'virtual:provider-settings' {
  type Settings = import('./settings.ts').ProviderSettings;

  export const email: Settings['email'];
  export const newsletter: Settings['newsletter'];
  export const applications: Settings['applications'];
  export const booking: Settings['booking'];
  export const reels: Settings['reels'];
  export const video: Settings['video'];
}
