import { Trans } from '@lingui/react/macro';
import { phoneSchema } from '../../../../domain/forms/sign-in';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useDraft, useSteps, useStepsRef } from '../sign-in/auth.context';
import classes from './step.module.css';

/**
 * Asks for the phone number that a social account lacks, and for the email if it is missing [AUTH-51,
 * AUTH-53, AUTH-54].
 */
export function PhoneForm() {
  const steps = useStepsRef();
  const { country } = useConfig();
  const failure = useSteps(({ context }) => context.failure);
  const fieldErrors = useSteps(({ context }) => context.fieldErrors);
  const isBusy = useSteps((snapshot) => snapshot.hasTag('busy'));
  const draft = useDraft('phone');
  const { isAtFields, formProps, phone } = useFlowForm({
    name: 'phone',
    initial: draft.over({ phone: '', country }),
    onType: draft.keep,
    schema: phoneSchema,
    read: (typed) => ({ phone: fullPhone(typed.phone, typed.country) }),
    flow: steps,
    fields: { phone: 'phone' },
    onSubmit: (typed) =>
      steps.send({ type: 'phone.submitted', phone: fullPhone(typed.phone, typed.country) }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.text}>
        <Trans>The courier may call this number. We’ll send a code to confirm it’s yours.</Trans>
      </p>
      <FormFailure failure={isAtFields(fieldErrors) ? null : failure} />
      <PhoneField {...phone('phone', 'country')} label={<Trans>Phone</Trans>} data-autofocus />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
