import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { Person } from '../../../../domain/person';
import { useConfig } from '../../../platform/shop.context';
import classes from './contact-mark.module.css';
import { useProfile } from './profile.context';

type Contact = 'email' | 'phone';
type Props = {
  contact: Contact;
  person: Person;
  /** The contact in the form. A contact that is not saved can't be verified. */
  typed: string;
  onVerify: (contact: Contact) => void;
};

/**
 * Shows that the saved contact is verified, or a button to verify it [PROF-03]. Hidden while the field has
 * another contact.
 */
export function ContactMark({ contact, person, typed, onVerify }: Props) {
  const { login } = useConfig();
  const isViewing = useProfile((snapshot) => snapshot.matches({ filling: 'viewing' }));
  const isEmail = contact === 'email';
  const isVerified = isEmail ? person.isEmailVerified : person.isPhoneVerified;
  const isAsked = isEmail ? login.verifiesEmail : login.verifiesPhone;
  if (person[contact] === null || typed !== person[contact]) return null;
  if (isVerified)
    return (
      <span className={classes.verified}>
        <IconCircleCheckFilled size={18} aria-hidden />
        <Trans>Verified</Trans>
      </span>
    );
  return isAsked && isViewing ? (
    <button type="button" className={classes.verify} onClick={() => onVerify(contact)}>
      {isEmail ? (
        <Trans>
          Verify <span className="visually-hidden">the email</span>
        </Trans>
      ) : (
        <Trans>
          Verify <span className="visually-hidden">the phone</span>
        </Trans>
      )}
    </button>
  ) : null;
}
