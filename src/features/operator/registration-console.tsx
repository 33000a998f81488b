import { Trans, useLingui } from '@lingui/react/macro';
import memo from '@lobehub/fluent-emoji-3d/assets/1f4dd.webp';
import type { ReactNode } from 'react';
import type { ConsoleRegistration } from '../../api/operator-mapping';
import { useFlow } from '../../platform/flow';
import { useMoment } from '../orders/shared/use-moment';
import { type ConsoleFlow, DecisionButton, ReasonQuestion, useConsole } from './console-flow';
import { ConsoleList } from './console-list';
import classes from './operator.module.css';
import { useDecisionTexts } from './use-decision-texts';

/** Lists applicants with their documents, which the operator approves or refuses [REG-01, X-23]. */
export function RegistrationConsole({ registrations }: { registrations: ConsoleRegistration[] }) {
  const flow = useConsole();
  const texts = useDecisionTexts();
  const subject = useFlow(flow, ({ context }) => context.subject);
  return (
    <ConsoleList
      flow={flow}
      entries={registrations}
      find={({ id, name, storeName, email, phone, zone, state }) => ({
        texts: [String(id), name, storeName, email, phone, zone],
        isOpen: state === 'pending',
      })}
      empty={{
        title: <Trans>No registrations yet</Trans>,
        picture: memo,
        text: <Trans>Stores and couriers sign up using the links in the footer.</Trans>,
      }}
      card={(one) => <RegistrationCard one={one} flow={flow} />}
    >
      <ReasonQuestion flow={flow} title={subject?.kind === 'registration' ? texts(subject.decision) : ''} />
    </ConsoleList>
  );
}

const STATES: Record<ConsoleRegistration['state'], ReactNode> = {
  pending: <Trans>Awaiting your reply</Trans>,
  approved: <Trans>Accepted</Trans>,
  refused: <Trans>Declined</Trans>,
};

function RegistrationCard({ one, flow }: { one: ConsoleRegistration; flow: ConsoleFlow }) {
  const { t } = useLingui();
  const moment = useMoment();
  const texts = useDecisionTexts();
  const { id, repeats } = one;
  const documents = { passport: t`Passport`, driving_license: t`Driving licence`, nid: t`Identity card` };
  return (
    <article className={classes.card} aria-labelledby={`registration-${id}`}>
      <header className={classes.title}>
        <h2 id={`registration-${id}`}>{one.storeName ?? one.name}</h2>
        <span className={classes.state} data-state={one.state}>
          {STATES[one.state]}
        </span>
        <time dateTime={one.sentAt}>{moment.dateAndTime(one.sentAt)}</time>
      </header>
      <p className={classes.line}>
        <strong>{one.kind === 'store' ? <Trans>Store</Trans> : <Trans>Courier</Trans>}</strong>
        <span>
          {[
            one.module,
            one.zone,
            one.plan === 'commission' ? t`Commission` : one.plan === 'subscription' ? t`Subscription` : null,
            one.vehicle,
            one.isPaidByDelivery === null
              ? null
              : one.isPaidByDelivery
                ? t`Paid per delivery`
                : t`Paid monthly`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className={classes.line}>
        <span>
          <bdi>{one.name}</bdi> · <bdi dir="ltr">{one.phone}</bdi>
        </span>
        <bdi dir="ltr">{one.email}</bdi>
        {one.address ? (
          <span>
            <bdi>{one.address}</bdi>
          </span>
        ) : null}
      </p>
      {one.documentNumber ? (
        <p className={classes.note}>
          {one.identityType === null ? t`Tax number` : documents[one.identityType]}:{' '}
          <bdi dir="ltr">{one.documentNumber}</bdi>
        </p>
      ) : null}
      {repeats === null ? null : (
        <p className={classes.warning}>
          <Trans>Same contact details or documents as registration {repeats}.</Trans>
        </p>
      )}
      {one.documentUrls.length > 0 ? (
        <p className={classes.attachments}>
          {one.documentUrls.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t`Document ${index + 1}`} width={72} height={72} loading="lazy" />
            </a>
          ))}
        </p>
      ) : null}
      {one.answer ? (
        <p className={classes.note}>
          <bdi>{one.answer}</bdi>
        </p>
      ) : null}
      {one.state === 'pending' ? (
        <fieldset className={classes.answers} aria-label={t`Your reply to ${one.name}`}>
          <DecisionButton
            flow={flow}
            subject={{ kind: 'registration', id, decision: 'approved' }}
            isGrave={false}
          >
            {texts('approved')}
          </DecisionButton>
          <DecisionButton flow={flow} subject={{ kind: 'registration', id, decision: 'refused' }} isGrave>
            {texts('refused')}
          </DecisionButton>
        </fieldset>
      ) : null}
    </article>
  );
}
