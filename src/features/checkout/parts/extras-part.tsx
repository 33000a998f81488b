import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { toMinor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import { useIsTakeAway, useWish, useWishChange } from '../checkout.context';
import classes from '../checkout.module.css';

const TIPS = [0, 1_00, 2_00, 5_00];
const MOST_TIP = 1_000_00;

/** What the store and the courier should know, and a tip [CHK-09]. */
export function ExtrasPart() {
  const { t } = useLingui();
  const isTakeAway = useIsTakeAway();
  const { note, instruction, wantsCutlery } = useWish();
  const change = useWishChange();
  const quick = [t`Leave it at the door`, t`Ring the bell`, t`Call when you are here`];
  return (
    <section className={classes.card} aria-labelledby="checkout-extras">
      <h2 id="checkout-extras">
        <Trans>Wishes</Trans>
      </h2>
      <Textarea
        label={<Trans>Note for the store</Trans>}
        value={note}
        maxLength={1000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {isTakeAway ? null : (
        <div className={classes.stack}>
          <TextInput
            label={<Trans>For the courier</Trans>}
            value={instruction}
            maxLength={300}
            onChange={({ currentTarget }) => change({ instruction: currentTarget.value })}
          />
          <div className={classes.chips}>
            {quick.map((words) => (
              <button
                key={words}
                type="button"
                className={classes.chip}
                aria-pressed={instruction === words}
                onClick={() => change({ instruction: instruction === words ? '' : words })}
              >
                {words}
              </button>
            ))}
          </div>
        </div>
      )}
      <Checkbox
        label={<Trans>Add cutlery and napkins</Trans>}
        checked={wantsCutlery}
        onChange={({ currentTarget }) => change({ wantsCutlery: currentTarget.checked })}
      />
      {isTakeAway ? null : <Tip />}
    </section>
  );
}

function Tip() {
  const { t } = useLingui();
  const formats = useFormats();
  const { tip } = useWish();
  const change = useWishChange();
  const own = TIPS.includes(tip) ? '' : String(tip / 100);
  const take = (typed: string) => {
    const amount = Number(typed.replace(',', '.'));
    if (typed.trim() !== '' && Number.isFinite(amount) && amount >= 0)
      change({ tip: Math.min(toMinor(amount), MOST_TIP) });
  };
  return (
    <fieldset className={classes.tip}>
      <legend>
        <Trans>Tip for the courier</Trans>
      </legend>
      <div className={classes.chips}>
        {TIPS.map((amount) => (
          <button
            key={amount}
            type="button"
            className={classes.chip}
            aria-pressed={tip === amount}
            onClick={() => change({ tip: amount })}
          >
            {amount === 0 ? <Trans>No tip</Trans> : formats.money(amount)}
          </button>
        ))}
        <TextInput
          key={own}
          className={classes.own ?? ''}
          aria-label={t`Another amount`}
          placeholder={t`Another amount`}
          inputMode="decimal"
          maxLength={7}
          defaultValue={own}
          onBlur={({ currentTarget }) => take(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.value);
          }}
        />
      </div>
    </fieldset>
  );
}
