import { expect, it } from 'vitest';
import { open } from './open-checkout';
import { place } from './orders';

it('keeps how it comes and what was typed behind the street [CHK-11]', async () => {
  const { goes, kept } = open();
  const destination = place.destination && { ...place.destination, house: '4B' };
  goes({ ...place, destination });
  goes({ ...place, type: 'take_away', destination: null });
  expect(kept()?.way).toMatchObject({ orderType: 'take_away', details: { house: '4B' } });
});
