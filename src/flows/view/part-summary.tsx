import { partOf } from '../chart/parts';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from './part-summary.module.css';
import { RuleList } from './rule-list';

type Props = { chart: FlowChart; id: string; className: string };

export function PartSummary({ chart, id, className }: Props) {
  const part = partOf(chart, id, useFlowLanguage());
  if (!part) return null;
  return (
    <div className={`${classes.summary} ${className}`} data-testid="part-summary">
      <p className={classes.name} dir="auto">
        {part.name}
      </p>
      <p className={classes.code} dir="ltr">
        {part.code}
      </p>
      {part.description ? (
        <p className={classes.description} dir="ltr" lang="en">
          {part.description}
        </p>
      ) : null}
      <RuleList rules={part.rules} />
    </div>
  );
}
