import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { contactOf } from '../../../../domain/contact';
import { signInSchema } from '../../../../domain/forms/sign-in';
import { CheckField } from '../../../platform/fields/check-field';
import { localPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PasswordField } from '../../../platform/fields/password-field';
import { TextField } from '../../../platform/fields/text-field';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import classes from '../steps/step.module.css';
import { useStepForm } from '../steps/use-step-form';
import { useAuth, useAuthRef } from './auth.context';

const FIELDS = {
  email: 'contact',
  phone: 'contact',
  email_or_phone: 'contact',
  password: 'password',
} as const;

/** Email or phone, and a password [AUTH-10, AUTH-19]. */
export function SignInForm() {
  const auth = useAuthRef();
  const { country } = useConfig();
  const contact = useAuth(({ context }) => context.contact) ?? '';
  const isRemembered = useAuth(({ context }) => context.isRemembered);
  const failure = useAuth(({ context }) => context.failure);
  const fieldErrors = useAuth(({ context }) => context.fieldErrors);
  const isBusy = useAuth((snapshot) => snapshot.matches('signingIn'));
  const { values, focus, isSaidAtFields, formProps, fieldProps, checkProps } = useStepForm({
    name: 'signIn',
    initial: { contact, password: '', isRemembered },
    schema: signInSchema,
    fieldErrors,
    fields: FIELDS,
    onSubmit: (typed) => {
      const given = contactOf(localPhone(typed.contact, country));
      if (!given) return;
      auth.send({
        type: 'signIn.submitted',
        contact: given,
        password: typed.password,
        isRemembered: typed.isRemembered,
      });
    },
  });
  const focusPassword = useEffectEvent(() => {
    if (!isSaidAtFields) focus(['password']);
  });
  useEffect(() => {
    if (failure) focusPassword();
  }, [failure]);

  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isSaidAtFields ? null : failure} />
      <TextField
        {...fieldProps('contact')}
        label={<Trans>Email or phone</Trans>}
        type="text"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        isLtr
        data-autofocus={contact === '' || undefined}
      />
      <PasswordField
        {...fieldProps('password')}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        data-autofocus={contact !== '' || undefined}
      />
      <div className={classes.row}>
        <CheckField label={<Trans>Remember me</Trans>} {...checkProps('isRemembered')} />
        <button
          type="button"
          className={classes.quiet}
          onClick={() => auth.send({ type: 'forgotPassword.chosen', contact: values.contact || null })}
        >
          <Trans>Forgot password?</Trans>
        </button>
      </div>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  );
}
