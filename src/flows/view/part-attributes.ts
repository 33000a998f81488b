import { transitionIdOf } from '../chart/read-chart';

/** How a state or transition looks now. */
export type Marks = {
  active: ReadonlySet<string>;
  /** Just taken. */
  taken: ReadonlySet<string>;
  selected: string | null;
  /** Walked by the tests; null while coverage is not shown. */
  walked: Grounds | null;
};
/** Where transitions were walked: in the machine alone, on its rendered page, in a browser. */
export type Grounds = Readonly<Record<'machine' | 'page' | 'browser', ReadonlySet<string>>>;

export type PartHandlers = { onPoint: (id: string | null) => void; onSelect: (id: string) => void };

/** What makes a part of the drawing a button. Its name is what is written on it; this adds why it is there. */
export function partAttributes(
  id: string,
  { description, rules }: { description: string | null; rules: readonly string[] },
  marks: Marks,
  { onPoint, onSelect }: PartHandlers,
  isFirst = false,
) {
  const transition = transitionIdOf(id);
  const isSelected = marks.selected === id;
  return {
    role: 'button',
    tabIndex: isFirst ? 0 : -1,
    'aria-description': [description, ...rules].filter(Boolean).join(' ') || undefined,
    'aria-pressed': isSelected,
    'data-part': id,
    'data-selected': isSelected || undefined,
    'data-active': marks.active.has(id) || undefined,
    'data-taken': marks.taken.has(transition) || undefined,
    'data-walked': walkedBy(transition, marks),
    onPointerEnter: () => onPoint(id),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(id),
    onBlur: () => onPoint(null),
    onClick: () => onSelect(id),
  } as const;
}

/** The ground that is nearest to a customer. */
export function walkedBy(id: string, { walked }: Pick<Marks, 'walked'>) {
  if (!walked) return undefined;
  if (walked.browser.has(id)) return 'browser';
  if (walked.page.has(id)) return 'page';
  return walked.machine.has(id) ? 'machine' : 'none';
}
