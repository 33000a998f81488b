import type { Api } from '../../api/api';
import type { Desk } from '../../api/operator-api';
import type {
  DeskConversation,
  DeskOrder,
  DeskRegistration,
  DeskTrip,
  ShopSwitches,
} from '../../api/operator-mapping';
import type { Reads } from '../../platform/reads';

export const DESK_VIEWS = ['switches', 'orders', 'trips', 'messages', 'registrations'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** What lies on the desk, or that nobody may look. */
export type DeskContent =
  | { view: 'switches'; switches: ShopSwitches }
  | { view: 'orders'; orders: DeskOrder[] }
  | { view: 'trips'; trips: DeskTrip[] }
  | { view: 'messages'; conversations: DeskConversation[] }
  | { view: 'registrations'; registrations: DeskRegistration[] };

export type FoundDesk = Exclude<Desk<DeskContent>, { is: 'absent' }>;

export const deskSearch = ({ view }: Record<string, unknown>): { view?: DeskView } => {
  const known = DESK_VIEWS.find((one) => one === view);
  return known === undefined ? {} : { view: known };
};

type Ground = { api: Pick<Api, 'operator'>; reads: Pick<Reads, 'keep' | 'kept'> };

const nameOf = (view: DeskView) => `operator ${view}`;

/** Read anew; whoever is at work keeps what lay there while the server can't be reached [X-23, NFR-08]. */
export async function deskAt({ api, reads }: Ground, view: DeskView): Promise<Desk<DeskContent>> {
  try {
    const desk = await deskOf(api, view);
    // Whoever has left finds nothing of it.
    if (desk.is !== 'open') for (const one of DESK_VIEWS) reads.keep(nameOf(one), null);
    else reads.keep(nameOf(view), desk);
    return desk;
  } catch (error) {
    const known = reads.kept<Desk<DeskContent>>(nameOf(view));
    if (known === null) throw error;
    return known;
  }
}

async function deskOf({ operator }: Pick<Api, 'operator'>, view: DeskView): Promise<Desk<DeskContent>> {
  if (view === 'orders') return opened(await operator.orders(), (orders) => ({ view, orders }));
  if (view === 'trips') return opened(await operator.trips(), (trips) => ({ view, trips }));
  if (view === 'messages')
    return opened(await operator.conversations(), (conversations) => ({ view, conversations }));
  if (view === 'registrations')
    return opened(await operator.registrations(), (registrations) => ({ view, registrations }));
  return opened(await operator.switches(), (switches) => ({ view, switches }));
}

const opened = <Content>(desk: Desk<Content>, as: (content: Content) => DeskContent): Desk<DeskContent> =>
  desk.is === 'open' ? { is: 'open', content: as(desk.content) } : desk;
