import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { asPhone } from '../../../../domain/contact';
import { profileSchema } from '../../../../domain/forms/profile';
import type { Person } from '../../../../domain/person';
import { PasswordField } from '../../../platform/fields/password-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useEmitted } from '../../../ui/use-emitted';
import { AccountCard } from '../frame/account-card';
import { ContactMark } from './contact-mark';
import { PhotoField } from './photo-field';
import { useProfile, useProfileRef } from './profile.context';
import classes from './profile-form.module.css';
import { draftOf, isOther, readProfileDraft, saveProfileDraft, textsOf } from './profile-texts';

const FIELDS = { name: 'name', email: 'email', phone: 'phone', password: 'password' } as const;
const noPassword = { password: '', confirmPassword: '' };

/** The form of the profile. One button saves all changes [PROF-01, PROF-04, PROF-06]. */
export function ProfileForm({ person }: { person: Person }) {
  const { t } = useLingui();
  const { login, country } = useConfig();
  const flow = useProfileRef();
  const account = useProfile(({ context }) => context.account);
  const isSaving = useProfile((snapshot) => snapshot.matches('saving'));
  const hasChanges = useProfile(({ context }) => context.isDirty || context.photo !== null);
  const { form, values, formProps, field } = useFlowForm({
    name: 'profile',
    initial: { ...textsOf(account), ...readProfileDraft(person) },
    schema: profileSchema({ hasEmail: person.email !== null, hasPhone: person.phone !== null }),
    flow,
    fields: FIELDS,
    onType: (texts) => {
      saveProfileDraft(person, texts);
      flow.send({ type: 'form.changed', isDirty: isOther(texts, account) });
    },
    onSubmit: (texts) => flow.send({ type: 'profile.submitted', draft: draftOf(texts, person, country) }),
  });
  useEmitted(flow, 'form.restored', (event) => {
    form.setValues({ ...textsOf(event.account), ...noPassword });
  });
  useEmitted(flow, 'profile.changed', () => {
    form.setValues(noPassword);
  });
  const phone = field('phone');
  const verify = (contact: 'email' | 'phone') =>
    flow.send({ type: 'verification.requested', contact, draft: draftOf(values, person, country) });

  return (
    <form {...formProps} className={classes.form} aria-label={t`Profile Settings`}>
      <AccountCard title={<Trans>Photo</Trans>}>
        <PhotoField person={person} />
      </AccountCard>
      <AccountCard title={<Trans>Personal details</Trans>}>
        <div className={classes.fields}>
          <TextInput
            {...field('name')}
            label={<Trans>User Name</Trans>}
            autoComplete="name"
            maxLength={100}
            required
          />
          <TextInput
            {...field('email')}
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="email"
            maxLength={255}
            dir="ltr"
            rightSectionWidth={120}
            rightSectionPointerEvents="all"
            rightSection={
              <ContactMark contact="email" person={person} typed={values.email} onVerify={verify} />
            }
          />
          <TextInput
            {...phone}
            label={<Trans>Phone</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            dir="ltr"
            onChange={({ currentTarget }) => phone.onChange(asPhone(currentTarget.value))}
            disabled={person.isPhoneVerified}
            description={person.isPhoneVerified ? <Trans>Not Changeable</Trans> : undefined}
            rightSectionWidth={120}
            rightSectionPointerEvents="all"
            rightSection={
              <ContactMark contact="phone" person={person} typed={values.phone} onVerify={verify} />
            }
          />
        </div>
      </AccountCard>
      {login.isManualOn ? (
        <AccountCard
          title={<Trans>Password</Trans>}
          text={<Trans>Leave blank to keep your current password.</Trans>}
        >
          <div className={classes.fields}>
            <PasswordField
              {...field('password')}
              label={<Trans>New password</Trans>}
              autoComplete="new-password"
            />
            <PasswordField
              {...field('confirmPassword')}
              label={<Trans>Confirm password</Trans>}
              autoComplete="new-password"
              placeholder={t`Repeat your password`}
            />
          </div>
        </AccountCard>
      ) : null}
      <div className={classes.actions} data-changed={hasChanges || undefined}>
        <p className={classes.note} role="status">
          {hasChanges ? (
            <>
              <IconInfoCircle size={18} aria-hidden />
              <Trans>You have unsaved changes.</Trans>
            </>
          ) : null}
        </p>
        <Button variant="default" onClick={() => flow.send({ type: 'reset.requested' })}>
          <Trans>Reset</Trans>
        </Button>
        <Button type="submit" loading={isSaving}>
          <Trans>Update Profile</Trans>
        </Button>
      </div>
    </form>
  );
}
