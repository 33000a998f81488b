import { useLingui } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import { VISIT_LIFETIME } from '../../platform/reads';
import { useApi, useReads } from '../../platform/shop.context';
import { useChatRef } from './chat.context';
import classes from './said.module.css';

/** What people ask support most: one press asks it. */
export const Topics = () => (
  <Suspense fallback={null}>
    <List />
  </Suspense>
);

function List() {
  const { i18n, t } = useLingui();
  const { account } = useApi();
  const chat = useChatRef();
  const topics = use(
    useReads().read(`support-topics:${i18n.locale}`, VISIT_LIFETIME, async () =>
      // Without them one writes oneself.
      (await account.own()).messages.topics().catch(() => []),
    ).promise,
  );
  return (
    <ul className={classes.topics} aria-label={t`Frequent questions`}>
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
