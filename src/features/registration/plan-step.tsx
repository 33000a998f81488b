import { Trans } from '@lingui/react/macro';
import { useRegistration, useRegistrationRef } from './registration.context';
import { Choices, StepButtons } from './step-parts';

export function PlanStep() {
  const flow = useRegistrationRef();
  const plan = useRegistration(({ context }) => context.texts.plan);
  return (
    <>
      <Choices
        legend={<Trans>Business plan</Trans>}
        name="plan"
        value={plan}
        options={[
          {
            value: 'commission',
            label: <Trans>Commission</Trans>,
            hint: <Trans>A share of every order. No sales, no fees.</Trans>,
          },
          {
            value: 'subscription',
            label: <Trans>Subscription</Trans>,
            hint: <Trans>A fixed monthly fee. We’ll agree on the package with you.</Trans>,
          },
        ]}
        onChoose={(chosen) => flow.send({ type: 'texts.typed', texts: { plan: chosen } })}
      />
      <StepButtons
        why={plan === '' ? <Trans>Choose a plan first</Trans> : null}
        onContinue={() => flow.send({ type: 'step.submitted', texts: { plan } })}
      />
    </>
  );
}
