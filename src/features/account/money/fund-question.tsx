import '../../../platform/fields/inputs.css';
import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { checked } from '../../../../domain/forms/fields';
import { bestFundBonus } from '../../../../domain/fund';
import type { Currency, Minor } from '../../../../domain/money';
import { AMOUNT_PROBLEMS, amountIn, amountProblem } from '../../../../domain/typed-number';
import type { walletMachine } from '../../../../machines/account/wallet.machine';
import type { MoneyTerms } from '../../../api/money-api';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useFlow } from '../../../platform/flow';
import { Question } from '../../../platform/layers/dialog';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { FailingPart } from '../../orders/shared/failing-part';
import classes from './money.module.css';
import { useOffers } from './offers';

type Props = { flow: ActorRefFrom<typeof walletMachine>; terms: MoneyTerms };

/** Accepts any text, because the flow validates the amount. */
const schemaIn = (currency: Currency) =>
  object({
    amount: AMOUNT_PROBLEMS.reduce(
      (field, problem) => field.test(checked(problem, (text) => amountProblem(text, currency) !== problem)),
      string(),
    ),
    gateway: string(),
  });

/** Asks for amount and gateway. Shows the bonus before the customer pays [WAL-01, WAL-02, WAL-08]. */
export function FundQuestion({ flow, terms }: Props) {
  const { currency } = useConfig();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const { field, form, formProps, values } = useFlowForm({
    name: 'fund',
    initial: { amount: '', gateway: terms.gateways.length === 1 ? (terms.gateways[0]?.id ?? '') : '' },
    schema: schemaIn(currency),
    flow,
    fields: { amount: 'amount', payment_method: 'gateway' },
    onSubmit: ({ amount, gateway }) =>
      flow.send({ type: 'fund.submitted', amount: amountIn(amount, currency), gateway }),
  });
  const amount = amountIn(values.amount, currency);
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
        <Trans>You’ll get {worth} extra.</Trans>
      </p>
    );
  }
  if (first === undefined) return null;
  const least = formats.money(first.minimum);
  return (
    <p role="status" className={classes.text}>
      <Trans>Add {least} or more to get a bonus.</Trans>
    </p>
  );
}
