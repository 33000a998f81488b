import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { isTaxPercent, type TaxSource } from '../../../domain/tax';
import { percentIn } from '../../../domain/typed-number';
import type { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import type { ConsoleTaxes, ConsoleTaxRate } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { CONSOLE_EFFECTS, provideTaxRates } from './operator.actors';
import classes from './operator.module.css';

type Flow = ActorRefFrom<typeof taxRatesMachine>;

/** Edits the tax rates of modules, categories, stores and items [PRICE-10, X-23]. */
export function TaxConsole({ taxes }: { taxes: ConsoleTaxes }) {
  const { operator } = useApi();
  const flow = usePage(() => provideTaxRates(operator), { effects: CONSOLE_EFFECTS });
  return <TaxConsoleView flow={flow} taxes={taxes} />;
}

export function TaxConsoleView({ flow, taxes: { shopPercent, rates } }: { flow: Flow; taxes: ConsoleTaxes }) {
  const formats = useFormats();
  return (
    <div className={classes.sections}>
      <p className={classes.note}>
        <Trans>
          The shop’s rate is {formats.percent(shopPercent)}. Change it under Switches. The most specific rate
          applies: item, category, store, market, shop. Delivery and tips aren’t taxed.
        </Trans>
      </p>
      {rates
        .filter(({ kind }) => kind === 'module')
        .map((market) => (
          <Market key={market.id} flow={flow} market={market} rates={rates} />
        ))}
    </div>
  );
}

type MarketProps = { flow: Flow; market: ConsoleTaxRate; rates: readonly ConsoleTaxRate[] };

function Market({ flow, market, rates }: MarketProps) {
  return (
    <section className={classes.card} aria-labelledby={`tax-${market.id}`}>
      <h2 id={`tax-${market.id}`}>{market.name}</h2>
      <RateRow flow={flow} rate={market} />
      {(['category', 'store', 'item'] as const).map((kind) => (
        <Rates
          key={kind}
          title={TITLES[kind]}
          flow={flow}
          rates={rates.filter((rate) => rate.kind === kind && rate.moduleId === market.id)}
        />
      ))}
    </section>
  );
}

const TITLES: Record<Exclude<TaxSource, 'module' | 'shop'>, ReactNode> = {
  category: <Trans>Categories</Trans>,
  store: <Trans>Stores</Trans>,
  item: <Trans>Items with a custom rate</Trans>,
};

type RatesProps = { title: ReactNode; flow: Flow; rates: readonly ConsoleTaxRate[] };

const Rates = ({ title, flow, rates }: RatesProps) =>
  rates.length === 0 ? null : (
    <details>
      <summary className={classes.more}>{title}</summary>
      {rates.map((rate) => (
        <RateRow key={rate.id} flow={flow} rate={rate} />
      ))}
    </details>
  );

/** The schema of a tax rate. An empty field clears the rate. */
const rateSchema = object({
  percent: string().test('percent', 'taxPercentInvalid', (typed = '') => {
    const percent = percentIn(typed);
    return percent === null || isTaxPercent(percent);
  }),
});

function RateRow({ flow, rate }: { flow: Flow; rate: ConsoleTaxRate }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { kind, id, name, percent, inherited } = rate;
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const isMine = useFlow(
    flow,
    ({ context: { change } }) => change !== null && change.kind === kind && change.id === id,
  );
  const { field, formProps } = useFlowForm({
    name: `tax-${kind}-${id}`,
    initial: { percent: percent === null ? '' : String(percent) },
    schema: rateSchema,
    onSubmit: (typed) =>
      flow.send({ type: 'rate.submitted', change: { kind, id, percent: percentIn(typed.percent) } }),
  });
  return (
    <form {...formProps} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{kind === 'module' ? <Trans>The whole market</Trans> : name}</span>
        <span className={classes.about}>
          {percent !== null ? (
            <Trans>Custom rate: {formats.percent(percent)}</Trans>
          ) : inherited === null ? (
            <Trans>Store rates</Trans>
          ) : (
            <Trans>Default rate: {formats.percent(inherited)}</Trans>
          )}
        </span>
      </span>
      <span className={classes.answers}>
        <TextInput
          {...field('percent')}
          aria-label={t`Tax rate of ${name} in percent`}
          className={classes.number ?? ''}
          inputMode="decimal"
          dir="ltr"
          placeholder={inherited === null ? '' : String(inherited)}
        />
        <Button
          type="submit"
          size="sm"
          variant="default"
          loading={isBusy && isMine}
          disabled={isBusy && !isMine}
          aria-label={t`Save the rate of ${name}`}
        >
          <Trans>Save</Trans>
        </Button>
      </span>
    </form>
  );
}
