import { PADDING, ROW_LINE } from '../chart/measures';
import type { ViewText } from '../chart/view.types';
import classes from './chart.module.css';

type Props = {
  texts: readonly ViewText[];
  /** The box that contains the lines. */
  x: number;
  width: number;
  y: number;
  isRtl: boolean;
  padding?: number;
};

/** Code names are always left-to-right. */
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
