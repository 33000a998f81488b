import { Trans, useLingui } from '@lingui/react/macro';
import { isPhone } from '../../../../domain/contact';
import type { ParcelEndName, ParcelParty } from '../../../../domain/parcel-sending';
import { AutoDirectionField } from '../../../platform/fields/auto-direction-field';
import { WholePhoneField } from '../../../platform/fields/whole-phone-field';
import { Button } from '../../../ui/button';
import { focusHeadingOf } from '../../../ui/focus-heading';
import { Skeleton } from '../../../ui/skeleton';
import { useParcel, useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';
import { AddressBook } from './address-book';
import { Part } from './part';
import { PartyWords } from './party-words';
import { PlaceField } from './place-field';
import { SwapButton } from './swap-button';

/** The sender's section. A known sender is one line with an edit button [PARC-02, PARC-07]. */
export function SenderPart() {
  const flow = useParcelRef();
  const sender = useParcelDraft().sender;
  const isFinding = useParcel((at) => at.matches({ filling: { sender: 'finding' } }));
  const isFolded = useParcel((at) => at.matches({ filling: { sender: 'folded' } }));
  // One section element for all states, so that its heading can keep the focus.
  return (
    <Part
      part="sender"
      aside={
        isFolded ? (
          <Button
            variant="subtle"
            size="sm"
            aria-describedby="parcel-sender"
            onClick={({ currentTarget }) => {
              focusHeadingOf(currentTarget);
              flow.send({ type: 'sender.opened' });
            }}
          >
            <Trans>Change</Trans>
          </Button>
        ) : null
      }
    >
      {isFinding ? (
        <Skeleton blockSize={66} radius={14} />
      ) : isFolded ? (
        <p>
          <PartyWords party={sender} />
        </p>
      ) : (
        <EndFields end="sender" />
      )}
    </Part>
  );
}

/** The receiver's section. Its place starts empty, because it always differs from the sender's [PARC-07]. */
export const ReceiverPart = () => (
  <Part part="receiver" aside={<SwapButton />}>
    <EndFields end="receiver" />
  </Part>
);

const EndFields = ({ end }: { end: ParcelEndName }) => (
  <>
    <AddressBook end={end} />
    <PlaceField end={end} />
    <Contact end={end} />
    <AddressDetails end={end} />
  </>
);

function useParty(end: ParcelEndName) {
  const flow = useParcelRef();
  const party = useParcelDraft()[end];
  return {
    party,
    change: (part: Partial<ParcelParty>) => flow.send({ type: 'party.changed', end, party: part }),
  };
}

function Contact({ end }: { end: ParcelEndName }) {
  const { party, change } = useParty(end);
  const isMissing = useParcel(({ context }) =>
    context.missing.some(({ part, gap }) => part === end && (gap === 'contact' || gap === 'place')),
  );
  return (
    <div className={classes.fields}>
      <AutoDirectionField
        label={end === 'sender' ? <Trans>Sender’s name</Trans> : <Trans>Receiver’s name</Trans>}
        value={party.name}
        autoComplete={end === 'sender' ? 'name' : 'off'}
        maxLength={100}
        error={isMissing && party.name.trim() === ''}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <WholePhoneField
        label={
          end === 'sender' ? <Trans>Sender’s phone number</Trans> : <Trans>Receiver’s phone number</Trans>
        }
        value={party.phone}
        autoComplete={end === 'sender' ? 'tel' : 'off'}
        maxLength={30}
        error={isMissing && !isPhone(party.phone, 'contact')}
        onChange={(phone) => change({ phone })}
      />
    </div>
  );
}

const FIELDS_OF_DOOR = ['road', 'house', 'floor'] as const;

function AddressDetails({ end }: { end: ParcelEndName }) {
  const { t } = useLingui();
  const { party, change } = useParty(end);
  const texts = { road: t`Street`, house: t`House number`, floor: t`Floor` };
  return (
    <div className={classes.addressDetails}>
      {FIELDS_OF_DOOR.map((part) => (
        <AutoDirectionField
          key={part}
          label={texts[part]}
          value={party[part]}
          maxLength={100}
          onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
