import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { Suspense, use } from 'react';
import {
  LINE_PROBLEMS,
  type OrderLine,
  type PlacedOrder,
  type ReportedLine,
} from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import type { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Skeleton } from '../../../ui/skeleton';
import { TilePicture } from '../../../ui/tile-picture';
import { FailingPart } from '../shared/failing-part';
import { useLineProblems } from '../shared/use-line-problems';
import { useOrderLines } from '../shared/use-order-lines';
import classes from './order-actions.module.css';

type Field = ReturnType<ReturnType<typeof useFlowForm<Record<string, string>>>['field']>;
type Props = { field: (name: string) => Field };

const PREFIX = 'line-';

export const reportedLines = (values: Readonly<Record<string, string>>): ReportedLine[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const problem = LINE_PROBLEMS.find((each) => each === value);
    return problem === undefined ? [] : [{ lineId: Number(name.slice(PREFIX.length)), problem }];
  });

/** Lists the order's lines. The customer chooses a problem for each line [ORD-07]. */
export function ReportedLines({ order, field }: Props & { order: PlacedOrder }) {
  const data = useOrderLines(order);
  if (order.lineCount === 0) return null;
  return (
    <fieldset className={classes.reasons}>
      <legend className={classes.legend}>
        <Trans>Which items had a problem? (optional)</Trans>
      </legend>
      <FailingPart about={data.key}>
        <Suspense fallback={<Skeleton blockSize={56 * order.lineCount} radius={12} />}>
          <Lines promise={data.promise} field={field} />
        </Suspense>
      </FailingPart>
    </fieldset>
  );
}

function Lines({ promise, field }: Props & { promise: Promise<OrderLine[]> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const problems = useLineProblems();
  const choices = [
    { value: '', label: t`No problem` },
    ...LINE_PROBLEMS.map((value) => ({ value, label: problems[value] })),
  ];
  return use(promise).map(({ id, itemId, name, imageUrl, quantity }) => (
    <div key={id} className={classes.reported}>
      <TilePicture
        src={imageUrl}
        name={name}
        tint={itemId ?? id}
        width={44}
        height={44}
        isDecorative
        className={classes.small}
      />
      <span>
        {formats.number(quantity)} × {name}
      </span>
      <NativeSelect {...field(`${PREFIX}${id}`)} aria-label={t`Problem with ${name}`} data={choices} />
    </div>
  ));
}
