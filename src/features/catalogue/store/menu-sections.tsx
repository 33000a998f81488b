import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { priceRange } from '../../../../domain/item-price';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';
import { Price } from '../../../ui/price';
import { TilePicture } from '../../../ui/tile-picture';
import { ItemLayerLink } from '../../cart/button/item-layer-link';
import { CardRow } from '../page/section';
import { MenuItem } from './menu-item';
import classes from './menu-sections.module.css';

type Part = { id: number; name: string | null; items: Item[] };

type Props = {
  items: Item[];
  /** Renders an item. Replaces the card that adds to the visitor’s own cart. */
  card?: (item: Item) => ReactNode;
};

/** Lists the menu by category. The tabs follow the scroll position. */
export function MenuSections({ items, card }: Props) {
  const parts = partsOf(items);
  const { hostRef, current } = useScrollSpy(parts.length);
  return (
    <div ref={hostRef}>
      {parts.length > 1 ? <PartTabs parts={parts} current={current} /> : null}
      {card ? null : <MostOrdered items={items} />}
      {parts.map((part) => (
        <section key={part.id} id={`part-${part.id}`} className={classes.part} data-part={part.id}>
          <h2 className={classes.heading}>{part.name ?? <Trans>More</Trans>}</h2>
          <ul className={classes.grid}>
            {part.items.map((item) => (
              <li key={item.id}>{card ? card(item) : <MenuItem item={item} />}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const SHORT_MENU = 8;
const FAVOURITES = 6;

/** Shows popular items first. They also stay in the menu below. */
function MostOrdered({ items }: { items: Item[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const favourites = items
    .filter(({ orderCount }) => orderCount > 0)
    .sort((one, other) => other.orderCount - one.orderCount)
    .slice(0, FAVOURITES);
  if (items.length <= SHORT_MENU || favourites.length < FAVOURITES) return null;
  return (
    <section className={classes.favourites} aria-labelledby="most-ordered">
      <h2 id="most-ordered" className={classes.heading}>
        <Trans>Most ordered</Trans>
      </h2>
      <CardRow kind="favourite">
        {favourites.map((item, index) => {
          const { low, high, lowFull, highFull } = priceRange(item);
          const place = formats.number(index + 1);
          return (
            <li key={item.id}>
              <div className={classes.favourite}>
                <ItemLayerLink itemId={item.id} aria-label={t`${item.name}, #${place} most ordered`}>
                  <TilePicture
                    className={classes.favouritePicture}
                    src={item.imageUrl}
                    name={item.name}
                    tint={item.id}
                    width={156}
                    height={112}
                    isDecorative
                  />
                  <span className={classes.favouriteName}>{item.name}</span>
                </ItemLayerLink>
                <Price low={low} high={high} full={lowFull} fullHigh={highFull} isShort />
                <span className={classes.place} aria-hidden="true">
                  <Badge>{t`#${place}`}</Badge>
                </span>
              </div>
            </li>
          );
        })}
      </CardRow>
    </section>
  );
}

function PartTabs({ parts, current }: { parts: Part[]; current: number | null }) {
  const { t } = useLingui();
  const chosen = current ?? parts[0]?.id;
  return (
    <nav className={classes.tabs} aria-label={t`Categories of this store`}>
      {parts.map(({ id, name }) => (
        <a
          key={id}
          className={classes.tab}
          href={`#part-${id}`}
          aria-current={id === chosen ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(`part-${id}`)?.scrollIntoView({ block: 'start' });
          }}
        >
          {name ?? <Trans>More</Trans>}
        </a>
      ))}
    </nav>
  );
}

/** Groups the items by category, the largest group first. */
function partsOf(items: Item[]): Part[] {
  const parts = new Map<number, Part>();
  for (const item of items) {
    const category = item.categories[0];
    const id = category?.id ?? 0;
    const part = parts.get(id) ?? { id, name: category?.name ?? null, items: [] };
    part.items.push(item);
    parts.set(id, part);
  }
  return [...parts.values()].sort((one, other) => other.items.length - one.items.length);
}

/** Returns the section in view: the last one that begins in the top third of the screen. */
function useScrollSpy(partCount: number) {
  const hostRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const sections = [...(hostRef.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    if (sections.length !== partCount || !('IntersectionObserver' in window)) return;
    const look = () => {
      const line = window.innerHeight * 0.35;
      const read = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent(read ? Number(read.dataset.part) : null);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '-35% 0px -64% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [partCount]);
  return { hostRef, current };
}
