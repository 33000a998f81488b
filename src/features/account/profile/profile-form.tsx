import { Trans, useLingui } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { asPhone } from '../../../../domain/contact';
import type { Person } from '../../../../domain/person';
import type { ProfileEmitted } from '../../../../machines/account/profile.types';
import { PasswordField } from '../../../platform/fields/password-field';
import { TextField } from '../../../platform/fields/text-field';
import { useConfig, useNotify } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useNews } from '../../../ui/news';
import { useSessionRef } from '../../session/session.context';
import { AccountCard } from '../frame/account-card';
import { ContactMark } from './contact-mark';
import { PhotoField } from './photo-field';
import type { PhotoShelf } from './photo-shelf';
import { useProfile, useProfileRef } from './profile.context';
import classes from './profile-form.module.css';
import { useProfileForm } from './use-profile-form';

type Props = { person: Person; shelf: PhotoShelf };

/** Picture, name, contacts and password; what is changed is saved together [PROF-01, PROF-04, PROF-06]. */
export function ProfileForm({ person, shelf }: Props) {
  const { t } = useLingui();
  const { login } = useConfig();
  const flow = useProfileRef();
  const { form, fieldProps, photoProblem, wish, submit } = useProfileForm(person);
  const texts = form.getValues();
  useProfileNews();
  const isSaving = useProfile((snapshot) => snapshot.matches('saving'));
  const hasChanges = useProfile(({ context }) => context.isDirty || context.photo !== null);
  const verify = (contact: 'email' | 'phone') =>
    flow.send({ type: 'verification.requested', contact, wish: wish() });

  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={t`Profile Settings`}>
      <AccountCard title={<Trans>Photo</Trans>}>
        <PhotoField person={person} shelf={shelf} problem={photoProblem} />
      </AccountCard>
      <AccountCard title={<Trans>Personal details</Trans>}>
        <div className={classes.fields}>
          <TextField
            {...fieldProps('name')}
            label={<Trans>User Name</Trans>}
            autoComplete="name"
            maxLength={100}
            required
          />
          <TextField
            {...fieldProps('email')}
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="email"
            maxLength={255}
            isLtr
            after={<ContactMark contact="email" person={person} typed={texts.email} onVerify={verify} />}
          />
          <TextField
            {...fieldProps('phone')}
            label={<Trans>Phone</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            isLtr
            onChange={({ currentTarget }) => form.setFieldValue('phone', asPhone(currentTarget.value))}
            disabled={person.isPhoneVerified}
            hint={person.isPhoneVerified ? <Trans>Not Changeable</Trans> : undefined}
            after={<ContactMark contact="phone" person={person} typed={texts.phone} onVerify={verify} />}
          />
        </div>
      </AccountCard>
      {login.isManualOn ? (
        <AccountCard
          title={<Trans>Password</Trans>}
          text={<Trans>Leave both fields empty to keep the password you have.</Trans>}
        >
          <div className={classes.fields}>
            <PasswordField
              {...fieldProps('password')}
              label={<Trans>New password</Trans>}
              autoComplete="new-password"
            />
            <PasswordField
              {...fieldProps('confirmPassword')}
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
              <Trans>You have changes that are not saved yet.</Trans>
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

/** The server's words are a toast, and whoever shows the person reads them anew [PROF-03, PROF-07]. */
function useProfileNews(): void {
  const { t } = useLingui();
  const flow = useProfileRef();
  const session = useSessionRef();
  const notify = useNotify();
  useNews(flow, '*', (news: ProfileEmitted) => {
    if (news.type === 'notice') notify(news);
    if (news.type !== 'profile.changed') return;
    const text = news.message || t`Your profile has been saved.`;
    notify({ type: 'notice', code: 'serverSaid', values: { text } });
    session.send({ type: 'profile.changed' });
  });
}
