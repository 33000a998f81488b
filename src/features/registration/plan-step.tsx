import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.context';
import { useConfig } from '../../platform/shop.context';
import { useRegistration, useRegistrationRef } from './registration.context';
import { Choices, StepButtons } from './step-parts';

export function PlanStep() {
  const flow = useRegistrationRef();
  const plan = useRegistration(({ context }) => context.texts.plan);
  const { commissionPercent } = useConfig().applicantTerms;
  const { percent } = useFormats();
  const commission = commissionPercent === null ? null : percent(commissionPercent);
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
            hint:
              commission === null ? (
                <Trans>A share of every order. No sales, no fees.</Trans>
              ) : (
                <Trans>{commission} of every order. No sales, no fees.</Trans>
              ),
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
