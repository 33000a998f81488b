import { expect, it } from 'vitest';
import { newsletterMachine } from '../../../machines/site/newsletter.machine';
import { provideNewsletter } from '../../../src/features/site/footer/newsletter.actors';
import { outcomeOf, placeholdersLeft, recordedApi } from '../../support/effects';

it('the newsletter is subscribed to with the typed address [FOOT-06]', async () => {
  const { api, calls } = recordedApi();
  const flow = provideNewsletter(api);
  expect(placeholdersLeft(newsletterMachine, flow)).toEqual([]);
  await outcomeOf(flow, 'subscribe', { email: 'dana@example.com' });
  expect(calls).toEqual([['subscribe', 'dana@example.com']]);
});
