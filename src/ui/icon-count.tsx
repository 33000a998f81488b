import { useFormats } from '../i18n/formats.context';
import classes from './counted-icon.module.css';

/** How many things are behind a picture of the header; the picture says it in its name. */
export function IconCount({ count, isNear = false }: { count: number; isNear?: boolean }) {
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <span key={count} className={classes.count} data-near={isNear || undefined} aria-hidden="true">
      {formats.number(count)}
    </span>
  );
}
