import { flowData } from 'virtual:flow-data';
import { Trans } from '@lingui/react/macro';
import { use, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from './chart/chart.types';
import type { FlowData } from './flow-data.types';
import classes from './flow-gallery.module.css';
import type { Live } from './live/live-actors';
import { type FlowProducts, loadProducts } from './products';
import type { Notes } from './review/use-notes';
import { WorkbenchTable } from './workbench-table';

export type WorkbenchProps = {
  machine: AnyStateMachine;
  chart: Chart;
  charts: readonly Chart[];
  selected: string | null;
  onSelect: (part: string) => void;
  live: Live;
  review: Notes;
};

type Prepared = { data: FlowData; products: FlowProducts };
const prepared = new Map<string, Promise<Prepared | null>>();

/** The drawing and what the tests left, loaded once for each flow. */
function prepare(id: string): Promise<Prepared | null> {
  const known = prepared.get(id);
  if (known) return known;
  const loading = load(id).catch(() => {
    prepared.delete(id);
    return null;
  });
  prepared.set(id, loading);
  return loading;
}

async function load(id: string): Promise<Prepared | null> {
  const loader = flowData[id];
  if (!loader) return null;
  const [{ default: data }, products] = await Promise.all([loader(), loadProducts(id)]);
  return { data, products };
}

export function Workbench(props: WorkbenchProps) {
  const loading = useMemo(() => prepare(props.machine.id), [props.machine.id]);
  const loaded = use(loading);
  if (!loaded)
    return (
      <p className={classes.empty} role="alert">
        <Trans>The drawing could not be loaded. Check your connection and open the flow again.</Trans>
      </p>
    );
  return <WorkbenchTable {...props} {...loaded} />;
}
