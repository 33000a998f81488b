import { useLingui } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { type ReactNode, Suspense, use } from 'react';
import type { SavedAddress } from '../../../../domain/address';
import { isSamePoint } from '../../../../domain/parcel';
import { type ParcelEndName, type ParcelParty, partyAt } from '../../../../domain/parcel-sending';
import { useApi, useReads } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { ADDRESS_ICONS, AddressName } from '../../location/saved-addresses';
import { usePerson } from '../../session/session.context';
import { useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';

const LIFETIME = { stale: 30_000, keep: 120_000 };

/** Lists saved addresses and earlier receivers. One press fills in the form [PARC-06, PARC-07]. */
export function AddressBook({ end }: { end: ParcelEndName }) {
  const { addresses, parcels } = useApi();
  const reads = useReads();
  const person = usePerson();
  const owner = person?.id ?? 'guest';
  // The address book is optional, so a failure leaves it empty.
  const saved = reads.read(`parcel-addresses:${owner}`, LIFETIME, () =>
    person ? addresses.list().catch(() => []) : Promise.resolve([]),
  );
  const known = reads.read(`parcel-receivers:${owner}`, LIFETIME, () => parcels.receivers().catch(() => []));
  return (
    <Suspense fallback={person ? <Skeleton blockSize={52} radius={14} /> : null}>
      <Entries end={end} saved={saved.promise} known={known.promise} />
    </Suspense>
  );
}

type EntriesProps = { end: ParcelEndName; saved: Promise<SavedAddress[]>; known: Promise<ParcelParty[]> };

function Entries({ end, saved, known }: EntriesProps) {
  const { t } = useLingui();
  const draft = useParcelDraft();
  const other = draft[end === 'sender' ? 'receiver' : 'sender'].place;
  const isOther = (party: ParcelParty) =>
    party.place !== null && other !== null && isSamePoint(party.place, other);
  const places = use(saved).map((address) => ({ address, party: partyAt(address) }));
  const people = use(known).filter(
    ({ place }) => end === 'receiver' && !places.some(({ party }) => place && isAt(party, place)),
  );
  const offered = [
    ...places.map(({ address, party }) => ({
      party,
      icon: ADDRESS_ICONS[address.type],
      name: <AddressName {...address} />,
    })),
    ...people.map((party) => ({ party, icon: IconUser, name: <bdi>{party.name}</bdi> })),
  ].filter(({ party }) => !isOther(party));
  if (offered.length === 0) return null;
  return (
    <section aria-label={t`Address book`}>
      <ul className={classes.known}>
        {offered.map(({ party, icon, name }) => (
          <li key={`${party.phone} ${party.place?.address}`}>
            <Entry end={end} party={party} icon={icon} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isAt = (party: ParcelParty, place: NonNullable<ParcelParty['place']>): boolean =>
  party.place !== null && isSamePoint(party.place, place);

type EntryProps = { end: ParcelEndName; party: ParcelParty; icon: typeof IconUser; name: ReactNode };

function Entry({ end, party, icon: Icon, name }: EntryProps) {
  const flow = useParcelRef();
  const { place } = useParcelDraft()[end];
  return (
    <button
      type="button"
      className={classes.person}
      aria-pressed={place !== null && isAt(party, place)}
      onClick={() => flow.send({ type: 'party.changed', end, party })}
    >
      <Icon size={20} aria-hidden />
      <span>
        <strong>{name}</strong>
        <small dir="auto">{party.place?.address}</small>
      </span>
    </button>
  );
}
