import { text } from '../support/text';
import type { DemoPlaces, Text, WorldTable } from '../world.types';

type ZoneTerms = { name: Text; increasedFeePercent: number; surgePercent: number };

const terms: Record<number, ZoneTerms> = {
  1: { name: text('Harbour', 'الميناء'), increasedFeePercent: 0, surgePercent: 0 },
  2: { name: text('Hills', 'التلال'), increasedFeePercent: 0, surgePercent: 0 },
  3: { name: text('Lakeside', 'ضفة البحيرة'), increasedFeePercent: 10, surgePercent: 0 },
  4: { name: text('Old Town', 'المدينة القديمة'), increasedFeePercent: 0, surgePercent: 20 },
  5: { name: text('Valley', 'الوادي'), increasedFeePercent: 0, surgePercent: 0 },
};

export function zoneTerms(id: number): ZoneTerms {
  const zone = terms[id];
  if (!zone) throw new Error(`the demo world has no zone ${id}`);
  return zone;
}

export const zones = (places: DemoPlaces): WorldTable => ({
  table: 'zones',
  rows: places.zones.map(({ id, polygon }) => {
    const zone = zoneTerms(id);
    return {
      id,
      name: zone.name,
      polygon,
      is_active: true,
      increased_fee_percent: zone.increasedFeePercent,
      surge_percent: zone.surgePercent,
    };
  }),
});
