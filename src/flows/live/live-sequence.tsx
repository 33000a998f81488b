import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { saidOf } from '../chart/said';
import { sequenceOf } from '../chart/sequence';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { loadPrepared } from '../prepared';
import { SequenceDiagram } from '../sequence-diagram';
import type { Live } from './live-actors';
import classes from './live-sequence.module.css';

type Props = { live: Live; charts: readonly FlowChart[] };

/** The last messages between the running flows of the app in other tabs, oldest first. */
export function LiveSequence({ live, charts }: Props) {
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

/** The sample data of these flows, as far as it is loaded. */
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
