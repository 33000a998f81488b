import { Trans } from '@lingui/react/macro';
import { phoneSchema } from '../../../../domain/forms/sign-in';
import { fullPhone, shownPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useAuth, useAuthRef, useDraft } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

/** Signs in by phone number and code [AUTH-14]. */
export function CodeSignInForm() {
  const auth = useAuthRef();
  const { country } = useConfig();
  const failure = useAuth(({ context }) => context.failure);
  const fieldErrors = useAuth(({ context }) => context.fieldErrors);
  const isBusy = useAuth(
    (snapshot) => snapshot.matches('signingIn') && snapshot.context.request?.type === 'otp',
  );
  const expectedAt = useAuth(({ context }) => context.expectedAt);
  const draft = useDraft('codeSignIn');
  const { isAtFields, formProps, phone } = useFlowForm({
    name: 'codeSignIn',
    initial: draft.over({ phone: shownPhone(expectedAt ?? '', country), country }),
    onType: draft.keep,
    schema: phoneSchema,
    read: (typed) => ({ phone: fullPhone(typed.phone, typed.country) }),
    flow: auth,
    fields: { phone: 'phone' },
    onSubmit: (typed) =>
      auth.send({ type: 'codeSignIn.submitted', phone: fullPhone(typed.phone, typed.country) }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isAtFields(fieldErrors) ? null : failure} />
      <PhoneField
        {...phone('phone', 'country')}
        label={<Trans>Phone</Trans>}
        description={<Trans>We’ll send you a code. No password needed.</Trans>}
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
