import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { recoveryEmailSchema, recoveryPhoneSchema } from '../../../../domain/forms/recovery';
import { fullPhone, nationalPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useDraft, useRecovery, useRecoveryRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

export function RecoveryContactForm() {
  const recovery = useRecoveryRef();
  const { country } = useConfig();
  const methods = useRecovery(({ context }) => context.methods);
  const method = useRecovery(({ context }) => context.method);
  const contact = useRecovery(({ context }) => context.contact);
  const failure = useRecovery(({ context }) => context.failure);
  const isBusy = useRecovery((snapshot) => snapshot.hasTag('busy'));
  const draft = useDraft('recovery');
  const { formProps, field, phone } = useFlowForm({
    name: 'recovery',
    initial: draft.over({
      email: contact?.type === 'email' ? contact.value : '',
      phone: contact?.type === 'phone' ? nationalPhone(contact.value, country) : '',
      country,
    }),
    onType: draft.keep,
    schema: method === 'email' ? recoveryEmailSchema : recoveryPhoneSchema,
    read: (typed) => ({ ...typed, phone: nationalPhone(typed.phone, typed.country) }),
    onSubmit: (typed) =>
      recovery.send({
        type: 'contact.submitted',
        contact:
          method === 'email'
            ? { type: 'email', value: typed.email.trim() }
            : { type: 'phone', value: fullPhone(typed.phone, typed.country) },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.text}>
        <Trans>We’ll send you a code to reset your password.</Trans>
      </p>
      {methods.phone && methods.email ? (
        <div className={classes.tabs}>
          <button
            type="button"
            aria-pressed={method === 'phone'}
            onClick={() => recovery.send({ type: 'method.chosen', method: 'phone' })}
          >
            <IconDeviceMobile size={20} aria-hidden />
            <Trans>By phone</Trans>
          </button>
          <button
            type="button"
            aria-pressed={method === 'email'}
            onClick={() => recovery.send({ type: 'method.chosen', method: 'email' })}
          >
            <IconMail size={20} aria-hidden />
            <Trans>By email</Trans>
          </button>
        </div>
      ) : null}
      <FormFailure failure={failure} />
      {method === 'email' ? (
        <TextInput
          {...field('email')}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="email"
          dir="ltr"
          data-autofocus
        />
      ) : (
        <PhoneField {...phone('phone', 'country')} label={<Trans>Phone</Trans>} data-autofocus />
      )}
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
