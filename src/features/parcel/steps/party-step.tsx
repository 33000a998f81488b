import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import type { SavedAddress } from '../../../../domain/address';
import { isPhone } from '../../../../domain/contact';
import type { ParcelEndName, ParcelParty } from '../../../../domain/parcel-sending';
import { AutoDirectionField } from '../../../platform/fields/auto-direction-field';
import { WholePhoneField } from '../../../platform/fields/whole-phone-field';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { useEmitted } from '../../../ui/use-emitted';
import { useChosenPlace } from '../../location/location.context';
import { MapPicker, MapPickerProvider, useMapPickerRef } from '../../location/map-picker';
import { usePerson } from '../../session/session.context';
import { useParcel, useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';
import { StepButtons } from '../step-answers';

/** Contact and address: saved, typed or on the map [PARC-02, PARC-06]. */
export function PartyStep({ end }: { end: ParcelEndName }) {
  const { defaultLocation } = useConfig();
  const draft = useParcelDraft();
  const chosen = useChosenPlace();
  const { place } = draft[end];
  return (
    <MapPickerProvider start={place ?? chosen ?? defaultLocation}>
      <Known end={end} />
      <Where end={end} isNear={place !== null || chosen !== null} />
      <Contact end={end} />
      <Swap end={end} />
      <StepButtons />
    </MapPickerProvider>
  );
}

/** The map's initial position is not an answer; the flow decides which position is. */
function Where({ end, isNear }: { end: ParcelEndName; isNear: boolean }) {
  const { t } = useLingui();
  const flow = useParcelRef();
  const picker = useMapPickerRef();
  const isOwn = useChosenPlace() !== null;
  const isOpen = useParcelDraft()[end].place === null;
  useEmitted(picker, 'place.sought', () => flow.send({ type: 'place.sought' }));
  useEmitted(picker, 'place.found', (found) => flow.send({ ...found, end, isOwn }));
  const label = end === 'sender' ? t`Sender’s address` : t`Receiver’s address`;
  return (
    <>
      {isOpen ? (
        <p className={classes.quiet}>
          <Trans>Enter the address or tap its place on the map.</Trans>
        </p>
      ) : null}
      <MapPicker isNear={isNear} label={label} />
    </>
  );
}

const FIELDS_OF_DOOR = ['road', 'house', 'floor'] as const;

function Contact({ end }: { end: ParcelEndName }) {
  const { t } = useLingui();
  const flow = useParcelRef();
  const party = useParcelDraft()[end];
  const missing = useParcel(({ context }) => context.missing);
  const change = (part: Partial<ParcelParty>) => flow.send({ type: 'party.changed', end, party: part });
  const words = { road: t`Road`, house: t`House`, floor: t`Floor` };
  return (
    <div className={classes.fields}>
      <AutoDirectionField
        label={end === 'sender' ? <Trans>Sender’s name</Trans> : <Trans>Receiver’s name</Trans>}
        value={party.name}
        autoComplete={end === 'sender' ? 'name' : 'off'}
        maxLength={100}
        error={missing === 'contact' && party.name.trim() === ''}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <WholePhoneField
        label={
          end === 'sender' ? <Trans>Sender’s phone number</Trans> : <Trans>Receiver’s phone number</Trans>
        }
        value={party.phone}
        autoComplete={end === 'sender' ? 'tel' : 'off'}
        maxLength={30}
        error={missing === 'contact' && !isPhone(party.phone, 'contact')}
        onChange={(phone) => change({ phone })}
      />
      {FIELDS_OF_DOOR.map((part) => (
        <AutoDirectionField
          key={part}
          label={words[part]}
          value={party[part]}
          maxLength={100}
          onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
        />
      ))}
    </div>
  );
}

function Swap({ end }: { end: ParcelEndName }) {
  const flow = useParcelRef();
  const picker = useMapPickerRef();
  const { sender, receiver } = useParcelDraft();
  const other = end === 'sender' ? receiver : sender;
  return (
    <Button
      variant="light"
      leftSection={<IconArrowsExchange size={20} aria-hidden />}
      onClick={() => {
        flow.send({ type: 'ends.swapped' });
        if (other.place) picker.send({ type: 'pin.shown', lat: other.place.lat, lng: other.place.lng });
      }}
    >
      <Trans>Swap sender and receiver</Trans>
    </Button>
  );
}

const LIFETIME = { stale: 30_000, keep: 120_000 };

/** Saved addresses and earlier receivers fill the form [PARC-06]. */
function Known({ end }: { end: ParcelEndName }) {
  const { addresses, parcels } = useApi();
  const reads = useReads();
  const person = usePerson();
  const owner = person?.id ?? 'guest';
  // Optional: nothing is offered on failure.
  const saved = reads.read(`parcel-addresses:${owner}`, LIFETIME, () =>
    person ? addresses.list().catch(() => []) : Promise.resolve([]),
  );
  const known = reads.read(`parcel-receivers:${owner}`, LIFETIME, () => parcels.receivers().catch(() => []));
  return (
    <Suspense fallback={<Skeleton blockSize={52} radius={14} />}>
      <KnownParties end={end} saved={saved.promise} known={known.promise} />
    </Suspense>
  );
}

type KnownProps = { end: ParcelEndName; saved: Promise<SavedAddress[]>; known: Promise<ParcelParty[]> };

function KnownParties({ end, saved, known }: KnownProps) {
  const { t } = useLingui();
  const flow = useParcelRef();
  const picker = useMapPickerRef();
  const people = use(known);
  const parties = [...use(saved).map((address) => partyOf(address)), ...(end === 'receiver' ? people : [])];
  if (parties.length === 0) return null;
  const take = (party: ParcelParty) => {
    flow.send({ type: 'party.changed', end, party });
    if (party.place) picker.send({ type: 'pin.shown', lat: party.place.lat, lng: party.place.lng });
  };
  return (
    <section aria-label={t`Address book`}>
      <ul className={classes.known}>
        {parties.map((party) => (
          <li key={`${party.phone} ${party.place?.address}`}>
            <button type="button" className={classes.person} onClick={() => take(party)}>
              <strong dir="auto">{party.name || party.place?.address}</strong>
              <span dir="auto">{party.place?.address}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const partyOf = ({ lat, lng, address, zoneIds, ...saved }: SavedAddress): ParcelParty => ({
  place: { lat, lng, address, zoneIds },
  name: saved.contactName,
  phone: saved.contactPhone,
  road: saved.road ?? '',
  house: saved.house ?? '',
  floor: saved.floor ?? '',
});
