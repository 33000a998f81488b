import '../../../platform/fields/inputs.css';
import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { moneyOfPoints } from '../../../../domain/loyalty';
import { wholeNumberIn } from '../../../../domain/typed-number';
import type { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useFlow } from '../../../platform/flow';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from './money.module.css';

/** Accepts any text, because the flow validates the number of points. */
const schema = object({ points: string() });

/** Asks for a number of points and shows their value before they are converted [LOY-02]. */
export function ConversionQuestion({ flow }: { flow: ActorRefFrom<typeof loyaltyMachine> }) {
  const formats = useFormats();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const points = useFlow(flow, ({ context }) => context.points);
  const terms = useFlow(flow, ({ context }) => context.terms);
  const { field, formProps, values } = useFlowForm({
    name: 'conversion',
    initial: { points: String(points) },
    schema,
    flow,
    fields: { point: 'points' },
    onSubmit: ({ points: typed }) =>
      flow.send({ type: 'conversion.submitted', points: wholeNumberIn(typed) }),
  });
  const amount = formats.money(moneyOfPoints(wholeNumberIn(values.points) ?? 0, terms));
  const least = formats.number(terms.minimum);
  const most = formats.number(points);
  return (
    <Question
      name="conversion"
      title={<Trans>Convert points</Trans>}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <form {...formProps} className={classes.form}>
        <TextInput
          {...field('points')}
          label={<Trans>Points</Trans>}
          description={
            <Trans>
              From {least} to {most}
            </Trans>
          }
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={9}
          readOnly={isBusy}
          data-autofocus
        />
        <p role="status" className={classes.good}>
          <Trans>{amount} will be added to your wallet.</Trans>
        </p>
        <Button type="submit" loading={isBusy}>
          <Trans>Convert</Trans>
        </Button>
      </form>
    </Question>
  );
}
