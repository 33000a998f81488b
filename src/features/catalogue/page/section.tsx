import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type Props = {
  title: ReactNode;
  /** A link to the whole list. */
  more?: ReactNode;
  /** Rendered beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

export function Section({ title, more, aside, children }: Props) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
        {more ? <span className={classes.more}>{more}</span> : null}
      </div>
      {children}
    </section>
  );
}

export const ViewAll = () => <Trans>View all</Trans>;

/** A row that scrolls horizontally. With the keyboard, moving the focus scrolls it. */
export function CardRow({
  kind,
  children,
}: {
  kind: 'item' | 'store' | 'category' | 'favourite';
  children: ReactNode;
}) {
  return (
    <ul className={classes.row} data-kind={kind}>
      {children}
    </ul>
  );
}

export type GridKind = 'item' | 'store' | 'menu';

export function CardGrid({ kind, children }: { kind: GridKind; children: ReactNode }) {
  return (
    <ul className={classes.grid} data-kind={kind}>
      {children}
    </ul>
  );
}
