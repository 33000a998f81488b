import { Trans, useLingui } from '@lingui/react/macro';
import letters from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import type { ReactNode } from 'react';
import type { ConsoleConversation } from '../../api/operator-message-mapping';
import { useFlow } from '../../platform/flow';
import { useMoment } from '../orders/shared/use-moment';
import { type ConsoleFlow, DecisionButton, ReasonQuestion, useConsole } from './console-flow';
import { ConsoleList } from './console-list';
import classes from './operator.module.css';
import { useDecisionTexts } from './use-decision-texts';

/** Shows customers' messages and takes the operator's replies [CHAT-02, X-23]. */
export function MessageConsole({ conversations }: { conversations: ConsoleConversation[] }) {
  const flow = useConsole();
  const texts = useDecisionTexts();
  const subject = useFlow(flow, ({ context }) => context.subject);
  return (
    <ConsoleList
      flow={flow}
      entries={conversations}
      find={({ id, partner, customer, phone, isWaiting }) => ({
        texts: [String(id), partner, customer, phone],
        isOpen: isWaiting,
      })}
      empty={{
        title: <Trans>No messages yet</Trans>,
        picture: letters,
        text: <Trans>Messages from customers to stores, couriers and support appear here.</Trans>,
      }}
      card={(one) => <ConversationCard one={one} flow={flow} />}
    >
      <ReasonQuestion flow={flow} title={subject?.kind === 'conversation' ? texts(subject.decision) : ''} />
    </ConsoleList>
  );
}

const KINDS: Record<ConsoleConversation['kind'], ReactNode> = {
  store: <Trans>Store</Trans>,
  courier: <Trans>Courier</Trans>,
  support: <Trans>Support</Trans>,
};

function ConversationCard({ one, flow }: { one: ConsoleConversation; flow: ConsoleFlow }) {
  const { t } = useLingui();
  const texts = useDecisionTexts();
  const { id, customer, phone, partner, messages } = one;
  return (
    <article className={classes.card} aria-labelledby={`talk-${id}`}>
      <header className={classes.title}>
        <h2 id={`talk-${id}`}>{customer}</h2>
        {one.isWaiting ? (
          <span className={classes.state} data-state="pending">
            <Trans>Awaiting your reply</Trans>
          </span>
        ) : null}
      </header>
      <p className={classes.line}>
        <strong>{KINDS[one.kind]}</strong>
        {partner ? <bdi>{partner}</bdi> : null}
        {phone ? <bdi dir="ltr">{phone}</bdi> : null}
      </p>
      <ul className={classes.messages}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} who={message.isFromCustomer ? customer : t`You`} />
        ))}
      </ul>
      <fieldset className={classes.answers} aria-label={t`Your reply to ${customer}`}>
        <DecisionButton
          flow={flow}
          subject={{ kind: 'conversation', id, decision: 'answered' }}
          isGrave={false}
          isAsking
        >
          {texts('answered')}
        </DecisionButton>
      </fieldset>
    </article>
  );
}

function MessageRow({ message, who }: { message: ConsoleConversation['messages'][number]; who: string }) {
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
        <p className={classes.attachments}>
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
