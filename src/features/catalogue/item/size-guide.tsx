import { Trans, useLingui } from '@lingui/react/macro';
import { IconRulerMeasure } from '@tabler/icons-react';
import type { Item } from '../../../../domain/catalogue';
import { sizeRows } from '../../../../domain/size-guide';
import classes from './size-guide.module.css';

/** A table of sizes with their measures, closed at first [ITEM-17]. */
export function SizeGuideTable({ item: { name, sizeGuide } }: { item: Pick<Item, 'name' | 'sizeGuide'> }) {
  const { t } = useLingui();
  const rows = sizeRows(sizeGuide);
  if (rows.length === 0) return null;
  const label = t`Size guide for ${name}`;
  return (
    <details className={classes.guide}>
      <summary className={classes.summary}>
        <IconRulerMeasure size={20} aria-hidden />
        <Trans>Size guide</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {sizeGuide.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure, column) => (
                  <td key={sizeGuide[column + 1]?.title}>
                    <bdi>{measure}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
