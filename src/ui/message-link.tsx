import { Trans } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './message-link.module.css';

type Props = {
  /** The partner's key in URLs, such as `store-1`. */
  partner: string;
  name: string;
};

/**
 * A link from an order to the conversation with its store or courier. Guests must sign in first [CHAT-02,
 * PERM-06].
 */
export const MessageLink = ({ partner, name }: Props) => (
  <ConversationLink partner={partner}>
    <Trans>Message {name}</Trans>
  </ConversationLink>
);

/** A link to the conversation with support [HELP-01]. */
export const SupportLink = () => (
  <ConversationLink partner="support">
    <Trans>Contact support</Trans>
  </ConversationLink>
);

const ConversationLink = ({ partner, children }: Pick<Props, 'partner'> & { children: ReactNode }) => (
  <Link className={classes.link} to="/profile" search={{ page: 'inbox', with: partner }}>
    <IconMessageCircle size={20} aria-hidden />
    {children}
  </Link>
);
