import { Plural } from '@lingui/react/macro';
import { IconTruckReturn } from '@tabler/icons-react';
import type { Item } from '../../../../domain/catalogue';
import { shownReturns } from '../../../../domain/return-terms';
import classes from './return-note.module.css';

/** Shows how long the goods can be returned, and on which terms [ITEM-18]. */
export function ReturnNote({
  item: { moduleType, returns },
}: {
  item: Pick<Item, 'moduleType' | 'returns'>;
}) {
  const shown = shownReturns(moduleType, returns);
  if (shown === null) return null;
  return (
    <p className={classes.note}>
      <IconTruckReturn size={20} aria-hidden />
      <span>
        <strong>
          <Plural
            value={shown.days}
            one="Returns within # day of delivery"
            other="Returns within # days of delivery"
          />
        </strong>
        {shown.terms === null ? null : <span className={classes.terms}>{shown.terms}</span>}
      </span>
    </p>
  );
}
