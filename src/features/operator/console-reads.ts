import type { OwnPasskey } from '../../../domain/auth/access';
import type { LogFilter } from '../../../domain/operator-log';
import {
  CONSOLE_VIEWS,
  type ConsoleView,
  type SignedInOperator,
  viewsOf,
} from '../../../domain/operator-roles';
import type { Api } from '../../api/api';
import type { ConsoleAccounts } from '../../api/operator-account-mapping';
import type { Console } from '../../api/operator-api';
import type { LogPage } from '../../api/operator-log-mapping';
import type {
  ConsoleOrder,
  ConsoleRegistration,
  ConsoleTaxes,
  ConsoleTrip,
  ShopSwitches,
} from '../../api/operator-mapping';
import type { ConsoleConversation } from '../../api/operator-message-mapping';
import type { StoreGood, StoreHours, StoreOpeningState } from '../../api/operator-store-mapping';
import type { Reads } from '../../platform/reads';
import { type LogSearch, logFilterIn, logSearchOf, NO_FILTER } from './log-search';

export type ConsoleContent =
  | { view: 'switches'; switches: ShopSwitches }
  | { view: 'taxes'; taxes: ConsoleTaxes }
  | { view: 'orders'; orders: ConsoleOrder[] }
  | { view: 'goods'; goods: StoreGood[] }
  | { view: 'opening'; opening: StoreOpeningState }
  | { view: 'hours'; stores: StoreHours[] }
  | { view: 'trips'; trips: ConsoleTrip[] }
  | { view: 'messages'; conversations: ConsoleConversation[] }
  | { view: 'registrations'; registrations: ConsoleRegistration[] }
  | { view: 'accounts'; accounts: ConsoleAccounts }
  | { view: 'log'; log: LogPage; filter: LogFilter }
  | { view: 'self'; passkeys: OwnPasskey[] };

export type ConsoleData = { self: SignedInOperator; content: ConsoleContent };
/**
 * The console's data. Also for a locked console it says whether accounts exist, because the sign-in form
 * depends on that.
 */
type ConsoleFor<Content> =
  | Exclude<Console<Content>, { is: 'locked' }>
  | { is: 'locked'; hasAccounts: boolean };
export type FoundConsole = Exclude<ConsoleFor<ConsoleData>, { is: 'absent' }>;

export const consoleSearch = (search: Record<string, unknown>): { view?: ConsoleView } & LogSearch => {
  const known = CONSOLE_VIEWS.find((one) => one === search.view);
  if (known === undefined) return {};
  return { view: known, ...(known === 'log' && logSearchOf(logFilterIn(search))) };
};

type ConsoleSources = { api: Pick<Api, 'operator'>; reads: Pick<Reads, 'keep' | 'kept'> };

const nameOf = (view: ConsoleView | null) => `operator ${view ?? 'first'}`;

/** Loads the section. If that fails, a signed-in operator sees the cached data [X-23, NFR-08]. */
export async function consoleAt(
  { api, reads }: ConsoleSources,
  view: ConsoleView | null,
  filter: LogFilter = NO_FILTER,
): Promise<ConsoleFor<ConsoleData>> {
  try {
    const found = await consoleOf(api, view, filter);
    const consoleData =
      found.is === 'locked' ? { ...found, hasAccounts: await api.operator.hasAccounts() } : found;
    // Removes the cached data after a sign-out, so that the next person does not see it.
    if (consoleData.is !== 'open') for (const one of [...CONSOLE_VIEWS, null]) reads.keep(nameOf(one), null);
    // The audit log is not cached, because an old page would hide later entries.
    else if (consoleData.content.content.view !== 'log') reads.keep(nameOf(view), consoleData);
    return consoleData;
  } catch (error) {
    const known = reads.kept<ConsoleFor<ConsoleData>>(nameOf(view));
    if (known === null) throw error;
    return known;
  }
}

/** Loads a section. If the role may not see it, loads the first one that it may see. */
async function consoleOf(
  { operator }: Pick<Api, 'operator'>,
  wanted: ConsoleView | null,
  filter: LogFilter,
): Promise<Console<ConsoleData>> {
  const found = await operator.self();
  if (found.is !== 'open') return found;
  const self = found.content;
  const views = viewsOf(self);
  const view = views.find((one) => one === wanted) ?? views[0] ?? 'self';
  const content = await contentOf(operator, view, filter);
  return content.is === 'open' ? { is: 'open', content: { self, content: content.content } } : content;
}

async function contentOf(
  operator: Api['operator'],
  view: ConsoleView,
  filter: LogFilter,
): Promise<Console<ConsoleContent>> {
  if (view === 'self') return opened(await operator.passkeys(), (passkeys) => ({ view, passkeys }));
  if (view === 'log') return opened(await operator.log(filter), (log) => ({ view, log, filter }));
  if (view === 'accounts') return opened(await operator.accounts(), (accounts) => ({ view, accounts }));
  if (view === 'orders') return opened(await operator.orders(), (orders) => ({ view, orders }));
  if (view === 'goods') return opened(await operator.storeGoods(), (goods) => ({ view, goods }));
  if (view === 'opening') return opened(await operator.storeOpening(), (opening) => ({ view, opening }));
  if (view === 'hours') return opened(await operator.storeHours(), (stores) => ({ view, stores }));
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
