import { Trans } from '@lingui/react/macro';
import { type Sender, sequenceOf } from '../chart/sequence';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import type { Message } from './story.types';
import classes from './story-page.module.css';

type Props = { charts: readonly FlowChart[]; messages: readonly Message[]; isFirst: boolean };

/** Lists the messages between flows before a frame, with sender and receiver. */
export function StoryMessages({ charts, messages, isFirst }: Props) {
  const language = useFlowLanguage();
  const steps = sequenceOf(charts, messages, language);
  return (
    <section className={classes.messages}>
      <h3>
        <Trans>Who sent what to whom</Trans>
      </h3>
      {isFirst ? (
        <p className={classes.hint}>
          <Trans>The story begins here. Press the marked control of the screen.</Trans>
        </p>
      ) : (
        <ol>
          {steps.map(({ from, to, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages of a frame never change
            <li key={index}>
              <span className={classes.ends}>
                <SenderName from={from} /> <span aria-hidden>→</span>
                <span className="visually-hidden">
                  {' '}
                  <Trans>to</Trans>
                </span>{' '}
                {to}
              </span>
              <span dir="auto">{words}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function SenderName({ from }: { from: Sender }) {
  if (from === 'page') return <Trans>The page</Trans>;
  if (from === 'time') return <Trans>Time</Trans>;
  return from === 'effect' ? <Trans>The server or the browser</Trans> : from.flow;
}
