export const VIEWS = ['drawing', 'outline', 'screens', 'sequence', 'changes'] as const;
export const PANELS = ['about', 'simulate', 'paths', 'live', 'notes', 'share'] as const;
export type ViewName = (typeof VIEWS)[number];
export type PanelName = (typeof PANELS)[number];

/** The URL parameters of a flow's view. Missing values use the defaults. */
export type FlowAddress = {
  part?: string | undefined;
  view?: ViewName | undefined;
  tools?: PanelName | undefined;
  /** `path`: the number of a test path. `step`: how many of its steps were taken. */
  path?: number | undefined;
  step?: number | undefined;
  /** A recorded path (`events-text.ts`). */
  events?: string | undefined;
  /** Comma-separated paths of the collapsed states. */
  closed?: string | undefined;
  code?: boolean | undefined;
  /** The path of the focused state. */
  focus?: string | undefined;
};

type Search = Readonly<Record<string, unknown>>;

/** Drops unknown parameters and invalid values. */
export function addressOf(search: Search): FlowAddress {
  const found: FlowAddress = {
    part: textOf(search.part),
    view: VIEWS.find((name) => name === search.view),
    tools: PANELS.find((name) => name === search.tools),
    path: countOf(search.path, 1),
    step: countOf(search.step, 0),
    events: textOf(search.events),
    closed: textOf(search.closed),
    code: search.code === true || undefined,
    focus: textOf(search.focus),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const countOf = (value: unknown, least: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;

const NOTHING = '-';

/** Returns the ids of the collapsed states, or `null` for the default. */
export function closedIn({ closed }: FlowAddress, machine: string): ReadonlySet<string> | null {
  if (closed === undefined) return null;
  return new Set(closed === NOTHING ? [] : closed.split(',').map((path) => idOf(machine, path)));
}

export const closedText = (machine: string, closed: Iterable<string>): string =>
  [...closed].map((id) => pathOf(machine, id)).join(',') || NOTHING;

export const idOf = (machine: string, path: string): string =>
  path === machine || path.startsWith(`${machine}·`) ? path : `${machine}.${path}`;

export const pathOf = (machine: string, id: string): string =>
  id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id;

type Parts = { id: string; nodes: readonly { id: string }[]; edges: readonly { id: string }[] };

/** Finds a part by its id, or by a path suffix that matches exactly one state. */
export function partNamed({ id, nodes, edges }: Parts, name: string): string | null {
  if ([...nodes, ...edges].some((part) => part.id === name)) return name;
  const ending = nodes.filter((node) => node.id === `${id}.${name}` || node.id.endsWith(`.${name}`));
  return ending.length === 1 ? (ending[0]?.id ?? null) : null;
}
