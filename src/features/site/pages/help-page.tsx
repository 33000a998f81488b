import { Trans, useLingui } from '@lingui/react/macro';
import phoneCall from '@lobehub/fluent-emoji-3d/assets/1f4de.webp';
import { IconMail, IconMapPin, IconPhone, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConfig } from '../../../platform/shop.context';
import classes from './help-page.module.css';

/** How to reach people, and the questions they are asked most. */
export function HelpPage() {
  const { t } = useLingui();
  const { contact, businessName } = useConfig();
  const questions = [
    {
      question: t`How do I change where you deliver?`,
      answer: t`Press the address at the top of the page. Your cart is checked against the new place at once.`,
    },
    {
      question: t`Why can my cart hold only one store?`,
      answer: t`One courier brings one order from one store. If you add something from another store we ask first, and you can undo it.`,
    },
    {
      question: t`What does delivery cost?`,
      answer: t`It depends on the distance to the store. The fee stands on the store's page and in your cart before you order.`,
    },
    {
      question: t`Do I need an account?`,
      answer: t`No. You can browse and fill a cart as a guest. Your cart stays on this device.`,
    },
  ];
  return (
    <div className={`page ${classes.page}`}>
      <header className={classes.head}>
        <img src={phoneCall} alt="" width={112} height={112} className={classes.picture} />
        <div>
          <h1>
            <Trans>Help & Support</Trans>
          </h1>
          <p className={classes.text}>
            <Trans>The people of {businessName} read every message.</Trans>
          </p>
        </div>
      </header>
      <ul className={classes.ways}>
        {contact.phone ? (
          <Way
            icon={IconPhone}
            name={<Trans>Call us</Trans>}
            href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
          >
            <span className="ltr">{contact.phone}</span>
          </Way>
        ) : null}
        {contact.email ? (
          <Way icon={IconMail} name={<Trans>Write to us</Trans>} href={`mailto:${contact.email}`}>
            <span className="ltr">{contact.email}</span>
          </Way>
        ) : null}
        {contact.address ? (
          <Way icon={IconMapPin} name={<Trans>Visit us</Trans>}>
            <bdi>{contact.address}</bdi>
          </Way>
        ) : null}
      </ul>
      <section aria-labelledby="questions-title">
        <h2 id="questions-title" className={classes.title}>
          <Trans>Asked most often</Trans>
        </h2>
        <div className={classes.questions}>
          {questions.map(({ question, answer }) => (
            <details key={question} className={classes.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

type WayProps = { icon: TablerIcon; name: ReactNode; href?: string; children: ReactNode };

const Way = ({ icon: Icon, name, href, children }: WayProps) => (
  <li className={classes.way}>
    <Icon size={26} stroke={1.7} aria-hidden />
    <h2 className={classes.name}>{name}</h2>
    {href ? <a href={href}>{children}</a> : <p>{children}</p>}
  </li>
);
