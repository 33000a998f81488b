import type { CartLine } from '../../../../domain/cart';
import { useFormats } from '../../../i18n/formats.context';
import { LineFrame } from '../lines/line-frame';

type Props = { line: Pick<CartLine, 'item' | 'selection' | 'quantity'> };

/** A line that is ordered as it is. */
export function OrderedItemRow({ line }: Props) {
  const formats = useFormats();
  const count = formats.number(line.quantity);
  return <LineFrame line={line} count={<span>× {count}</span>} />;
}
