import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import classes from './minimap.module.css';
import type { Marks } from './part-attributes';
import type { Drawn } from './use-drawing';

const WIDTH = 168;
const HEIGHT = 112;

type Props = { frame: RefObject<HTMLElement | null>; drawn: Drawn; scale: number; marks: Marks };

/** A miniature of the diagram that marks the visible part. A press scrolls there. */
export function Minimap({ frame, drawn: { view, drawing }, scale, marks }: Props) {
  const { t } = useLingui();
  const seen = useVisible(frame, scale, drawing);
  if (!seen || (seen.width >= drawing.width && seen.height >= drawing.height)) return null;
  const isLeaf = (id: string) => !view.nodes.some(({ parent }) => parent === id);
  const small = Math.min(WIDTH / drawing.width, HEIGHT / drawing.height);
  const goTo = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    const element = frame.current;
    if (!element || buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    element.scrollTo(
      ((clientX - left) / small) * scale - element.clientWidth / 2,
      ((clientY - top) / small) * scale - element.clientHeight / 2,
    );
  };
  return (
    <div className={classes.minimap} dir="ltr">
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width * small}
        height={drawing.height * small}
        role="img"
        aria-label={t`Overview of the chart`}
        onPointerDown={goTo}
        onPointerMove={goTo}
      >
        {view.nodes.map(({ id }) => {
          const [x, y, width, height] = drawing.boxes[id] ?? [0, 0, 0, 0];
          return (
            <rect
              key={id}
              className={classes.box}
              data-active={(marks.active.has(id) && isLeaf(id)) || undefined}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={10}
            />
          );
        })}
        <rect className={classes.seen} x={seen.x} y={seen.y} width={seen.width} height={seen.height} rx={8} />
      </svg>
    </div>
  );
}

type Rect = { x: number; y: number; width: number; height: number };

/** Returns the visible part in the diagram's coordinates. */
function useVisible(frame: RefObject<HTMLElement | null>, scale: number, drawing: Drawn['drawing']) {
  const [seen, setSeen] = useState<Rect | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has another visible part
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      setSeen({
        x: scrollLeft / scale,
        y: scrollTop / scale,
        width: clientWidth / scale,
        height: clientHeight / scale,
      });
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, scale, drawing]);
  return seen;
}
