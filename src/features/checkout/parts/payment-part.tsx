import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { IconBuildingBank, IconCash, IconCreditCard, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import {
  asChosen,
  type CheckoutOptions,
  type OfflineMethod,
  type OrderPayment,
  type PaymentChoice,
} from '../../../../domain/order-quote';
import { isWholeProof } from '../../../../domain/payment-proof';
import { useFormats } from '../../../i18n/formats.context';
import bad from '../../../ui/error-text.module.css';
import { useCheckout, useDraft, useDraftChange, useIsTakeAway } from '../checkout.context';
import classes from '../checkout.module.css';
import { Choice, Choices } from './choices';
import { Part } from './part';
import { WithPaymentMethods } from './with-payment-methods';

/** Offers cash, the wallet, payment gateways, and offline payment with its reference [CHK-03, CHK-04]. */
export function PaymentPart() {
  const { usesWallet, payment } = useDraft();
  const change = useDraftChange();
  const isTakeAway = useIsTakeAway();
  const balance = useCheckout(({ context }) => context.quote?.walletBalance ?? null);
  const limit = useCheckout(({ context }) => context.quote?.cashLimit ?? null);
  return (
    <Part field="payment" title={<Trans>Payment</Trans>}>
      <WithPaymentMethods>
        {(options) => (
          <>
            <PaymentChoices
              subject={isTakeAway ? 'takeAway' : 'order'}
              options={options}
              choice={{ payment, usesWallet }}
              balance={balance}
              limit={limit}
              onChoose={change}
            />
            <PaymentProblem />
          </>
        )}
      </WithPaymentMethods>
    </Part>
  );
}

/** Shows the server's payment problem beside the method [CHK-03]. */
function PaymentProblem() {
  const problem = useCheckout(
    ({ context }) => context.quote?.problems.find(({ field }) => field === 'payment')?.message ?? null,
  );
  return problem === null ? null : (
    <p className={bad.bad} role="alert">
      {problem}
    </p>
  );
}

export type PaidSubject = 'order' | 'takeAway' | 'trip' | 'parcel';

type ChoicesProps = {
  options: CheckoutOptions;
  choice: PaymentChoice;
  /** The wallet's balance. `null`: the customer has no wallet. */
  balance: Minor | null;
  /** The maximum for cash. `null`: the maximum is unknown. */
  limit: Minor | null;
  /** The kind of order. Texts differ for orders, trips, parcels and take-away. */
  subject?: PaidSubject;
  onChoose: (choice: PaymentChoice) => void;
};

/** The texts about cash. They say where the customer pays. */
const CASH: Readonly<Record<PaidSubject, ReactNode>> = {
  order: <Trans>Cash on delivery</Trans>,
  takeAway: <Trans>Cash at pickup</Trans>,
  trip: <Trans>Cash at pickup</Trans>,
  parcel: <Trans>Cash at pickup</Trans>,
};

type MethodProps = Pick<ChoicesProps, 'options' | 'choice'> & { subject: PaidSubject };

export function ChosenPaymentMethod({ options, choice: { payment, usesWallet }, subject }: MethodProps) {
  const { t } = useLingui();
  const wallet = t`Wallet`;
  if (payment.by === 'wallet') return wallet;
  const named =
    payment.by === 'cash'
      ? CASH[subject]
      : payment.by === 'digital'
        ? options.gateways.find(({ id }) => id === payment.gateway)?.title
        : options.offlineMethods.find(({ id }) => id === payment.methodId)?.name;
  return (
    <>
      {usesWallet ? `${wallet} + ` : null}
      <bdi>{named}</bdi>
    </>
  );
}

export function PaymentChoices({
  subject = 'order',
  options,
  choice,
  balance,
  limit,
  onChoose,
}: ChoicesProps) {
  const { payment, usesWallet } = choice;
  const choose = (chosen: OrderPayment) => onChoose(asChosen({ payment: chosen, usesWallet }));
  const canShare = options.hasPartialPayment && balance !== null && balance > 0 && payment.by !== 'wallet';
  const { t } = useLingui();
  const formats = useFormats();
  const amount = balance === null ? null : formats.money(balance);
  const most = limit === null ? null : formats.money(limit);
  const method = options.offlineMethods.find(({ id }) => payment.by === 'offline' && payment.methodId === id);
  return (
    <>
      <Choices legend={t`How would you like to pay?`}>
        {options.hasCash ? (
          <Choice
            name="payment"
            isOn={payment.by === 'cash'}
            icon={<IconCash size={22} aria-hidden />}
            hint={most ? <Trans>Up to {most}</Trans> : null}
            onChoose={() => choose({ by: 'cash' })}
          >
            {CASH[subject]}
          </Choice>
        ) : null}
        {amount !== null ? (
          <Choice
            name="payment"
            isOn={payment.by === 'wallet'}
            icon={<IconWallet size={22} aria-hidden />}
            hint={<Trans>Balance: {amount}</Trans>}
            onChoose={() => choose({ by: 'wallet' })}
          >
            <Trans>Wallet</Trans>
          </Choice>
        ) : null}
        {options.gateways.map(({ id, title, imageUrl }) => (
          <Choice
            key={id}
            name="payment"
            isOn={payment.by === 'digital' && payment.gateway === id}
            icon={
              imageUrl ? (
                <img src={imageUrl} alt="" width={28} height={28} loading="lazy" />
              ) : (
                <IconCreditCard size={22} aria-hidden />
              )
            }
            onChoose={() => choose({ by: 'digital', gateway: id })}
          >
            {title}
          </Choice>
        ))}
        {options.offlineMethods.map(({ id, name, fields: requested }) => (
          <Choice
            key={id}
            name="payment"
            isOn={payment.by === 'offline' && payment.methodId === id}
            icon={<IconBuildingBank size={22} aria-hidden />}
            hint={<Trans>You’ll need a payment reference</Trans>}
            onChoose={() =>
              choose({ by: 'offline', methodId: id, fields: {}, isWhole: isWholeProof(requested, {}) })
            }
          >
            {name}
          </Choice>
        ))}
      </Choices>
      {method && payment.by === 'offline' ? (
        <OfflineFields
          method={method}
          fields={payment.fields}
          onChange={(fields) => choose({ ...payment, fields, isWhole: isWholeProof(method.fields, fields) })}
        />
      ) : null}
      {canShare ? (
        <Checkbox
          label={<Trans>Use my wallet first ({amount}) and pay the rest with this method</Trans>}
          checked={usesWallet}
          onChange={({ currentTarget }) => onChoose({ payment, usesWallet: currentTarget.checked })}
        />
      ) : null}
    </>
  );
}

type OfflineProps = {
  method: OfflineMethod;
  fields: Record<string, string>;
  onChange: (fields: Record<string, string>) => void;
};

/** Shows the shop's account details and the fields of the payment reference. */
const OfflineFields = ({ method, fields, onChange }: OfflineProps) => (
  <div className={classes.offline}>
    <dl>
      {method.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
    {method.fields.map(({ name, label, kind, isRequired }) => (
      <TextInput
        key={name}
        type={kind === 'day' ? 'date' : 'text'}
        label={label}
        required={isRequired}
        defaultValue={fields[name] ?? ''}
        maxLength={200}
        onBlur={({ currentTarget }) => onChange({ ...fields, [name]: currentTarget.value })}
      />
    ))}
  </div>
);
