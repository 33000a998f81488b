import { Plural, Trans, useLingui } from '@lingui/react/macro';
import scroll from '@lobehub/fluent-emoji-3d/assets/1f4dc.webp';
import { NativeSelect, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import {
  LOGGED_ACTIONS,
  type LogChange,
  type LogFilter,
  logObjectsSeenBy,
} from '../../../domain/operator-log';
import type { SignedInOperator } from '../../../domain/operator-roles';
import { LOG_PER_PAGE, type LogEntry, type LogPage } from '../../api/operator-log-mapping';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Pagination } from '../../ui/pagination';
import { useMoment } from '../orders/shared/use-moment';
import { logFilterIn, logSearchOf, NO_FILTER } from './log-search';
import classes from './operator.module.css';
import { useLogTexts } from './use-log-texts';
import { useRoleTexts } from './use-role-texts';

type ViewProps = { page: LogPage; self: SignedInOperator; filter: LogFilter };

/** Lists who changed what and when. */
export function LogConsole({ page: { entries, total, people }, self, filter }: ViewProps) {
  return (
    <div className={classes.sections}>
      <Filters self={self} filter={filter} people={people} />
      {entries.length === 0 ? (
        <Nothing isFiltered={JSON.stringify(filter) !== JSON.stringify(NO_FILTER)} />
      ) : (
        <>
          <p role="status" className={classes.note}>
            <Plural value={total} one="# entry" other="# entries" />
          </p>
          <ol className={`${classes.card} ${classes.entries}`}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
          <Pagination
            page={filter.page}
            last={Math.max(1, Math.ceil(total / LOG_PER_PAGE))}
            newer={<ToPage filter={filter} to={filter.page - 1} text={<Trans>Newer</Trans>} />}
            older={<ToPage filter={filter} to={filter.page + 1} text={<Trans>Older</Trans>} />}
          />
        </>
      )}
    </div>
  );
}

const ToPage = ({ filter, to, text }: { filter: LogFilter; to: number; text: ReactNode }) => (
  <Link to="/operator" search={{ view: 'log', ...logSearchOf({ ...filter, page: to }) }}>
    {text}
  </Link>
);

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    title={isFiltered ? <Trans>No entries match</Trans> : <Trans>No entries yet</Trans>}
    picture={<img src={scroll} alt="" width={112} height={112} />}
  >
    {isFiltered ? (
      <Trans>Change or clear the filter.</Trans>
    ) : (
      <Trans>Every change in the console appears here, with who made it.</Trans>
    )}
  </EmptyState>
);

function Entry({ entry }: { entry: LogEntry }) {
  const texts = useLogTexts();
  const moment = useMoment();
  const { name: roles } = useRoleTexts();
  const { at, operator, role, action, changes, requestId } = entry;
  return (
    <article className={classes.entry} aria-labelledby={`log-${entry.id}`}>
      <h2 id={`log-${entry.id}`}>
        {texts.action(action)} <ObjectName entry={entry} />
      </h2>
      <p className={classes.about}>
        {operator === null ? (
          <Trans>Shop key</Trans>
        ) : (
          <>
            <bdi>{operator}</bdi>
            {role === null ? null : ` · ${roles[role]}`}
          </>
        )}{' '}
        · <time dateTime={at}>{moment.dateAndTime(at)}</time>
      </p>
      {changes.length === 0 ? null : (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              <Change entry={entry} change={change} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.code}>{requestId}</p>
    </article>
  );
}

/** Shows the changed object's name. Settings and sessions have none. */
function ObjectName({ entry: { object: kind, objectId, objectName } }: { entry: LogEntry }) {
  const { objects } = useLogTexts();
  if (kind === null || objectId === null) return null;
  return (
    <span className={classes.about}>
      {objects[kind]} {objectName === null ? <bdi dir="ltr">#{objectId}</bdi> : <bdi>{objectName}</bdi>}
    </span>
  );
}

function Change({ entry, change }: { entry: LogEntry; change: LogChange }) {
  const texts = useLogTexts();
  const field = texts.field(entry, change.field);
  if (change.new === undefined) return field;
  const now = texts.value(entry, change.field, change.new);
  if (change.field === 'decision' || change.old === undefined)
    return (
      <>
        {field}: <bdi>{now}</bdi>
      </>
    );
  const before = texts.value(entry, change.field, change.old);
  return (
    <Trans>
      {field}: from <bdi>{before}</bdi> to <bdi>{now}</bdi>
    </Trans>
  );
}

const textsOf = ({ person, action, object: kind, objectId, from, to }: LogFilter) => ({
  person: String(person ?? ''),
  action: action ?? '',
  object: kind ?? '',
  number: String(objectId ?? ''),
  from: from ?? '',
  to: to ?? '',
});

const filterSchema = object({
  number: string().matches(/^\d{0,9}$/, 'logNumberInvalid'),
  to: string().test('order', 'logDaysInvalid', (to = '', { parent }) => {
    const from = String(parent.from ?? '');
    return to === '' || from === '' || to >= from;
  }),
});

type FiltersProps = Pick<ViewProps, 'self' | 'filter'> & Pick<LogPage, 'people'>;

function Filters({ self, filter, people }: FiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const texts = useLogTexts();
  const kinds = logObjectsSeenBy(self.role);
  const show = (wanted: LogFilter) =>
    void navigate({
      to: '/operator',
      search: { view: 'log', ...logSearchOf(wanted) },
      // Replaces the URL, so that Back leaves the log. The form would not follow the URL.
      replace: true,
      resetScroll: false,
    });
  const { form, field, formProps } = useFlowForm({
    name: 'log-filter',
    initial: textsOf(filter),
    schema: filterSchema,
    onSubmit: (typed) => show(logFilterIn(typed)),
  });
  const clear = () => {
    form.setValues(textsOf(NO_FILTER));
    show(NO_FILTER);
  };
  return (
    <form {...formProps} className={classes.card} aria-label={t`Filter`}>
      <div className={classes.fields}>
        <NativeSelect
          {...field('person')}
          label={<Trans>Person</Trans>}
          data={[
            { value: '', label: t`Everyone` },
            { value: 'key', label: t`Shop key` },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <NativeSelect
          {...field('action')}
          label={<Trans>Action</Trans>}
          data={[
            { value: '', label: t`All actions` },
            ...LOGGED_ACTIONS.map((action) => ({ value: action, label: texts.actions[action] })),
          ]}
        />
        <NativeSelect
          {...field('object')}
          label={<Trans>Object</Trans>}
          data={[
            { value: '', label: t`All objects` },
            ...kinds.map((kind) => ({ value: kind, label: texts.objects[kind] })),
          ]}
        />
        <TextInput
          {...field('number')}
          label={<Trans>Number</Trans>}
          inputMode="numeric"
          dir="ltr"
          maxLength={9}
        />
        <TextInput {...field('from')} type="date" label={<Trans>From</Trans>} />
        <TextInput {...field('to')} type="date" label={<Trans>To</Trans>} />
      </div>
      <div className={classes.answers}>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
        <Button type="button" variant="default" onClick={clear}>
          <Trans>Clear filter</Trans>
        </Button>
      </div>
    </form>
  );
}
