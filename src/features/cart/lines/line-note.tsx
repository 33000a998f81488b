import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessage } from '@tabler/icons-react';
import { type CartLine, canHaveNote, LINE_NOTE_LENGTH } from '../../../../domain/cart';
import { useCartRef } from '../cart.context';
import classes from './line-note.module.css';

/** A note to the kitchen for one dish. The cart waits until typing pauses, then saves the note [CART-70]. */
export function LineNote({ line: { id, item, note } }: { line: CartLine }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const { name } = item;
  if (!canHaveNote(item)) return null;
  return (
    <details className={classes.note}>
      <summary>
        <IconMessage size={16} aria-hidden />
        <span className={classes.saved}>{note ? <bdi>{note}</bdi> : <Trans>Add a note</Trans>}</span>
        <span className={classes.title}>
          <Trans>Note to the kitchen</Trans>
        </span>
      </summary>
      <textarea
        aria-label={t`Note for ${name}`}
        placeholder={t`For example, no onions`}
        defaultValue={note}
        maxLength={LINE_NOTE_LENGTH}
        rows={2}
        dir="auto"
        onChange={({ currentTarget: { value } }) =>
          cart.send({ type: 'line.instructed', lineId: id, note: value })
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          fold(event.currentTarget);
        }}
      />
    </details>
  );
}

/** Removes the focus from the field. The saved note is then shown in its place. */
function fold(field: HTMLElement): void {
  const details = field.closest('details');
  details?.querySelector('summary')?.focus();
  details?.removeAttribute('open');
}
