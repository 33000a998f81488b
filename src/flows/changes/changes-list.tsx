import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { titleOf, transitionText } from '../chart/parts';
import { guardWords } from '../chart/phrases';
import { useFlowLanguage } from '../language';
import { type ChangedChart, SIGNS } from './changed-chart';
import type { ChangeKind, Difference, FlowChanges } from './changes.types';
import classes from './changes-view.module.css';

type Props = {
  changed: ChangedChart;
  changes: FlowChanges;
  selected: string | null;
  onSelect: (id: string) => void;
};

const KINDS = { added: msg`Added`, removed: msg`Removed`, changed: msg`Changed` } as const;
const WHAT = {
  title: msg`Title`,
  type: msg`Kind of state`,
  initial: msg`First state`,
  effects: msg`Effects`,
  target: msg`Leads to`,
  guard: msg`Condition`,
  actions: msg`Actions`,
  order: msg`Evaluation order`,
} as const;

/** Lists the changes. A press shows the changed part in the chart. */
export function ChangesList({ changed, changes, selected, onSelect }: Props) {
  const language = useFlowLanguage();
  const { i18n } = useLingui();
  const { chart, ids } = changed;
  const states = changes.states.map(({ kind, differences }, index) => {
    const id = ids.states[index] ?? '';
    return { id, kind, differences, name: titleOf(chart, id) };
  });
  const transitions = changes.transitions.map(({ kind, differences }, index) => {
    const id = ids.transitions[index] ?? '';
    const edge = chart.edges.find((one) => one.id === id);
    const from = edge ? `${titleOf(chart, edge.from)}: ` : '';
    return { id, kind, differences, name: edge ? `${from}${transitionText(chart, edge, language)}` : id };
  });
  const textFor = (what: Difference['what'], value: string): string => {
    if (value === '') return '–';
    if (what === 'guard') return guardWords(chart, value, language);
    return what === 'target' || what === 'initial' ? titleOf(chart, `${chart.id}.${value}`) : value;
  };
  return (
    <div className={classes.list}>
      {(['added', 'removed', 'changed'] as const).map((kind) => {
        const own = [...states, ...transitions].filter((change) => change.kind === kind);
        return own.length > 0 ? (
          <section key={kind}>
            <h3>
              {i18n._(KINDS[kind])} <span>{own.length}</span>
            </h3>
            <ul>
              {own.map(({ id, name, differences }) => (
                <li key={id}>
                  <button
                    type="button"
                    data-change={kind}
                    aria-pressed={selected === id}
                    onClick={() => onSelect(id)}
                  >
                    <Sign kind={kind} />
                    <span dir="auto">{name}</span>
                    {differences.map(({ what, before, after }) => (
                      <span key={what} className={classes.difference}>
                        {i18n._(WHAT[what])}:{' '}
                        <s>
                          <bdi>{textFor(what, before)}</bdi>
                        </s>{' '}
                        <span className="visually-hidden">
                          <Trans>now</Trans>
                        </span>{' '}
                        <ins>
                          <bdi>{textFor(what, after)}</bdi>
                        </ins>
                      </span>
                    ))}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </div>
  );
}

const Sign = ({ kind }: { kind: ChangeKind }) => (
  <span className={classes.sign} data-change={kind} aria-hidden>
    {SIGNS[kind]}
  </span>
);
