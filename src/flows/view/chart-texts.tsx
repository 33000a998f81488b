import { PADDING, ROW_LINE } from '../chart/measures';
import type { ViewText } from '../chart/view.types';
import classes from './chart.module.css';

type Props = {
  texts: readonly ViewText[];
  /** The box that the lines are in. */
  x: number;
  width: number;
  /** The first baseline. */
  y: number;
  isRtl: boolean;
  padding?: number;
};

/** Lines of text at the beginning of a box. Names of the code are always written from left to right. */
export const ChartTexts = ({ texts, x, width, y, isRtl, padding = PADDING }: Props) => (
  <>
    {texts.map(({ text, role }, index) => (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name
        key={index}
        className={classes.text}
        data-role={role}
        x={isRtl ? x + width - padding : x + padding}
        y={y + index * ROW_LINE}
        direction={isRtl && role !== 'code' ? 'rtl' : 'ltr'}
        textAnchor={isRtl && role === 'code' ? 'end' : 'start'}
      >
        {text}
      </text>
    ))}
  </>
);
