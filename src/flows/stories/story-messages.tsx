import { Trans } from '@lingui/react/macro';
import { sequenceOf } from '../chart/sequence';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { SequenceDiagram } from '../sequence-diagram';
import type { Frame, Message } from './story.types';
import classes from './story-page.module.css';

type Props = {
  charts: readonly FlowChart[];
  messages: readonly Message[];
  /** The transitions that led to the frame, keyed by flow. */
  taken: Frame['taken'];
  isFirst: boolean;
};

/** Lists the messages between flows before a frame, with sender and receiver. */
export function StoryMessages({ charts, messages, taken, isFirst }: Props) {
  const language = useFlowLanguage();
  const steps = sequenceOf(
    charts,
    messages.map((message) => ({ ...message, taken: taken[message.to] ?? [] })),
    language,
  );
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
        <SequenceDiagram steps={steps} />
      )}
    </section>
  );
}
