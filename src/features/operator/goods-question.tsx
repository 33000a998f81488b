import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { type Good, isSameGood } from '../../../domain/operator';
import type { ShelfItem } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import type { DeskFlow } from './desk-flow';
import classes from './operator.module.css';

const MOST = 1000;
const keyOf = ({ itemId, variation }: Good): string => `${itemId} ${variation ?? ''}`;

/** What a prescription means: goods of the shelf, and how many of each [PHAR-05]. */
export function GoodsQuestion({ flow, shelf }: { flow: DeskFlow; shelf: ShelfItem[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
  const goods = useSelector(flow, ({ context }) => context.goods);
  const chosen = goods.flatMap((counted) => {
    const item = shelf.find(({ good }) => isSameGood(good, counted));
    return item ? [{ ...item, quantity: counted.quantity }] : [];
  });
  const sum = formats.money(chosen.reduce((total, { price, quantity }) => total + price * quantity, 0));
  return (
    <Question
      name="decision"
      title={t`Put the goods together`}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <div className={classes.form}>
        <Select
          key={chosen.length}
          label={<Trans>Add from the shelf</Trans>}
          data={shelf
            .filter(({ good }) => !chosen.some((item) => isSameGood(item.good, good)))
            .map(({ good, name, price }) => ({
              value: keyOf(good),
              label: `${name} · ${formats.money(price)}`,
            }))}
          searchable
          rightSection={<IconChevronDown size={18} aria-hidden />}
          rightSectionPointerEvents="none"
          limit={50}
          nothingFoundMessage={t`Nothing on the shelf is called so`}
          onChange={(key) => {
            const added = shelf.find(({ good }) => keyOf(good) === key);
            if (added) flow.send({ type: 'good.counted', ...added.good, quantity: 1 });
          }}
        />
        {chosen.map(({ good, name, quantity }) => (
          <NumberInput
            key={keyOf(good)}
            label={name}
            min={0}
            max={MOST}
            value={quantity}
            allowDecimal={false}
            onChange={(count) => {
              if (typeof count === 'number') flow.send({ type: 'good.counted', ...good, quantity: count });
            }}
          />
        ))}
        <p className={classes.note} role="status">
          <Trans>Before discounts, tax and delivery: {sum}</Trans>
        </p>
        <div className={classes.answers}>
          <Button variant="default" disabled={isBusy} onClick={() => flow.send({ type: 'question.closed' })}>
            <Trans>Go Back</Trans>
          </Button>
          <Button
            loading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => flow.send({ type: 'goods.submitted' })}
          >
            <Trans>Offer it at this price</Trans>
          </Button>
        </div>
      </div>
    </Question>
  );
}
