import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { priceRange } from '../../../../domain/item-price';
import { truncate } from '../../../../domain/text';
import { useFormats } from '../../../i18n/formats.context';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useClock, useConfig } from '../../../platform/shop.context';
import { lazyPart } from '../../../ui/lazy-part';
import { Price } from '../../../ui/price';
import { TilePicture } from '../../../ui/tile-picture';
import addClasses from '../../cart/button/add-button.module.css';
import { addStateOf } from '../../cart/button/add-state';
import { DietWarning } from '../../preferences/diet-warning';
import { ItemMarks } from '../cards/item-marks';
import classes from '../store/menu-item.module.css';
import { useGroup, useGroupRef } from './group.context';

const GroupDishDialog = lazyPart(() => import('./group-dish-dialog').then((file) => file.GroupDishDialog));

/** An item of the menu. A press adds it to the group order and not to the visitor’s own cart [CART-72]. */
export function GroupDish({ item }: { item: Item }) {
  const { t } = useLingui();
  const { low, high, lowFull, highFull } = priceRange(item);
  const dialog = useExplanation('groupDish', String(item.id));
  return (
    <article className={classes.item}>
      <div className={classes.words}>
        <h3 className={classes.name}>{item.name}</h3>
        {item.description ? <p className={classes.text}>{truncate(item.description)}</p> : null}
        <p className={classes.marks}>
          <ItemMarks item={item} />
        </p>
        <DietWarning allergies={item.allergies} />
        <div className={classes.cost}>
          <Price low={low} high={high} full={lowFull} fullHigh={highFull} isShort />
        </div>
      </div>
      <button
        type="button"
        className={classes.view}
        aria-label={t`Quick view of ${item.name}`}
        onClick={dialog.open}
      >
        <TilePicture
          className={classes.picture}
          src={item.imageUrl}
          name={item.name}
          tint={item.id}
          width={206}
          height={150}
          sizes="(max-width: 767px) 148px, 206px"
          isDecorative
        />
      </button>
      <div className={classes.add}>
        <AddToGroup item={item} onChoose={dialog.open} />
      </div>
      {dialog.isOpen ? (
        <LazyQuestion name="groupDish" onClose={dialog.close}>
          <GroupDishDialog item={item} onClose={dialog.close} />
        </LazyQuestion>
      ) : null}
    </article>
  );
}

function AddToGroup({ item, onChoose }: { item: Item; onChoose: () => void }) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const flow = useGroupRef();
  const { lines, memberId } = useGroup();
  const state = addStateOf(item, now(), utcOffsetMinutes);
  const own = lines
    .filter((line) => line.item.id === item.id && line.person?.id === memberId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (state.kind === 'blocked' || state.kind === 'campaign')
    return (
      <span className={addClasses.blocked}>
        <Trans>Not Available now</Trans>
      </span>
    );
  const add = () => flow.send({ type: 'dish.chosen', item, selection: emptySelection, quantity: 1 });
  const label =
    state.kind === 'options' ? t`Choose options for ${item.name}` : t`Add ${item.name} to the group order`;
  const shown = formats.padded(own);
  return (
    <button
      type="button"
      className={addClasses.add}
      aria-label={own > 0 ? t`${label}. Chosen: ${shown}` : label}
      onClick={state.kind === 'options' ? onChoose : add}
    >
      {own > 0 ? <span className={addClasses.count}>{shown}</span> : null}
      <IconPlus size={20} aria-hidden />
    </button>
  );
}
