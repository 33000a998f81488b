import { Trans, useLingui } from '@lingui/react/macro';
import shelf from '@lobehub/fluent-emoji-3d/assets/1f9fa.webp';
import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { isFound } from '../../../domain/operator';
import { isSameStock, isStock } from '../../../domain/store-goods';
import { wholeNumberIn } from '../../../domain/typed-number';
import type { storeGoodsMachine } from '../../../machines/operator/store-goods.machine';
import type { StoreGood } from '../../api/operator-store-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Picture } from '../../ui/picture';
import { ConsoleSearch } from './console-search';
import { CONSOLE_EFFECTS, provideStoreGoods } from './operator.actors';
import classes from './operator.module.css';

type Flow = ActorRefFrom<typeof storeGoodsMachine>;

/** Lists the items of the store account's store, with their stock. */
export function StockConsole({ goods }: { goods: StoreGood[] }) {
  const { operator } = useApi();
  const flow = usePage(() => provideStoreGoods(operator), { effects: CONSOLE_EFFECTS });
  return <StockConsoleView flow={flow} goods={goods} />;
}

export function StockConsoleView({ flow, goods }: { flow: Flow; goods: readonly StoreGood[] }) {
  const { t } = useLingui();
  const search = useFlow(flow, ({ context }) => context.search);
  if (goods.length === 0)
    return (
      <EmptyState
        title={<Trans>No items yet</Trans>}
        picture={<img src={shelf} alt="" width={112} height={112} />}
      >
        <Trans>Our team will add your store’s items.</Trans>
      </EmptyState>
    );
  const found = goods.filter(({ name, category }) =>
    isFound({ texts: [name, category], isOpen: true }, search, 'all'),
  );
  return (
    <div className={classes.sections}>
      <p className={classes.note}>
        <Trans>
          Customers see changes immediately. Each order reduces the stock. Leave it blank for items that don’t
          run out.
        </Trans>
      </p>
      <ConsoleSearch
        typed={search}
        placeholder={t`Item or category`}
        onSearch={(text) => flow.send({ type: 'list.searched', text })}
      />
      {found.length === 0 ? (
        <p role="status" className={classes.note}>
          <Trans>Nothing matches. Change the search.</Trans>
        </p>
      ) : null}
      {categoriesOf(found).map(({ name, goods: inside }) => (
        <section key={name} className={classes.card} aria-label={name ?? t`Other items`}>
          <h2>{name ?? <Trans>Other items</Trans>}</h2>
          {inside.map((good) => (
            <Good key={good.id} flow={flow} good={good} />
          ))}
        </section>
      ))}
    </div>
  );
}

type Category = { name: string | null; goods: StoreGood[] };

const categoriesOf = (goods: readonly StoreGood[]): Category[] =>
  [...new Set(goods.map(({ category }) => category))].map((name) => ({
    name,
    goods: goods.filter(({ category }) => category === name),
  }));

/** Shows the stock of an item. If the item has variations, each has its own stock. */
function Good({ flow, good }: { flow: Flow; good: StoreGood }) {
  const { id, name, imageUrl, stock, variations } = good;
  if (variations.length === 0)
    return <StockRow key={String(stock)} {...{ flow, id, name, imageUrl, stock }} variation={null} />;
  return variations.map((one) => (
    <StockRow
      key={`${one.key} ${one.stock}`}
      flow={flow}
      id={id}
      variation={one.key}
      name={`${name} · ${one.name}`}
      imageUrl={imageUrl}
      stock={one.stock}
    />
  ));
}

const stockSchema = object({
  stock: string().test('stock', 'stockInvalid', (typed = '') => {
    const stock = wholeNumberIn(typed);
    return stock !== null && isStock(stock);
  }),
});

type RowProps = { flow: Flow; id: number; variation: string | null; stock: number | null } & Pick<
  StoreGood,
  'name' | 'imageUrl'
>;

function StockRow({ flow, id, variation, name, imageUrl, stock }: RowProps) {
  const { t } = useLingui();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  /** The new stock that is being saved for this item. `undefined`: none. */
  const saving = useFlow(flow, ({ context: { change } }) =>
    change !== null && isSameStock(change, { id, variation }) ? change.stock : undefined,
  );
  const set = (changed: number | null) =>
    flow.send({ type: 'stock.submitted', change: { id, variation, stock: changed } });
  const { field, formProps } = useFlowForm({
    name: `stock-${id}-${variation ?? ''}`,
    initial: { stock: '' },
    schema: stockSchema,
    onSubmit: (typed) => set(wholeNumberIn(typed.stock)),
  });
  const isSoldOut = stock === 0;
  const switched = isSoldOut ? null : 0;
  const isSwitching = saving === switched;
  return (
    <form {...formProps} className={classes.row}>
      {imageUrl === null ? null : (
        <Picture className={classes.thumbnail ?? ''} src={imageUrl} alt="" width={56} height={56} />
      )}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <StockState stock={stock} />
      </span>
      <span className={classes.answers}>
        <TextInput
          {...field('stock')}
          aria-label={t`Stock for ${name}`}
          className={classes.stock ?? ''}
          inputMode="numeric"
          placeholder={t`Stock`}
        />
        <Button
          type="submit"
          size="sm"
          variant="default"
          loading={saving !== undefined && !isSwitching}
          disabled={isBusy && (saving === undefined || isSwitching)}
          aria-label={t`Save the stock of ${name}`}
        >
          <Trans>Save</Trans>
        </Button>
        <Button
          size="sm"
          variant="light"
          className={classes.switch ?? ''}
          loading={isSwitching}
          disabled={isBusy && !isSwitching}
          aria-label={isSoldOut ? t`Mark as available: ${name}` : t`Mark as sold out: ${name}`}
          onClick={() => set(switched)}
        >
          {isSoldOut ? <Trans>Mark as available</Trans> : <Trans>Mark as sold out</Trans>}
        </Button>
      </span>
    </form>
  );
}

function StockState({ stock }: { stock: number | null }) {
  const formats = useFormats();
  const left = formats.number(stock ?? 0);
  return (
    <span className={classes.state} data-state={stock === 0 ? 'soldOut' : 'available'}>
      {stock === null ? (
        <Trans>Available</Trans>
      ) : stock === 0 ? (
        <Trans>Sold out</Trans>
      ) : (
        <Trans>{left} left</Trans>
      )}
    </span>
  );
}
