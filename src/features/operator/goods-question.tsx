import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, Select } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ShelfItem } from '../../api/operator-api';
import { useFormats } from '../../i18n/formats.context';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import type { DeskFlow } from './desk-flow';
import classes from './operator.module.css';

const MOST = 1000;

/** What a prescription means: goods of the shelf, and how many of each [PHAR-05]. */
export function GoodsQuestion({ flow, shelf }: { flow: DeskFlow; shelf: ShelfItem[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const goods = useSelector(flow, ({ context }) => context.goods);
  const chosen = goods.flatMap(({ itemId, quantity }) => {
    const item = shelf.find(({ id }) => id === itemId);
    return item ? [{ ...item, quantity }] : [];
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
            .filter(({ id }) => !chosen.some((item) => item.id === id))
            .map(({ id, name, price }) => ({
              value: String(id),
              label: `${name} · ${formats.money(price)}`,
            }))}
          searchable
          limit={50}
          nothingFoundMessage={t`Nothing on the shelf is called so`}
          onChange={(id) => {
            if (id !== null) flow.send({ type: 'good.counted', itemId: Number(id), quantity: 1 });
          }}
        />
        {chosen.map(({ id, name, quantity }) => (
          <NumberInput
            key={id}
            label={name}
            min={0}
            max={MOST}
            value={quantity}
            allowDecimal={false}
            onChange={(count) => {
              if (typeof count === 'number') flow.send({ type: 'good.counted', itemId: id, quantity: count });
            }}
          />
        ))}
        <p className={classes.note} role="status">
          <Trans>Before discounts, tax and delivery: {sum}</Trans>
        </p>
        <div className={classes.answers}>
          <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
            <Trans>Go Back</Trans>
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => flow.send({ type: 'goods.submitted' })}>
            <Trans>Offer it at this price</Trans>
          </Button>
        </div>
      </div>
    </Question>
  );
}
