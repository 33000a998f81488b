import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ITEM_TEXT_LENGTH, isTooLong, truncate } from '../../../../domain/text';
import classes from './clamped-text.module.css';

/** Shows the first 130 characters, and the rest on request [ITEM-06]. */
export function ClampedText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  if (text === '') return null;
  const isLong = isTooLong(text, ITEM_TEXT_LENGTH);
  return (
    <p className={classes.text}>
      {isLong && !isExpanded ? truncate(text, ITEM_TEXT_LENGTH) : text}{' '}
      {isLong ? (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </button>
      ) : null}
    </p>
  );
}
