import { useLingui } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import type { Api } from '../../api/api';
import { VISIT_LIFETIME } from '../../platform/reads';
import { useApi, useReads } from '../../platform/shop.context';
import { useChatRef } from './chat.context';
import classes from './message-bubble.module.css';

/** Common questions to support, sent with one press. */
export const Topics = () => (
  <Suspense fallback={null}>
    <List />
  </Suspense>
);

const topicsOf = async (account: Api['account']) => (await account.own()).messages.topics();

function List() {
  const { i18n, t } = useLingui();
  const { account } = useApi();
  const chat = useChatRef();
  const topics = use(
    useReads().read(`support-topics:${i18n.locale}`, VISIT_LIFETIME, () =>
      // Without topics the customer types.
      topicsOf(account).catch(() => []),
    ).promise,
  );
  return (
    <ul className={classes.topics} aria-label={t`Frequently asked questions`}>
      {topics.map((topic) => (
        <li key={topic}>
          <button
            type="button"
            onClick={() => chat.send({ type: 'message.submitted', text: topic, key: crypto.randomUUID() })}
          >
            {topic}
          </button>
        </li>
      ))}
    </ul>
  );
}
