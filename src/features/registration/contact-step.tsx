import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { applicantSchema } from '../../../domain/forms/registration';
import { fullPhone } from '../../platform/fields/dial-codes';
import { PasswordField } from '../../platform/fields/password-field';
import { PhoneField } from '../../platform/fields/phone-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useConfig } from '../../platform/shop.context';
import { useRegistration, useRegistrationRef } from './registration.context';
import classes from './registration.module.css';
import { StepButtons } from './step-parts';

/** Maps the server's field names to the form's fields. */
const FIELDS = {
  f_name: 'firstName',
  l_name: 'lastName',
  email: 'email',
  phone: 'phone',
  password: 'password',
} as const;

export function ContactStep() {
  const flow = useRegistrationRef();
  const config = useConfig();
  const { firstName, lastName, email, phone, country } = useRegistration(({ context }) => context.texts);
  const {
    field,
    phone: phoneOf,
    formProps,
  } = useFlowForm({
    name: 'applicant',
    initial: {
      firstName,
      lastName,
      email,
      phone,
      country: country || config.country,
      password: '',
      confirmPassword: '',
    },
    schema: applicantSchema,
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    flow,
    fields: FIELDS,
    onType: ({ password: _, confirmPassword: __, ...texts }) => flow.send({ type: 'texts.typed', texts }),
    onSubmit: ({ password, confirmPassword: _, ...texts }) =>
      flow.send({
        type: 'registration.submitted',
        texts: { ...texts, phone: fullPhone(texts.phone, texts.country) },
        password,
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.row}>
        <TextInput
          {...field('firstName')}
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput
          {...field('lastName')}
          label={<Trans>Last name (optional)</Trans>}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextInput
        {...field('email')}
        type="email"
        dir="ltr"
        label={<Trans>Email</Trans>}
        autoComplete="email"
        maxLength={255}
      />
      <PhoneField {...phoneOf('phone', 'country')} label={<Trans>Phone number</Trans>} maxLength={30} />
      <div className={classes.row}>
        <PasswordField
          {...field('password')}
          label={<Trans>Password</Trans>}
          autoComplete="new-password"
          maxLength={255}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={<Trans>Confirm Password</Trans>}
          autoComplete="new-password"
          maxLength={255}
        />
      </div>
      <StepButtons isLast />
    </form>
  );
}
