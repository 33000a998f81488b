import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type UIEvent } from 'react';
import { type Conversation, type Message, notKnown } from '../../../domain/conversation';
import type { Outgoing } from '../../../machines/messages/chat.types';
import { failureTexts } from '../../i18n/failures';
import { useFormats } from '../../i18n/formats.context';
import { Button } from '../../ui/button';
import { ProtectedImage } from '../orders/pictures/protected-image';
import { useMoment } from '../orders/shared/use-moment';
import { useChat, useChatRef } from './chat.context';
import classes from './message-bubble.module.css';
import { Topics } from './topics';

/** The distance from the top, in pixels, at which older messages are loaded. */
const NEAR = 120;

/** Lists the messages, the newest at the bottom, including those that are being sent [CHAT-02]. */
export function MessageBubbles({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const chat = useChatRef();
  const formats = useFormats();
  const messages = useChat(({ context }) => context.messages);
  const outgoingMessages = useChat(({ context }) => context.outgoing);
  const outgoing = notKnown(outgoingMessages, messages);
  const isNothing = messages.length + outgoing.length === 0;
  const look = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.clientHeight - Math.abs(box.scrollTop) < NEAR)
      chat.send({ type: 'older.requested' });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={classes.box} tabIndex={0} aria-label={t`Messages`} onScroll={look}>
      <div className={classes.inner}>
        <Older />
        {isNothing ? (
          <p className={classes.nothing}>
            <Trans>Say hello! Your messages with {conversation.name} will appear here.</Trans>
          </p>
        ) : null}
        {isNothing && conversation.partner.kind === 'support' ? <Topics /> : null}
        <ol className={classes.list}>
          {messages.map((message, index) => {
            const day = formats.date(message.at);
            const before = messages[index - 1];
            return (
              <Fragment key={message.id}>
                {before && formats.date(before.at) === day ? null : <li className={classes.day}>{day}</li>}
                <Bubble message={message} name={conversation.name} />
              </Fragment>
            );
          })}
          {outgoing.map((one) => (
            <OnItsWay key={one.key} message={one} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Older() {
  const chat = useChatRef();
  const hasOlder = useChat(({ context }) => context.hasOlder);
  const isReading = useChat((at) => at.matches({ open: { older: 'reading' } }));
  const isBroken = useChat((at) => at.matches({ open: { older: 'broken' } }));
  if (!hasOlder) return null;
  return (
    <div className={classes.older}>
      {isBroken ? (
        <p role="alert">
          <Trans>We couldn’t load older messages.</Trans>
        </p>
      ) : null}
      <Button
        variant="light"
        size="sm"
        loading={isReading}
        onClick={() => chat.send({ type: 'older.requested' })}
      >
        <Trans>Older messages</Trans>
      </Button>
    </div>
  );
}

function Bubble({ message, name }: { message: Message; name: string }) {
  const { time } = useMoment();
  const { isOwn, text, pictures, isSeen, at } = message;
  return (
    <li className={classes.bubble} data-own={isOwn || undefined}>
      <span className="visually-hidden">{isOwn ? <Trans>You:</Trans> : <>{name}:</>}</span>
      <Pictures urls={pictures} />
      {text === '' ? null : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <p className={classes.foot}>
        <time dateTime={at}>{time(at)}</time>
        {isOwn ? <> · {isSeen ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}</> : null}
      </p>
    </li>
  );
}

const Pictures = ({ urls }: { urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <span className={classes.pictures}>
      {urls.map((url) => (
        <ProtectedImage key={url} address={url} />
      ))}
    </span>
  );

function OnItsWay({ message: { key, text, pictures, failure } }: { message: Outgoing }) {
  const { i18n } = useLingui();
  const chat = useChatRef();
  const reason = failure === null ? '' : failureTexts(i18n, failure).join(' ');
  return (
    <li className={classes.bubble} data-own data-failed={failure !== null || undefined}>
      <span className="visually-hidden">
        <Trans>You:</Trans>
      </span>
      {pictures.length > 0 ? (
        <span className={classes.pictures}>
          {pictures.map(({ id, name, url }) => (
            <img key={id} src={url} alt={name} width={140} height={140} />
          ))}
        </span>
      ) : null}
      {text === '' ? null : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {failure === null ? (
        <p className={classes.foot}>
          <Trans>Sending…</Trans>
        </p>
      ) : (
        <div className={classes.failed} role="alert">
          <p>
            <Trans>Not sent. {reason}</Trans>
          </p>
          <Button variant="light" size="sm" onClick={() => chat.send({ type: 'message.retried', key })}>
            <Trans>Send again</Trans>
          </Button>
          <Button variant="subtle" size="sm" onClick={() => chat.send({ type: 'message.discarded', key })}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
