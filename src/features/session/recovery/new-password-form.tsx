import { Trans } from '@lingui/react/macro';
import { newPasswordSchema } from '../../../../domain/forms/recovery';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PasswordField } from '../../../platform/fields/password-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { useRecovery, useRecoveryRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

export function NewPasswordForm() {
  const recovery = useRecoveryRef();
  const contact = useRecovery((snapshot) => snapshot.context.contact);
  const failure = useRecovery((snapshot) => snapshot.context.failure);
  const isBusy = useRecovery((snapshot) => snapshot.hasTag('busy'));
  const { formProps, field } = useFlowForm({
    name: 'newPassword',
    initial: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    onSubmit: (typed) => recovery.send({ type: 'password.submitted', ...typed }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={failure} />
      {/* Password managers store the new password for this contact. */}
      <input type="text" autoComplete="username" value={contact?.value ?? ''} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        data-autofocus
      />
      <PasswordField
        {...field('confirmPassword')}
        label={<Trans>Confirm password</Trans>}
        placeholder=""
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Save password</Trans>
      </Button>
    </form>
  );
}
