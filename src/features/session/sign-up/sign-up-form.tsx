import { Trans } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { useId } from 'react';
import { signUpSchema } from '../../../../domain/forms/sign-up';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PasswordField } from '../../../platform/fields/password-field';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useAuth, useAuthRef, useAuthSurroundings, useDraft } from '../sign-in/auth.context';
import { TermsLink } from '../sign-in/terms';
import { SocialButtons } from '../social/social-buttons';
import classes from '../steps/step.module.css';
import { RefCodeField } from './ref-code-field';

const FIELDS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  confirm_password: 'confirmPassword',
  ref_code: 'refCode',
} as const;

export function SignUpForm() {
  const auth = useAuthRef();
  const noteId = useId();
  const { refCode } = useAuthSurroundings();
  const { country } = useConfig();
  const failure = useAuth(({ context }) => context.failure);
  const fieldErrors = useAuth(({ context }) => context.fieldErrors);
  const isBusy = useAuth((snapshot) => snapshot.matches({ 'sign-up': 'submitting' }));
  const draft = useDraft('signUp');
  const { values, isAtFields, formProps, field, phone, box } = useFlowForm({
    name: 'signUp',
    initial: draft.over({
      name: '',
      email: '',
      phone: '',
      country,
      password: '',
      confirmPassword: '',
      refCode,
      terms: false,
    }),
    onType: draft.keep,
    schema: signUpSchema,
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    flow: auth,
    fields: FIELDS,
    onSubmit: (typed) =>
      auth.send({
        type: 'signUp.submitted',
        form: {
          name: typed.name.trim(),
          email: typed.email.trim(),
          phone: fullPhone(typed.phone, typed.country),
          password: typed.password,
          confirmPassword: typed.confirmPassword,
          refCode: typed.refCode.trim() || null,
        },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isAtFields(fieldErrors) ? null : failure} />
      <TextInput {...field('name')} label={<Trans>Name</Trans>} autoComplete="name" data-autofocus />
      <TextInput
        {...field('email')}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <PhoneField {...phone('phone', 'country')} label={<Trans>Phone</Trans>} />
      <div className={classes.pair}>
        <PasswordField {...field('password')} label={<Trans>Password</Trans>} autoComplete="new-password" />
        <PasswordField
          {...field('confirmPassword')}
          label={<Trans>Confirm password</Trans>}
          placeholder=""
          autoComplete="new-password"
        />
      </div>
      <RefCodeField {...field('refCode')} />
      <Checkbox
        {...box('terms')}
        label={
          <Trans>
            I accept the <TermsLink />
          </Trans>
        }
        aria-describedby={values.terms ? undefined : noteId}
      />
      <div>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={isBusy}
          disabled={!values.terms}
          aria-describedby={values.terms ? undefined : noteId}
        >
          <Trans>Sign Up</Trans>
        </Button>
        {values.terms ? null : (
          <p id={noteId} className={classes.small}>
            <Trans>You must accept the terms and conditions</Trans>
          </p>
        )}
      </div>
      <SocialButtons isOnlyMethod={false} />
      <p className={classes.switch}>
        <Trans>Already have an account?</Trans>
        <button type="button" className={classes.quiet} onClick={() => auth.send({ type: 'signIn.chosen' })}>
          <Trans>Sign In</Trans>
        </button>
      </p>
    </form>
  );
}
