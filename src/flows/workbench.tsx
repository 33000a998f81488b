import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowChart } from './flow-data.types';
import classes from './flow-gallery.module.css';
import type { Live } from './live/live-actors';
import { whenPrepared, whenProducts } from './prepared';
import type { Notes } from './review/use-notes';
import { WorkbenchTable } from './workbench-table';

export type WorkbenchProps = {
  machine: AnyStateMachine;
  chart: FlowChart;
  charts: readonly FlowChart[];
  selected: string | null;
  onSelect: (part: string) => void;
  live: Live;
  review: Notes;
};

/** The drawing and what the tests left, loaded once for each flow. */
export function Workbench(props: WorkbenchProps) {
  const prepared = use(whenPrepared(props.machine.id));
  const products = use(whenProducts(props.machine.id));
  if (!prepared)
    return (
      <p className={classes.empty} role="alert">
        <Trans>The drawing could not be loaded. Check your connection and open the flow again.</Trans>
      </p>
    );
  return <WorkbenchTable {...props} data={prepared.data} products={products} />;
}
