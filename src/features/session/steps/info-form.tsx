import { Trans } from '@lingui/react/macro';
import { userInfoSchema } from '../../../../domain/forms/sign-up';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PhoneField } from '../../../platform/fields/phone-field';
import { TextField } from '../../../platform/fields/text-field';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useSteps, useStepsRef } from '../sign-in/auth.context';
import { useAuthSurroundings } from '../sign-in/auth-flow.context';
import { RefCodeField } from '../sign-up/ref-code-field';
import classes from './step.module.css';
import { useStepForm } from './use-step-form';

const FIELDS = { name: 'name', email: 'email', phone: 'phone', ref_code: 'refCode' } as const;

/** A name, and the contact that nobody gave yet [AUTH-15, AUTH-55]. */
export function InfoForm() {
  const steps = useStepsRef();
  const { refCode } = useAuthSurroundings();
  const { country } = useConfig();
  const missing = useSteps(({ context }) => context.missingContact);
  const providersName = useSteps(({ context: { request } }) =>
    request?.type === 'social' ? request.identity.name : null,
  );
  const failure = useSteps(({ context }) => context.failure);
  const fieldErrors = useSteps(({ context }) => context.fieldErrors);
  const isBusy = useSteps((snapshot) => snapshot.hasTag('busy'));
  const { isSaidAtFields, formProps, fieldProps, phoneProps } = useStepForm({
    name: 'info',
    initial: { name: providersName ?? '', email: '', phone: '', country, refCode },
    schema: userInfoSchema(missing),
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    fieldErrors,
    fields: FIELDS,
    onSubmit: (typed) =>
      steps.send({
        type: 'info.submitted',
        form: {
          name: typed.name.trim(),
          email: missing === 'email' ? typed.email.trim() : null,
          phone: missing === 'phone' ? fullPhone(typed.phone, typed.country) : null,
          refCode: typed.refCode.trim() || null,
        },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isSaidAtFields ? null : failure} />
      <TextField {...fieldProps('name')} label={<Trans>Name</Trans>} autoComplete="name" data-autofocus />
      {missing === 'email' ? (
        <TextField
          {...fieldProps('email')}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="email"
          isLtr
        />
      ) : (
        <PhoneField {...phoneProps('phone', 'country')} label={<Trans>Phone</Trans>} />
      )}
      <RefCodeField {...fieldProps('refCode')} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
