import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { guardWords } from '../chart/phrases';
import type { ModelEvent } from '../chart/taken';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from '../panel.module.css';
import { eventWith, type Offer, payloadOf } from './simulation';

type Props = {
  chart: FlowChart;
  offers: readonly Offer[];
  sayingOf: (event: ModelEvent) => string;
  onSend: (event: ModelEvent) => void;
};

export function Offers({ chart, offers, sayingOf, onSend }: Props) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  return (
    <ul className={classes.list}>
      {offers.map((offer, index) => {
        const { event, blockedBy } = offer;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixtures of one type may be equal
          <li key={`${event.type} ${index}`}>
            <button
              type="button"
              className={classes.event}
              aria-disabled={blockedBy !== null}
              onClick={() => {
                if (blockedBy === null) onSend(event);
              }}
            >
              <span dir="auto">{sayingOf(event)}</span>
              {blockedBy !== null ? (
                <span className={classes.blocked}>
                  {blockedBy.length > 0
                    ? t`Only if ${blockedBy.map((guard) => guardWords(chart, guard, language)).join(', ')}`
                    : t`Changes nothing here`}
                </span>
              ) : null}
            </button>
            <EventData event={event} onSend={onSend} />
          </li>
        );
      })}
    </ul>
  );
}

/** Edits the sample data of an event before it is sent. */
function EventData({ event, onSend }: { event: ModelEvent; onSend: (event: ModelEvent) => void }) {
  const { t } = useLingui();
  const payload = payloadOf(event);
  const [text, setText] = useState(payload);
  const [isWrong, setIsWrong] = useState(false);
  if (!payload) return null;
  const send = () => {
    const changed = eventWith(event, text);
    setIsWrong(changed === null);
    if (changed) onSend(changed);
  };
  return (
    <details className={classes.data}>
      <summary>
        <Trans>Show data</Trans>
      </summary>
      <div className={classes.field}>
        <textarea
          dir="ltr"
          rows={6}
          value={text}
          aria-label={t`Sample data as JSON`}
          aria-invalid={isWrong}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={classes.buttons}>
          <button type="button" onClick={send}>
            <Trans>Send with this data</Trans>
          </button>
        </div>
        {isWrong ? (
          <p role="alert" className={classes.blocked}>
            <Trans>This is not a JSON object. Nothing was sent.</Trans>
          </p>
        ) : null}
      </div>
    </details>
  );
}
