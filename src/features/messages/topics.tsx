import { Trans, useLingui } from '@lingui/react/macro';
import { ReadPart } from '../../platform/read-part';
import { FAILURE_SHOWN, VISIT_LIFETIME } from '../../platform/reads';
import { useApi, useReads } from '../../platform/shop.context';
import { useChatRef } from './chat.context';
import classes from './message-bubble.module.css';

const LIFETIME = { ...VISIT_LIFETIME, failed: FAILURE_SHOWN };

/** Offers common questions to support, each sent with one press. Hidden if they fail to load. */
export function Topics() {
  const { i18n } = useLingui();
  const { account } = useApi();
  const reads = useReads();
  const name = `support-topics:${i18n.locale}`;
  return (
    <ReadPart
      read={() => reads.read(name, LIFETIME, async () => (await account.own()).messages.topics())}
      forget={() => reads.forget(name)}
      reason={<Trans>We couldn’t load the common questions. You can still write to us.</Trans>}
    >
      {(topics) => <List topics={topics} />}
    </ReadPart>
  );
}

function List({ topics }: { topics: readonly string[] }) {
  const { t } = useLingui();
  const chat = useChatRef();
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
