import '../../../platform/fields/inputs.css';
import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { moneyOfPoints } from '../../../../domain/loyalty';
import { wholeIn } from '../../../../domain/typed-number';
import type { loyaltyMachine } from '../../../../machines/account/loyalty.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from './money.module.css';

/** What is right the flow knows. */
const schema = object({ points: string() });

/** What they become stands there before it is done [LOY-02]. */
export function ConversionQuestion({ flow }: { flow: ActorRefFrom<typeof loyaltyMachine> }) {
  const formats = useFormats();
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
  const points = useSelector(flow, ({ context }) => context.points);
  const terms = useSelector(flow, ({ context }) => context.terms);
  const { field, formProps, values } = useFlowForm({
    name: 'conversion',
    initial: { points: String(points) },
    schema,
    flow,
    fields: { point: 'points' },
    onSubmit: ({ points: typed }) => flow.send({ type: 'conversion.submitted', points: wholeIn(typed) }),
  });
  const amount = formats.money(moneyOfPoints(wholeIn(values.points) ?? 0, terms));
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
          <Trans>{amount} come into your wallet.</Trans>
        </p>
        <Button type="submit" loading={isBusy}>
          <Trans>Convert</Trans>
        </Button>
      </form>
    </Question>
  );
}
