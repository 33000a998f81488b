import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import classes from './flow-gallery.module.css';
import { loadFlowProducts, loadPrepared } from './prepared';
import { type WorkbenchProps, WorkbenchTable } from './workbench-table';

export function Workbench(props: WorkbenchProps) {
  const prepared = use(loadPrepared(props.machine.id));
  const products = use(loadFlowProducts(props.machine.id));
  if (!prepared)
    return (
      <p className={classes.empty} role="alert">
        <Trans>The chart couldn’t be loaded. Check your connection and open the flow again.</Trans>
      </p>
    );
  return <WorkbenchTable {...props} data={prepared.data} products={products} />;
}
