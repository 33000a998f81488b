import { Trans } from '@lingui/react/macro';
import { phoneSchema } from '../../../../domain/forms/sign-in';
import { Button } from '../../../ui/button';
import { useSteps, useStepsRef } from '../auth.context';
import { useConfig } from '../config.context';
import { fullPhone } from '../fields/dial-codes';
import { PhoneField } from '../fields/phone-field';
import { FormFailure } from './form-failure';
import classes from './step.module.css';
import { useStepForm } from './use-step-form';

/** An account elsewhere told no phone, or no email [AUTH-51, AUTH-53, AUTH-54]. */
export function PhoneForm() {
  const steps = useStepsRef();
  const { country } = useConfig();
  const failure = useSteps(({ context }) => context.failure);
  const fieldErrors = useSteps(({ context }) => context.fieldErrors);
  const isBusy = useSteps((snapshot) => snapshot.hasTag('busy'));
  const { isSaidAtFields, formProps, phoneProps } = useStepForm({
    name: 'phone',
    initial: { phone: '', country },
    schema: phoneSchema,
    read: (typed) => ({ phone: fullPhone(typed.phone, typed.country) }),
    fieldErrors,
    fields: { phone: 'phone' },
    onSubmit: (typed) =>
      steps.send({ type: 'phone.submitted', phone: fullPhone(typed.phone, typed.country) }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.text}>
        <Trans>
          The courier calls it when something is unclear. You get a code to prove that it is yours.
        </Trans>
      </p>
      <FormFailure failure={isSaidAtFields ? null : failure} />
      <PhoneField {...phoneProps('phone', 'country')} label={<Trans>Phone</Trans>} data-autofocus />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
