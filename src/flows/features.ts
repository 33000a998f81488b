import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowChart } from './flow-data.types';

const names: Readonly<Record<string, MessageDescriptor>> = {
  '': msg`The whole shop`,
  session: msg`Coming in`,
  preferences: msg`Preferences`,
  location: msg`Place and market`,
  wishlist: msg`Wishlist`,
  cart: msg`Cart`,
  catalogue: msg`Goods and search`,
  checkout: msg`Checkout`,
  orders: msg`Orders`,
  account: msg`Account`,
  rental: msg`Rental`,
  parcel: msg`Parcel`,
  site: msg`Around the shop`,
};

type FeatureGroup = { feature: string; name: MessageDescriptor; charts: FlowChart[] };

/** The flows by feature, in the order in which the product knows them. */
export function groupsOf(charts: readonly FlowChart[]): FeatureGroup[] {
  const features = [...new Set([...Object.keys(names), ...charts.map(({ feature }) => feature)])];
  return features.flatMap((feature) => {
    const own = charts.filter((chart) => chart.feature === feature);
    return own.length > 0 ? [{ feature, name: names[feature] ?? { id: feature }, charts: own }] : [];
  });
}
