import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { saidOf } from '../chart/said';
import { sequenceOf } from '../chart/sequence';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { loadPrepared } from '../prepared';
import { RecordBar } from '../record/record-bar';
import { RecordedTakes } from '../record/recorded-takes';
import { recorder } from '../record/recorder';
import { SequenceDiagram } from '../sequence-diagram';
import type { Live } from './live-actors';
import classes from './live-sequence.module.css';

type Props = { live: Live; charts: readonly FlowChart[]; machine: string };

/** Shows the messages between the running flows of other tabs, and records what they do. */
export function LiveSequence({ live, charts, machine }: Props) {
  const isStopped = useSelector(recorder, (now) => now.matches('stopped'));
  return (
    <div className={classes.view}>
      <RecordBar />
      {isStopped ? (
        <RecordedTakes charts={charts} machine={machine} />
      ) : (
        <LastMessages live={live} charts={charts} />
      )}
    </div>
  );
}

/** The last messages, oldest first. */
function LastMessages({ live, charts }: Omit<Props, 'machine'>) {
  const language = useFlowLanguage();
  const known = usePrepared(live.events.map(({ actor }) => actor));
  const messages = [...live.events].reverse().map(({ from, actor, event }) => {
    const data = known.get(actor);
    return { from, to: actor, event: event.type, said: data ? saidOf(data, event, language) : null };
  });
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

/** Returns the sample data of these flows that is loaded already. */
function usePrepared(flows: readonly string[]): ReadonlyMap<string, FlowData> {
  const [known, setKnown] = useState<ReadonlyMap<string, FlowData>>(new Map());
  const names = [...new Set(flows)].sort().join();
  useEffect(() => {
    let isWanted = true;
    const add = async (id: string) => {
      const prepared = await loadPrepared(id);
      if (prepared && isWanted) setKnown((before) => new Map([...before, [id, prepared.data]]));
    };
    for (const id of names.split(',')) void add(id);
    return () => {
      isWanted = false;
    };
  }, [names]);
  return known;
}
