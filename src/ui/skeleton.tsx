import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

type Props = {
  inlineSize?: CSSProperties['inlineSize'];
  blockSize: CSSProperties['blockSize'];
  radius?: number;
};

/**
 * A placeholder during loading. It reserves space, so that the page does not move when the content arrives.
 */
export const Skeleton = ({ inlineSize = '100%', blockSize, radius = 14 }: Props) => (
  <span className={classes.bone} style={{ inlineSize, blockSize, borderRadius: radius }} aria-hidden="true" />
);

type CardsProps<TKind> = { count: number; kind: TKind };

const cards = (count: number) =>
  [...Array(count).keys()].map((place) => <span key={place} className={classes.bone} />);

/** Placeholders of cards. The style sheet defines their sizes, which depend on the screen width. */
export const SkeletonRow = ({ count, kind }: CardsProps<'item' | 'store' | 'category' | 'banner'>) => (
  <div className={classes.section} data-kind={kind} aria-hidden="true">
    {kind === 'banner' ? null : <Skeleton inlineSize={220} blockSize={26} />}
    <div className={classes.row}>{cards(count)}</div>
  </div>
);

/** Placeholders of cards without a heading, for sections far from the viewport. */
export const SkeletonCards = ({ count, kind }: CardsProps<'item' | 'store'>) => (
  <div className={classes.section} data-kind={kind} data-bare aria-hidden="true">
    <div className={classes.row}>{cards(count)}</div>
  </div>
);

export const SkeletonGrid = ({ count, kind }: CardsProps<'item' | 'store' | 'menu'>) => (
  <div className={classes.grid} data-kind={kind} aria-hidden="true">
    {cards(count)}
  </div>
);
