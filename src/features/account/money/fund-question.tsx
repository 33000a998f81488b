import '../../../platform/fields/inputs.css';
import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { checked } from '../../../../domain/forms/fields';
import { bestFundBonus } from '../../../../domain/fund';
import type { Minor } from '../../../../domain/money';
import { amountIn, amountProblem } from '../../../../domain/typed-number';
import type { walletMachine } from '../../../../machines/account/wallet.machine';
import type { MoneyTerms } from '../../../api/money-api';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { useClock } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { FailingPart } from '../../orders/shared/failing-part';
import classes from './money.module.css';
import { useOffers } from './offers';

type Props = { flow: ActorRefFrom<typeof walletMachine>; terms: MoneyTerms };

/** How much may be added the flow knows. */
const schema = object({
  amount: string()
    .test(checked('amountUnreadable', (text) => amountProblem(text) !== 'amountUnreadable'))
    .test(checked('amountTooFine', (text) => amountProblem(text) !== 'amountTooFine')),
  gateway: string(),
});

/** How much, and by whom it is collected; what comes on top stands before the payment [WAL-01, WAL-02, WAL-08]. */
export function FundQuestion({ flow, terms }: Props) {
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
  const { field, form, formProps, values } = useFlowForm({
    name: 'fund',
    initial: { amount: '', gateway: terms.gateways.length === 1 ? (terms.gateways[0]?.id ?? '') : '' },
    schema,
    flow,
    fields: { amount: 'amount', payment_method: 'gateway' },
    onSubmit: ({ amount, gateway }) =>
      flow.send({ type: 'fund.submitted', amount: amountIn(amount), gateway }),
  });
  const amount = amountIn(values.amount);
  const gatewayError = field('gateway').error;
  return (
    <Question
      name="fund"
      title={<Trans>Add fund</Trans>}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <form {...formProps} className={classes.form}>
        <TextInput
          {...field('amount')}
          label={<Trans>Amount</Trans>}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          readOnly={isBusy}
          data-autofocus
        />
        <FailingPart about="fund-bonus">
          <Suspense>
            <BonusLine amount={amount} />
          </Suspense>
        </FailingPart>
        <fieldset className={classes.gateways} aria-describedby={gatewayError ? 'fund-gateway' : undefined}>
          <legend>
            <Trans>Payment method</Trans>
          </legend>
          {terms.gateways.map(({ id, title, imageUrl }) => (
            <label key={id} className={classes.gateway} data-on={values.gateway === id || undefined}>
              <input
                type="radio"
                name="gateway"
                checked={values.gateway === id}
                disabled={isBusy}
                onChange={() => form.setFieldValue('gateway', id)}
              />
              {imageUrl ? (
                <img src={imageUrl} alt="" width={28} height={28} />
              ) : (
                <IconCreditCard size={24} aria-hidden />
              )}
              <span>{title}</span>
            </label>
          ))}
          {gatewayError ? (
            <p id="fund-gateway" role="alert" className={classes.error}>
              {gatewayError}
            </p>
          ) : null}
        </fieldset>
        <Button type="submit" loading={isBusy} disabled={amount !== null && amount <= 0}>
          <Trans>Add fund</Trans>
        </Button>
      </form>
    </Question>
  );
}

function BonusLine({ amount }: { amount: Minor | null }) {
  const formats = useFormats();
  const now = useClock();
  const { bonuses } = use(useOffers());
  const best = amount === null ? null : bestFundBonus(bonuses, amount, now());
  const [first] = bonuses;
  if (best) {
    const worth = formats.money(best.worth);
    return (
      <p role="status" className={classes.good}>
        <Trans>You get {worth} on top.</Trans>
      </p>
    );
  }
  if (first === undefined) return null;
  const least = formats.money(first.minimum);
  return (
    <p role="status" className={classes.text}>
      <Trans>From {least} on there is a bonus on top.</Trans>
    </p>
  );
}
