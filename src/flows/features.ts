import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowChart } from './flow-data.types';

const names: Readonly<Record<string, MessageDescriptor>> = {
  '': msg`Whole shop`,
  session: msg`Sign-in`,
  preferences: msg`Preferences`,
  location: msg`Location and market`,
  wishlist: msg`Wishlist`,
  cart: msg`Cart`,
  catalogue: msg`Catalogue and search`,
  checkout: msg`Checkout`,
  orders: msg`Orders`,
  account: msg`Account`,
  rental: msg`Rental`,
  parcel: msg`Parcel`,
  registration: msg`Registration`,
  messages: msg`Messages`,
  operator: msg`Operator console`,
  site: msg`Site`,
};

type FeatureGroup = { feature: string; name: MessageDescriptor; charts: FlowChart[] };

/** Groups the flows by feature, in the product's order. */
export function groupsOf(charts: readonly FlowChart[]): FeatureGroup[] {
  const features = [...new Set([...Object.keys(names), ...charts.map(({ feature }) => feature)])];
  return features.flatMap((feature) => {
    const own = charts.filter((chart) => chart.feature === feature);
    return own.length > 0 ? [{ feature, name: names[feature] ?? { id: feature }, charts: own }] : [];
  });
}
