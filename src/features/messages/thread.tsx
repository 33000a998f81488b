import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { Conversation, Partner } from '../../../domain/conversation';
import type { conversationsMachine } from '../../../machines/messages/conversations.machine';
import type { inboxMachine } from '../../../machines/messages/inbox.machine';
import { failureTexts } from '../../i18n/failures';
import { useFlowEffects, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import { chatEffects, provideChat, storedDraft } from './chat.actors';
import { ChatActor, useChat, useChatRef } from './chat.context';
import { Composer } from './composer';
import { inboxEffects } from './conversations.actors';
import { MessageBubbles } from './message-bubble';
import { PartnerPicture } from './partner-picture';
import classes from './thread.module.css';

type Props = {
  partner: Partner;
  inbox: ActorRefFrom<typeof inboxMachine>;
  list: ActorRefFrom<typeof conversationsMachine>;
};

/** Shows one conversation [CHAT-02]. */
export function Thread({ partner, inbox, list }: Props) {
  const { account } = useApi();
  const chat = usePage(() => provideChat(async () => (await account.own()).messages), {
    input: { partner, draft: storedDraft(partner) },
    effects: chatEffects(list),
  });
  useFlowEffects(inbox, inboxEffects(chat));
  return (
    <ChatActor actor={chat}>
      <Opened />
    </ChatActor>
  );
}

function Opened() {
  const { i18n, t } = useLingui();
  const chat = useChatRef();
  const conversation = useChat(({ context }) => context.conversation);
  const failure = useChat(({ context }) => context.failure);
  const isMissing = useChat((at) => at.matches('missing'));
  const isFailed = useChat((at) => at.matches('failed'));
  if (isMissing) return <Missing />;
  if (isFailed && failure)
    return (
      <div className={classes.thread}>
        <FailureBlock
          reason={failureTexts(i18n, failure).join(' ')}
          onRetry={() => chat.send({ type: 'retry.requested' })}
        />
      </div>
    );
  if (conversation === null)
    return (
      <div className={classes.thread} role="status" aria-label={t`Loading the conversation`}>
        <Skeleton blockSize={56} />
        <Skeleton blockSize={360} />
      </div>
    );
  return (
    <section className={classes.thread} aria-label={t`Conversation with ${conversation.name}`}>
      <Head conversation={conversation} />
      <MessageBubbles conversation={conversation} />
      {conversation.canSend ? <Composer /> : <Closed />}
    </section>
  );
}

function Head({ conversation: { partner, name, imageUrl, orderId } }: { conversation: Conversation }) {
  const { t } = useLingui();
  return (
    <header className={classes.head}>
      <Link
        to="/profile"
        search={{ page: 'inbox' }}
        className={classes.back}
        aria-label={t`All conversations`}
      >
        <IconChevronLeft size={22} className="mirrored" aria-hidden />
      </Link>
      <PartnerPicture conversation={{ partner, name, imageUrl }} size={44} className={classes.picture} />
      <div>
        <h2 className={classes.name} dir="auto">
          {name}
        </h2>
        {orderId === null ? null : (
          <Link to="/my-orders/$id" params={{ id: String(orderId) }} className={classes.order}>
            <Trans>
              Order <bdi>#{orderId}</bdi>
            </Trans>
          </Link>
        )}
      </div>
    </header>
  );
}

const Closed = () => (
  <p className={classes.closed}>
    <Trans>This courier isn’t delivering any of your orders right now.</Trans>{' '}
    <Link to="/profile" search={{ page: 'inbox', with: 'support' }}>
      <Trans>Contact support</Trans>
    </Link>
  </p>
);

const Missing = () => (
  <div className={classes.thread}>
    <EmptyState
      title={<Trans>This conversation isn’t available</Trans>}
      action={
        <Link to="/profile" search={{ page: 'inbox' }}>
          <Trans>All conversations</Trans>
        </Link>
      }
    >
      <Trans>The store has closed, or this courier isn’t delivering any of your orders right now.</Trans>
    </EmptyState>
  </div>
);
