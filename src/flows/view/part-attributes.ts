import { transitionIdOf } from '../chart/read-chart';

/** The highlighted states and transitions. */
export type Marks = {
  active: ReadonlySet<string>;
  /** Transitions that the last step took. */
  taken: ReadonlySet<string>;
  /** Transitions that lead to the next screen of a story. */
  next?: ReadonlySet<string>;
  /** How parts differ from an earlier version. */
  changes?: ReadonlyMap<string, 'added' | 'removed' | 'changed'>;
  selected: string | null;
  /** Transitions that tests cover. `null`: coverage is hidden. */
  walked: StepsByLevel | null;
};
/** Transitions covered in the machine alone, on its rendered page, and in a browser. */
export type StepsByLevel = Readonly<Record<'machine' | 'page' | 'browser', ReadonlySet<string>>>;

export type PartHandlers = {
  onPoint: (id: string | null) => void;
  onSelect: (id: string) => void;
  /** Collapses or expands a parent or a list. */
  onToggle: (id: string) => void;
  onOpenChart: (machine: string) => void;
};

type Described = { name?: string | undefined; description: string | null; rules: readonly string[] };

/** Makes a part of the diagram a button with an accessible description. */
export function partAttributes(
  id: string,
  { name, description, rules }: Described,
  marks: Marks,
  { onPoint, onSelect }: PartHandlers,
  isFirst = false,
) {
  const transition = transitionIdOf(id);
  const isSelected = marks.selected === id;
  return {
    role: 'button',
    tabIndex: isFirst ? 0 : -1,
    'aria-label': name,
    'aria-description': [description, ...rules].filter(Boolean).join(' ') || undefined,
    'aria-pressed': isSelected,
    'data-part': id,
    'data-selected': isSelected || undefined,
    'data-active': marks.active.has(id) || undefined,
    'data-taken': marks.taken.has(transition) || undefined,
    'data-next': marks.next?.has(transition) || undefined,
    'data-change': marks.changes?.get(id),
    'data-walked': walkedBy(transition, marks),
    onPointerEnter: () => onPoint(id),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(id),
    onBlur: () => onPoint(null),
    onClick: () => onSelect(id),
  } as const;
}

/** Returns the coverage closest to a customer: browser, then page, then machine. */
export function walkedBy(id: string, { walked }: Pick<Marks, 'walked'>) {
  if (!walked) return undefined;
  if (walked.browser.has(id)) return 'browser';
  if (walked.page.has(id)) return 'page';
  return walked.machine.has(id) ? 'machine' : 'none';
}
