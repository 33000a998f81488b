import { Trans } from '@lingui/react/macro';
import { usePanel } from '../../platform/layers/layers.context';
import { Button } from '../../ui/button';
import { useModuleFlow } from './module.context';
import classes from './no-modules-notice.module.css';

/** Says that no module is served at the place, and offers another place [MOD-04]. */
export function NoModulesNotice() {
  const isEmpty = useModuleFlow((snapshot) => snapshot.matches('noModules'));
  const panel = usePanel('location');
  if (!isEmpty) return null;
  return (
    <div className={classes.notice} role="alert">
      <div>
        <p className={classes.title}>
          <Trans>No module found</Trans>
        </p>
        <p>
          <Trans>Contact with the site owner to activate modules.</Trans>
        </p>
      </div>
      <Button variant="default" size="sm" onClick={panel.open}>
        <Trans>Choose another address</Trans>
      </Button>
    </div>
  );
}
