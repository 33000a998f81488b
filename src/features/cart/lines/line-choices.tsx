import type { ItemTerms, Selection } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';

/** A line may break after it, never before. */
const SEPARATOR = '\u00a0· ';

type Props = { terms: ItemTerms; selection: Selection; className?: string | undefined };

/** What was chosen, in the order of the menu: "Medium, Mushroom, 2 x Cola" [CART-67]. */
export function LineChoices({ terms, selection, className }: Props) {
  const formats = useFormats();
  const options = terms.choiceOptions.flatMap(({ title }) => selection.options[title] ?? []);
  const values = terms.foodGroups.flatMap(({ name, values: offered }) =>
    offered.map(({ label }) => label).filter((label) => selection.groups[name]?.includes(label)),
  );
  const addOns = terms.addOns.flatMap(({ id, name }) => {
    const count = selection.addOns[id] ?? 0;
    return count > 0 ? [`${formats.number(count)} × ${name}`] : [];
  });
  const chosen = [...options, ...values, ...addOns];
  return chosen.length > 0 ? <p className={className}>{chosen.join(SEPARATOR)}</p> : null;
}
