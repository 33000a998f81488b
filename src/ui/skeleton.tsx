import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

type Props = {
  inlineSize?: CSSProperties['inlineSize'];
  blockSize: CSSProperties['blockSize'];
  radius?: number;
};

/** Holds the place of something that is loading, so that nothing jumps when it comes. */
export const Skeleton = ({ inlineSize = '100%', blockSize, radius = 14 }: Props) => (
  <span className={classes.bone} style={{ inlineSize, blockSize, borderRadius: radius }} aria-hidden="true" />
);

type RowProps = { count: number; kind: 'item' | 'store' | 'menu' | 'category' | 'banner' };

const SHAPES: Record<RowProps['kind'], { width: string; height: number | string }> = {
  item: { width: '230px', height: 312 },
  store: { width: '290px', height: 224 },
  menu: { width: '340px', height: 184 },
  category: { width: '112px', height: 114 },
  banner: { width: '100%', height: 'clamp(160px, 22vw, 260px)' },
};

const placesOf = (count: number): number[] => [...Array(count).keys()];

export function SkeletonRow({ count, kind }: RowProps) {
  const { width, height } = SHAPES[kind];
  return (
    <div className={classes.section} data-kind={kind} aria-hidden="true">
      {kind === 'banner' ? null : <Skeleton inlineSize={220} blockSize={26} />}
      <div className={classes.row}>
        {placesOf(count).map((place) => (
          <Skeleton key={place} inlineSize={width} blockSize={height} radius={20} />
        ))}
      </div>
    </div>
  );
}

export function SkeletonGrid({ count, kind }: { count: number; kind: 'item' | 'store' | 'menu' }) {
  return (
    <div className={classes.grid} data-kind={kind} aria-hidden="true">
      {placesOf(count).map((place) => (
        <Skeleton key={place} blockSize={SHAPES[kind].height} radius={20} />
      ))}
    </div>
  );
}
