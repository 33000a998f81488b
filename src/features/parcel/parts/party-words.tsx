import { Trans } from '@lingui/react/macro';
import type { ParcelParty } from '../../../../domain/parcel-sending';

export const PartyWords = ({ party }: { party: ParcelParty }) => (
  <>
    <strong>
      <bdi>{party.name}</bdi>
    </strong>{' '}
    · <bdi dir="ltr">{party.phone}</bdi>
    <br />
    <bdi>{party.place?.address}</bdi>
    <AddressDetails party={party} />
  </>
);

/** Shows the delivery details. Each has its own text direction. */
function AddressDetails({ party: { place, road, house, floor } }: { party: ParcelParty }) {
  // The text of a saved address already starts with the street.
  const isInAddress = place?.address.startsWith(road) ?? false;
  if ((!road || isInAddress) && !house && !floor) return null;
  return (
    <>
      <br />
      {isInAddress ? null : <bdi>{road} </bdi>}
      {house ? <Trans>House number {house}</Trans> : null}
      {house && floor ? ' · ' : null}
      {floor ? <Trans>Floor {floor}</Trans> : null}
    </>
  );
}
