import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { MenuItem } from './menu-item';
import classes from './menu-sections.module.css';

type Props = { items: Item[]; closedReason: string | null };
type Part = { id: number; name: string | null; items: Item[] };

/** The shelf by category; the tabs follow the reading and lead to their part. */
export function MenuSections({ items, closedReason }: Props) {
  const parts = partsOf(items);
  const { hostRef, current } = useScrollSpy(parts.length);
  return (
    <div ref={hostRef}>
      {parts.length > 1 ? <PartTabs parts={parts} current={current} /> : null}
      {parts.map((part) => (
        <section key={part.id} id={`part-${part.id}`} className={classes.part} data-part={part.id}>
          <h2 className={classes.heading}>{part.name ?? <Trans>More</Trans>}</h2>
          <ul className={classes.grid}>
            {part.items.map((item) => (
              <li key={item.id}>
                <MenuItem item={item} closedReason={closedReason} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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

function partsOf(items: Item[]): Part[] {
  const parts = new Map<number, Part>();
  for (const item of items) {
    const category = item.categories[0];
    const id = category?.id ?? 0;
    const part = parts.get(id) ?? { id, name: category?.name ?? null, items: [] };
    part.items.push(item);
    parts.set(id, part);
  }
  return [...parts.values()];
}

/** Which part of the shelf is being read: the last one that begins in the top third, at first the first. */
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
