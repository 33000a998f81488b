import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { IconBolt, IconClock, IconUser, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SlotDay } from '../../../../domain/order-quote';
import { useConfig } from '../../../platform/shop.context';
import checkout from '../../checkout/checkout.module.css';
import { Choice, Choices } from '../../checkout/parts/choices';
import { TipField } from '../../checkout/parts/extras-part';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { SlotFields } from '../../checkout/parts/time-part';
import { WithPaymentMethods } from '../../checkout/parts/with-payment-methods';
import { usePerson } from '../../session/session.context';
import { Arrival } from '../arrival';
import { useParcel, useParcelDraft, useParcelDraftChange } from '../parcel.context';
import classes from '../parcel.module.css';
import { Part } from './part';

/** Offers pick-up now, or a slot of the next days [PARC-02, DLV-07]. */
export function SchedulePart({ days }: { days: SlotDay[] }) {
  const { t } = useLingui();
  const { scheduledAt } = useParcelDraft();
  const change = useParcelDraftChange();
  const offered = days.filter(({ slots }) => slots.length > 0);
  const first = offered[0]?.slots[0]?.at;
  return (
    <Part part="schedule">
      <Choices legend={t`When?`}>
        <Choice
          name="time"
          isOn={scheduledAt === null}
          icon={<IconBolt size={20} aria-hidden />}
          hint={<Arrival />}
          onChoose={() => change({ scheduledAt: null })}
        >
          <Trans>As soon as possible</Trans>
        </Choice>
        {first === undefined ? null : (
          <Choice
            name="time"
            isOn={scheduledAt !== null}
            icon={<IconClock size={20} aria-hidden />}
            onChoose={() => change({ scheduledAt: first })}
          >
            <Trans>Schedule for later</Trans>
          </Choice>
        )}
      </Choices>
      {scheduledAt === null ? null : (
        <SlotFields days={offered} at={scheduledAt} onChange={(at) => change({ scheduledAt: at })} />
      )}
    </Part>
  );
}

/** Asks who pays. The sender pays now or at pick-up, the receiver on delivery [PARC-02]. */
export function PayerPart() {
  const { t } = useLingui();
  const { payer } = useParcelDraft();
  const change = useParcelDraftChange();
  return (
    <Part part="payer">
      <Choices legend={t`Who pays?`}>
        <Choice
          name="payer"
          isOn={payer === 'sender'}
          icon={<IconUser size={22} aria-hidden />}
          hint={<Trans>Now or at pickup</Trans>}
          onChoose={() => change({ payer: 'sender' })}
        >
          <Trans>I pay</Trans>
        </Choice>
        <Choice
          name="payer"
          isOn={payer === 'receiver'}
          icon={<IconUserCheck size={22} aria-hidden />}
          hint={<Trans>In cash at the door</Trans>}
          onChoose={() => change({ payer: 'receiver' })}
        >
          <Trans>The receiver pays</Trans>
        </Choice>
      </Choices>
      {payer === 'sender' ? <PaymentMethods /> : null}
    </Part>
  );
}

function PaymentMethods() {
  const { payment, usesWallet } = useParcelDraft();
  const change = useParcelDraftChange();
  const { isWalletOn } = useConfig();
  const person = usePerson();
  const limit = useParcel(({ context }) => context.quote?.cashLimit ?? null);
  return (
    <WithPaymentMethods>
      {(options) => (
        <PaymentChoices
          subject="parcel"
          options={options}
          choice={{ payment, usesWallet }}
          balance={person && isWalletOn ? person.walletBalance : null}
          limit={limit}
          onChoose={change}
        />
      )}
    </WithPaymentMethods>
  );
}

/** Asks for handling instructions for the courier, and a tip [PARC-02]. */
export function CourierPart({ offered }: { offered: string[] }) {
  const { instruction, tip } = useParcelDraft();
  const change = useParcelDraftChange();
  return (
    <Part part="instructions">
      <div className={checkout.chips}>
        {offered.map((text) => (
          <button
            key={text}
            type="button"
            className={checkout.chip}
            aria-pressed={instruction === text}
            onClick={() => change({ instruction: instruction === text ? '' : text })}
          >
            {text}
          </button>
        ))}
      </div>
      <TextInput
        label={<Trans>For the courier</Trans>}
        value={instruction}
        maxLength={300}
        onChange={({ currentTarget }) => change({ instruction: currentTarget.value })}
      />
      <TipField
        tip={tip}
        onChange={(amount) => change({ tip: amount })}
        otherwise={
          <p>
            <Trans>Tips aren’t available right now.</Trans>
          </p>
        }
      />
    </Part>
  );
}

/** Asks the sender to confirm having read which goods are prohibited [PARC-04]. */
export function ProhibitedPart() {
  const { isProhibitedRead } = useParcelDraft();
  const change = useParcelDraftChange();
  const isMissing = useParcel(({ context }) => context.missing.some(({ part }) => part === 'prohibited'));
  return (
    <Part part="prohibited">
      <div className={classes.prohibited}>
        <ul>
          <li>
            <Trans>Cash, jewellery and identity documents</Trans>
          </li>
          <li>
            <Trans>Weapons, explosives, gas and flammable items</Trans>
          </li>
          <li>
            <Trans>Drugs, alcohol and medicine without a prescription</Trans>
          </li>
          <li>
            <Trans>Animals and perishable food</Trans>
          </li>
        </ul>
        <Link to="/terms-and-conditions" target="_blank" rel="noopener">
          <Trans>Terms & Conditions</Trans>
        </Link>
      </div>
      <Checkbox
        label={<Trans>My parcel contains none of these</Trans>}
        checked={isProhibitedRead}
        error={isMissing}
        onChange={({ currentTarget }) => change({ isProhibitedRead: currentTarget.checked })}
      />
    </Part>
  );
}
