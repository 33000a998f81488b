import { Trans } from '@lingui/react/macro';
import phoneCall from '@lobehub/fluent-emoji-3d/assets/1f4de.webp';
import { IconMail, IconMapPin, IconMessageCircle, IconPhone, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useConfig } from '../../../platform/shop.context';
import classes from './help-page.module.css';
import { OrderHelpList } from './order-help';
import { Questions } from './questions';

/** Shows contact, help with orders, and frequent questions [HELP-01]. */
export function HelpPage() {
  const { contact } = useConfig();
  return (
    <div className={`page ${classes.page}`}>
      <header className={classes.head}>
        <img src={phoneCall} alt="" width={112} height={112} className={classes.picture} />
        <div>
          <h1>
            <Trans>Help & Support</Trans>
          </h1>
          <p className={classes.text}>
            <Trans>A real person reads every message.</Trans>
          </p>
        </div>
      </header>
      <ul className={classes.options}>
        <ContactOption icon={IconMessageCircle} name={<Trans>Chat with us</Trans>}>
          <Link to="/profile" search={{ page: 'inbox', with: 'support' }}>
            <Trans>Contact support</Trans>
          </Link>
        </ContactOption>
        {contact.phone ? (
          <ContactOption icon={IconPhone} name={<Trans>Call us</Trans>}>
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              <span className="ltr">{contact.phone}</span>
            </a>
          </ContactOption>
        ) : null}
        {contact.email ? (
          <ContactOption icon={IconMail} name={<Trans>Contact us</Trans>}>
            <a href={`mailto:${contact.email}`}>
              <span className="ltr">{contact.email}</span>
            </a>
          </ContactOption>
        ) : null}
        {contact.address ? (
          <ContactOption icon={IconMapPin} name={<Trans>Visit us</Trans>}>
            <p>
              <bdi>{contact.address}</bdi>
            </p>
          </ContactOption>
        ) : null}
      </ul>
      <OrderHelpList />
      <Questions />
    </div>
  );
}

type ContactOptionProps = { icon: TablerIcon; name: ReactNode; children: ReactNode };

const ContactOption = ({ icon: Icon, name, children }: ContactOptionProps) => (
  <li className={classes.option}>
    <Icon size={26} stroke={1.7} aria-hidden />
    <h2 className={classes.name}>{name}</h2>
    {children}
  </li>
);
