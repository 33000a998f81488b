import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useState } from 'react';
import { fromMinor, type Minor } from '../../../../domain/money';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { type AmountProblem, amountIn, amountProblem } from '../../../../domain/typed-number';
import { formErrorText } from '../../../i18n/form-errors';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { useDraft, useDraftChange, useIsTakeAway } from '../checkout.context';
import classes from '../checkout.module.css';
import { useCheckoutOptions } from './checkout-options';

const TIPS = [0, 1_00, 2_00, 5_00];
const MAX_TIP = 1_000_00;

/** Takes notes for the store and the courier, and a tip [CHK-09]. */
export function ExtrasPart({ hasGoods, hasFood }: { hasGoods: boolean; hasFood: boolean }) {
  const { t } = useLingui();
  const isTakeAway = useIsTakeAway();
  const { note, instruction, wantsCutlery, tip } = useDraft();
  const change = useDraftChange();
  const quick = [t`Leave it at the door`, t`Ring the bell`, t`Call me on arrival`];
  return (
    <section className={classes.card} aria-labelledby="checkout-extras">
      <h2 id="checkout-extras">
        <Trans>Notes & requests</Trans>
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
            {quick.map((text) => (
              <button
                key={text}
                type="button"
                className={classes.chip}
                aria-pressed={instruction === text}
                onClick={() => change({ instruction: instruction === text ? '' : text })}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      )}
      {hasFood ? (
        <Checkbox
          label={<Trans>Add cutlery and napkins</Trans>}
          checked={wantsCutlery}
          onChange={({ currentTarget }) => change({ wantsCutlery: currentTarget.checked })}
        />
      ) : null}
      {isTakeAway || !hasGoods ? null : <TipField tip={tip} onChange={(amount) => change({ tip: amount })} />}
    </section>
  );
}

type TipProps = {
  tip: Minor;
  onChange: (tip: Minor) => void;
  /** Rendered in place of the field if the shop takes no tips. */
  otherwise?: ReactNode;
};

/**
 * The field for a tip. Hidden if the shop takes no tips. Suggests no amount if the options failed to load.
 */
export function TipField(props: TipProps) {
  const { promise, key } = useCheckoutOptions();
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={() => <TipChoices {...props} usual={0} />}>
      <Suspense fallback={<Skeleton blockSize={84} radius={14} />}>
        <OfferedTip {...props} options={promise} />
      </Suspense>
    </CatchBoundary>
  );
}

function OfferedTip({
  options,
  otherwise = null,
  ...props
}: TipProps & { options: Promise<CheckoutOptions> }) {
  const { hasTips, usualTip } = use(options);
  return hasTips ? <TipChoices {...props} usual={usualTip} /> : otherwise;
}

function TipChoices({ tip, onChange, usual }: TipProps & { usual: Minor }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { currency } = useConfig();
  const tips = [...new Set([...TIPS, usual])].sort((one, other) => one - other);
  const most = formats.money(usual);
  const own = tips.includes(tip) ? '' : String(fromMinor(tip, currency));
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const give = (amount: Minor) => {
    setProblem(null);
    onChange(Math.min(amount, MAX_TIP));
  };
  const take = (typed: string) => {
    const amount = amountIn(typed, currency);
    if (amount !== null) give(amount);
    else if (typed.trim() === '' && own !== '') give(0);
    else setProblem(amountProblem(typed, currency));
  };
  return (
    <fieldset className={classes.tip}>
      <legend>
        <Trans>Tip for the courier</Trans>
      </legend>
      <div className={classes.chips}>
        {tips.map((amount) => (
          <button
            key={amount}
            type="button"
            className={classes.chip}
            aria-pressed={tip === amount}
            onClick={() => give(amount)}
          >
            {amount === 0 ? <Trans>No tip</Trans> : formats.money(amount)}
          </button>
        ))}
        <TextInput
          key={own}
          className={classes.own ?? ''}
          aria-label={t`Other amount`}
          placeholder={t`Other amount`}
          inputMode="decimal"
          maxLength={7}
          defaultValue={own}
          error={problem && formErrorText(i18n, problem)}
          onBlur={({ currentTarget }) => take(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.value);
          }}
        />
      </div>
      {usual > 0 ? (
        <small>
          <Trans>Most people tip {most}.</Trans>
        </small>
      ) : null}
    </fieldset>
  );
}
