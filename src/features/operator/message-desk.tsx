import { Trans, useLingui } from '@lingui/react/macro';
import letters from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DeskConversation } from '../../api/operator-mapping';
import { useMoment } from '../orders/shared/use-moment';
import { DecisionButton, type DeskFlow, ReasonQuestion, useDesk } from './desk-flow';
import { DeskList } from './desk-list';
import classes from './operator.module.css';
import { useDecisionWords } from './use-decision-words';

/** What customers say to stores, couriers and the shop, and the answers in their place [CHAT-02, X-23]. */
export function MessageDesk({ conversations }: { conversations: DeskConversation[] }) {
  const flow = useDesk();
  const words = useDecisionWords();
  const subject = useSelector(flow, ({ context }) => context.subject);
  return (
    <DeskList
      entries={conversations}
      empty={{
        title: <Trans>Nobody has written yet</Trans>,
        picture: letters,
        text: <Trans>What customers write to stores, couriers and support comes here.</Trans>,
      }}
      card={(one) => <ConversationCard one={one} flow={flow} />}
    >
      <ReasonQuestion flow={flow} title={subject?.kind === 'conversation' ? words(subject.decision) : ''} />
    </DeskList>
  );
}

const KINDS: Record<DeskConversation['kind'], ReactNode> = {
  store: <Trans>Store</Trans>,
  courier: <Trans>Courier</Trans>,
  support: <Trans>Support</Trans>,
};

function ConversationCard({ one, flow }: { one: DeskConversation; flow: DeskFlow }) {
  const { t } = useLingui();
  const words = useDecisionWords();
  const { id, customer, phone, partner, said } = one;
  return (
    <article className={classes.card} aria-labelledby={`talk-${id}`}>
      <header className={classes.title}>
        <h2 id={`talk-${id}`}>{customer}</h2>
        {one.isWaiting ? (
          <span className={classes.state} data-state="pending">
            <Trans>Waits for your answer</Trans>
          </span>
        ) : null}
      </header>
      <p className={classes.line}>
        <strong>{KINDS[one.kind]}</strong>
        {partner ? <bdi>{partner}</bdi> : null}
        {phone ? <bdi dir="ltr">{phone}</bdi> : null}
      </p>
      <ul className={classes.said}>
        {said.map((message) => (
          <Said key={message.id} message={message} who={message.isFromCustomer ? customer : t`You`} />
        ))}
      </ul>
      <fieldset className={classes.answers} aria-label={t`Your answer to ${customer}`}>
        <DecisionButton
          flow={flow}
          subject={{ kind: 'conversation', id, decision: 'answered' }}
          isGrave={false}
          isAsking
        >
          {words('answered')}
        </DecisionButton>
      </fieldset>
    </article>
  );
}

function Said({ message, who }: { message: DeskConversation['said'][number]; who: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  return (
    <li data-is-theirs={message.isFromCustomer || undefined}>
      <span className={classes.about}>
        <bdi>{who}</bdi> · <time dateTime={message.at}>{moment.dateAndTime(message.at)}</time>
      </span>
      {message.text ? (
        <p>
          <bdi>{message.text}</bdi>
        </p>
      ) : null}
      {message.imageUrls.length > 0 ? (
        <p className={classes.papers}>
          {message.imageUrls.map((url) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t`Sent by ${who}`} width={72} height={72} loading="lazy" />
            </a>
          ))}
        </p>
      ) : null}
    </li>
  );
}
