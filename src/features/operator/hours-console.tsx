import { Trans, useLingui } from '@lingui/react/macro';
import { isFound } from '../../../domain/operator';
import { dayGroups } from '../../../domain/store-hours';
import type { StoreHours } from '../../api/operator-store-mapping';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { focusHeadingOf } from '../../ui/focus-heading';
import { ConsoleSearch } from './console-search';
import { HoursEditor, type HoursFlow } from './hours-editor';
import editor from './hours-editor.module.css';
import { CONSOLE_EFFECTS, provideStoreHours } from './operator.actors';
import classes from './operator.module.css';
import { useWeekTexts } from './use-week-texts';

/** Lists the stores with their weekly hours, for owners and managers. */
export function HoursConsole({ stores }: { stores: StoreHours[] }) {
  const { operator } = useApi();
  const flow = usePage(() => provideStoreHours(operator), { effects: CONSOLE_EFFECTS });
  return <HoursConsoleView flow={flow} stores={stores} />;
}

type Props = { flow: HoursFlow; stores: readonly StoreHours[] };

export function HoursConsoleView({ flow, stores }: Props) {
  const edited = useFlow(flow, ({ context }) => context.storeId);
  const store = stores.find(({ id }) => id === edited);
  return (
    <section className={classes.card} aria-labelledby="store-hours">
      <h2 id="store-hours" tabIndex={-1}>
        {store?.name ?? <Trans>Store hours</Trans>}
      </h2>
      {store === undefined ? <Stores flow={flow} stores={stores} /> : <HoursEditor flow={flow} />}
    </section>
  );
}

function Stores({ flow, stores }: Props) {
  const { t } = useLingui();
  const search = useFlow(flow, ({ context }) => context.search);
  const found = stores.filter(({ name }) => isFound({ texts: [name], isOpen: true }, search, 'all'));
  return (
    <>
      <ConsoleSearch
        typed={search}
        placeholder={t`Store`}
        onSearch={(text) => flow.send({ type: 'list.searched', text })}
      />
      {found.length === 0 ? (
        <p role="status" className={classes.note}>
          <Trans>Nothing matches. Change the search.</Trans>
        </p>
      ) : (
        found.map((store) => <StoreRow key={store.id} flow={flow} store={store} />)
      )}
    </>
  );
}

function StoreRow({ flow, store: { id, name, hours } }: { flow: HoursFlow; store: StoreHours }) {
  const { t } = useLingui();
  const texts = useWeekTexts();
  const groups = dayGroups(hours);
  return (
    <div className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={editor.summary}>
          {groups.length === 0 ? <Trans>Closed all week</Trans> : null}
          {groups.map((group) => (
            <span key={group.from}>
              {texts.days(group)}: {group.periods.map(texts.period).join(', ')}
            </span>
          ))}
        </span>
      </span>
      <Button
        size="sm"
        variant="light"
        aria-label={t`Change hours of ${name}`}
        onClick={({ currentTarget }) => {
          focusHeadingOf(currentTarget);
          flow.send({ type: 'hours.opened', storeId: id, hours });
        }}
      >
        <Trans>Change hours</Trans>
      </Button>
    </div>
  );
}
