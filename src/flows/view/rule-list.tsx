import { use } from 'react';
import { whenCharts } from '../prepared';
import classes from './part-summary.module.css';

export function RuleList({ rules }: { rules: readonly string[] }) {
  const { rules: sentences } = use(whenCharts);
  return rules.length > 0 ? (
    <ul className={classes.rules} dir="ltr" lang="en">
      {rules.map((rule) => (
        <li key={rule}>
          <span className={classes.rule}>{rule}</span> {sentences[rule] ?? ''}
        </li>
      ))}
    </ul>
  ) : null;
}
