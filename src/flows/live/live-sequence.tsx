import { Trans } from '@lingui/react/macro';
import { sequenceOf } from '../chart/sequence';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { SequenceDiagram } from '../sequence-diagram';
import type { Live } from './live-actors';
import classes from './live-sequence.module.css';

type Props = { live: Live; charts: readonly FlowChart[] };

/** The last messages between the running flows of the app in other tabs, oldest first. */
export function LiveSequence({ live, charts }: Props) {
  const language = useFlowLanguage();
  const messages = [...live.events]
    .reverse()
    .map(({ from, actor, type }) => ({ from, to: actor, event: type }));
  const steps = sequenceOf(charts, messages, language);
  return steps.length === 0 ? (
    <p className={classes.none}>
      <Trans>Open the shop in another tab of this browser to see who sends what to whom.</Trans>
    </p>
  ) : (
    <div className={classes.sequence}>
      <SequenceDiagram steps={steps} />
    </div>
  );
}
