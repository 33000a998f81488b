import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import type { FoodGroup } from '../../../../domain/catalogue';
import { surchargeOf } from '../../../../domain/item-price';
import { firstGroupProblem } from '../../../../domain/options';
import { useFormats } from '../../../i18n/formats.context';
import { useEmitted } from '../../../ui/use-emitted';
import { useAddToCart, useAddToCartRef } from '../../cart/cart.context';
import classes from './item-choices.module.css';
import { useItem, useItemOptions, useItemOptionsRef } from './item-options.context';

/**
 * The fields of a food group. A single-choice group has one value, and a second press clears an optional one
 * [FOOD-05].
 */
export function FoodGroupFields({ group }: { group: FoodGroup }) {
  const flow = useItemOptionsRef();
  const item = useItem();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const formats = useFormats();
  const chosen = useItemOptions(({ context }) => context.selection.groups[group.name]);
  const message = useGroupMessage(group);
  useFocusOnRefusal(group.name, fieldset);
  const toggle = (label: string) => flow.send({ type: 'value.toggled', group: group.name, label });
  const errorId = `problem-${group.name.replaceAll(/\s+/g, '-')}`;
  return (
    <fieldset
      ref={fieldset}
      className={classes.group}
      tabIndex={-1}
      aria-describedby={message ? errorId : undefined}
      data-invalid={message !== null || undefined}
    >
      <legend className={classes.legend}>
        {group.name}
        <span className={classes.hint}>
          <GroupHint group={group} />
        </span>
      </legend>
      {message ? (
        <p id={errorId} className={classes.problem}>
          {message}
        </p>
      ) : null}
      <div className={classes.values}>
        {group.values.map(({ label, price }) => (
          <label key={label} className={classes.value}>
            <input
              type={group.type === 'single' && group.isRequired ? 'radio' : 'checkbox'}
              name={`group-${group.name}`}
              checked={chosen?.includes(label) ?? false}
              onChange={() => toggle(label)}
            />
            <span>
              {label}
              {price > 0 ? (
                <small className={classes.extra}>{formats.surcharge(surchargeOf(item, price))}</small>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GroupHint({ group: { type, isRequired, min, max } }: { group: FoodGroup }) {
  if (type === 'single') return isRequired ? <Trans>Required · choose 1</Trans> : <Trans>Optional</Trans>;
  return isRequired ? (
    <Trans>
      Required · choose {min} to {max}
    </Trans>
  ) : (
    <Trans>Optional · up to {max}</Trans>
  );
}

/** Returns the message of a rejected group, until the group is valid [FOOD-03, FOOD-04, FOOD-10]. */
function useGroupMessage(group: FoodGroup): string | null {
  const { t } = useLingui();
  const item = useItem();
  const selection = useItemOptions(({ context }) => context.selection);
  const isRefused = useAddToCart(
    ({ context }) => context.refusal?.code === 'optionsMissing' && context.request?.item.id === item.id,
  );
  const problem = isRefused ? firstGroupProblem(item.foodGroups, selection) : null;
  if (problem?.group !== group.name) return null;
  const { name, min, max } = group;
  return problem.problem === 'empty'
    ? t`Variation ${name} can not remain without selection.`
    : t`Choose ${min} to ${max} options of ${name}.`;
}

/** Scrolls to the first invalid group and moves the focus there [FOOD-10]. */
function useFocusOnRefusal(name: string, fieldset: RefObject<HTMLFieldSetElement | null>) {
  const flow = useAddToCartRef();
  useEmitted(flow, 'item.refused', ({ refusal }) => {
    if (refusal.code !== 'optionsMissing' || refusal.problem.group !== name) return;
    fieldset.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    fieldset.current?.focus({ preventScroll: true });
  });
}
