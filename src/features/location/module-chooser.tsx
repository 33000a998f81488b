import { Trans } from '@lingui/react/macro';
import { IconInfoCircle } from '@tabler/icons-react';
import { Question } from '../../platform/layers/dialog';
import { Picture } from '../../ui/picture';
import { marketPicture } from './market-pictures';
import { useModuleFlow, useModuleRef, useServedModules } from './module.context';
import classes from './module-chooser.module.css';

/**
 * Asks for a module on the first visit, and when the chosen module is not served at a new place [MOD-03,
 * MOD-14].
 */
export function ModuleChooser() {
  const actor = useModuleRef();
  const modules = useServedModules();
  const selectedId = useModuleFlow(({ context }) => context.selectedId);
  const isNotServed = useModuleFlow((snapshot) => snapshot.matches({ choosing: 'notServed' }));
  return (
    <Question
      name="market"
      title={<Trans>Select a type of module for your orders</Trans>}
      size="medium"
      onClose={null}
    >
      {isNotServed ? (
        <p className={classes.reason} role="status">
          <Trans>Your last module isn’t available at this address. Please choose another.</Trans>
        </p>
      ) : null}
      <ul className={classes.grid}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={classes.market}
              data-market={module.type ?? 'general'}
              aria-pressed={module.id === selectedId}
              onClick={() => actor.send({ type: 'module.chosen', moduleId: module.id })}
            >
              <Picture src={marketPicture(module)} alt="" width={72} height={72} loading="eager" />
              <span>{module.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        <IconInfoCircle size={18} aria-hidden />
        <Trans>A module must be selected to continue.</Trans>
      </p>
    </Question>
  );
}
