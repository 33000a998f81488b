import { Trans } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { contactOf } from '../../../../domain/contact';
import { signInSchema } from '../../../../domain/forms/sign-in';
import { localPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PasswordField } from '../../../platform/fields/password-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import classes from '../steps/step.module.css';
import { useAuth, useAuthRef, useDraft } from './auth.context';
import { TermsLink } from './terms';

const FIELDS = {
  email: 'contact',
  phone: 'contact',
  email_or_phone: 'contact',
  password: 'password',
} as const;

export function SignInForm() {
  const auth = useAuthRef();
  const { country } = useConfig();
  const contact = useAuth(({ context }) => context.contact) ?? '';
  const isRemembered = useAuth(({ context }) => context.isRemembered);
  const failure = useAuth(({ context }) => context.failure);
  const fieldErrors = useAuth(({ context }) => context.fieldErrors);
  const isBusy = useAuth((snapshot) => snapshot.matches('signingIn'));
  const draft = useDraft('signIn');
  const { values, isAtFields, formProps, field, box } = useFlowForm({
    name: 'signIn',
    initial: draft.over({ contact, password: '', isRemembered, terms: true }),
    onType: draft.keep,
    schema: signInSchema,
    flow: auth,
    fields: FIELDS,
    blamed: 'password',
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
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={isAtFields(fieldErrors) ? null : failure} />
      <TextInput
        {...field('contact')}
        label={<Trans>Email or phone</Trans>}
        type="text"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        data-autofocus={contact === '' || undefined}
      />
      <PasswordField
        {...field('password')}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        data-autofocus={contact !== '' || undefined}
      />
      <div className={classes.row}>
        <Checkbox {...box('isRemembered')} label={<Trans>Remember me</Trans>} />
        <button
          type="button"
          className={classes.quiet}
          onClick={() => auth.send({ type: 'forgotPassword.chosen', contact: values.contact || null })}
        >
          <Trans>Forgot password?</Trans>
        </button>
      </div>
      <Checkbox
        {...box('terms')}
        mt={-12}
        mb={-14}
        label={
          <Trans>
            I accept the <TermsLink />
          </Trans>
        }
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  );
}
