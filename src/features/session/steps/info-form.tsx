import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { userInfoSchema } from '../../../../domain/forms/sign-up';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useAuthSurroundings, useDraft, useSteps, useStepsRef } from '../sign-in/auth.context';
import { RefCodeField } from '../sign-up/ref-code-field';
import classes from './step.module.css';

const FIELDS = { name: 'name', email: 'email', phone: 'phone', ref_code: 'refCode' } as const;

/** Asks for the name and the missing contact [AUTH-15, AUTH-55]. */
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
  const draft = useDraft('info');
  const { isAtFields, formProps, field, phone } = useFlowForm({
    name: 'info',
    initial: draft.over({ name: providersName ?? '', email: '', phone: '', country, refCode }),
    onType: draft.keep,
    schema: userInfoSchema(missing),
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    flow: steps,
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
      <FormFailure failure={isAtFields(fieldErrors) ? null : failure} />
      <TextInput {...field('name')} label={<Trans>Name</Trans>} autoComplete="name" data-autofocus />
      {missing === 'email' ? (
        <TextInput
          {...field('email')}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
      ) : (
        <PhoneField {...phone('phone', 'country')} label={<Trans>Phone</Trans>} />
      )}
      <RefCodeField {...field('refCode')} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
