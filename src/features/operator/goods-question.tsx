import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Good, isSameGood } from '../../../domain/operator';
import type { PharmacyItem } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import type { ConsoleFlow } from './console-flow';
import classes from './operator.module.css';

const MAX = 1000;
const keyOf = ({ itemId, variation }: Good): string => `${itemId} ${variation ?? ''}`;

/** Asks for the items of a prescription and their quantities [PHAR-05]. */
export function GoodsQuestion({ flow, shelf }: { flow: ConsoleFlow; shelf: PharmacyItem[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const goods = useFlow(flow, ({ context }) => context.goods);
  const chosen = goods.flatMap((counted) => {
    const item = shelf.find(({ good }) => isSameGood(good, counted));
    return item ? [{ ...item, quantity: counted.quantity }] : [];
  });
  const sum = formats.money(chosen.reduce((total, { price, quantity }) => total + price * quantity, 0));
  return (
    <Question
      name="decision"
      title={t`Prepare the items`}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <div className={classes.form}>
        <Select
          key={chosen.length}
          label={<Trans>Add products</Trans>}
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
          nothingFoundMessage={t`No products match`}
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
            max={MAX}
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
            <Trans>Send this price</Trans>
          </Button>
        </div>
      </div>
    </Question>
  );
}
