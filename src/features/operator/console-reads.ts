import type { Api } from '../../api/api';
import type { Console } from '../../api/operator-api';
import type {
  ConsoleOrder,
  ConsoleRegistration,
  ConsoleTaxes,
  ConsoleTrip,
  ShopSwitches,
} from '../../api/operator-mapping';
import type { ConsoleConversation } from '../../api/operator-message-mapping';
import type { Reads } from '../../platform/reads';

export const CONSOLE_VIEWS = ['switches', 'taxes', 'orders', 'trips', 'messages', 'registrations'] as const;
export type ConsoleView = (typeof CONSOLE_VIEWS)[number];

/** The console's data, or why it can't be opened. */
export type ConsoleContent =
  | { view: 'switches'; switches: ShopSwitches }
  | { view: 'taxes'; taxes: ConsoleTaxes }
  | { view: 'orders'; orders: ConsoleOrder[] }
  | { view: 'trips'; trips: ConsoleTrip[] }
  | { view: 'messages'; conversations: ConsoleConversation[] }
  | { view: 'registrations'; registrations: ConsoleRegistration[] };

export type FoundConsole = Exclude<Console<ConsoleContent>, { is: 'absent' }>;

export const consoleSearch = ({ view }: Record<string, unknown>): { view?: ConsoleView } => {
  const known = CONSOLE_VIEWS.find((one) => one === view);
  return known === undefined ? {} : { view: known };
};

type Ground = { api: Pick<Api, 'operator'>; reads: Pick<Reads, 'keep' | 'kept'> };

const nameOf = (view: ConsoleView) => `operator ${view}`;

/** Reloads; on failure a signed-in operator keeps the earlier data [X-23, NFR-08]. */
export async function consoleAt({ api, reads }: Ground, view: ConsoleView): Promise<Console<ConsoleContent>> {
  try {
    const consoleData = await consoleOf(api, view);
    // Once signed out, the operator's data must not show again.
    if (consoleData.is !== 'open') for (const one of CONSOLE_VIEWS) reads.keep(nameOf(one), null);
    else reads.keep(nameOf(view), consoleData);
    return consoleData;
  } catch (error) {
    const known = reads.kept<Console<ConsoleContent>>(nameOf(view));
    if (known === null) throw error;
    return known;
  }
}

async function consoleOf(
  { operator }: Pick<Api, 'operator'>,
  view: ConsoleView,
): Promise<Console<ConsoleContent>> {
  if (view === 'orders') return opened(await operator.orders(), (orders) => ({ view, orders }));
  if (view === 'taxes') return opened(await operator.taxes(), (taxes) => ({ view, taxes }));
  if (view === 'trips') return opened(await operator.trips(), (trips) => ({ view, trips }));
  if (view === 'messages')
    return opened(await operator.conversations(), (conversations) => ({ view, conversations }));
  if (view === 'registrations')
    return opened(await operator.registrations(), (registrations) => ({ view, registrations }));
  return opened(await operator.switches(), (switches) => ({ view, switches }));
}

const opened = <Content>(
  consoleData: Console<Content>,
  as: (content: Content) => ConsoleContent,
): Console<ConsoleContent> =>
  consoleData.is === 'open' ? { is: 'open', content: as(consoleData.content) } : consoleData;
