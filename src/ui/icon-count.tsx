import { useFormats } from '../i18n/formats.context';
import classes from './counted-icon.module.css';

/**
 * A count beside an icon. Hidden from screen readers, because the icon's accessible name includes the count.
 */
export function IconCount({ count, isNear = false }: { count: number; isNear?: boolean }) {
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <span key={count} className={classes.count} data-near={isNear || undefined} aria-hidden="true">
      {formats.number(count)}
    </span>
  );
}
