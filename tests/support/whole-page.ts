import { renderApp } from '../../src/app/server-app';

const modules = [
  { id: 1, module_type: 'food', module_name: 'Meals' },
  { id: 2, module_type: 'grocery', module_name: 'Groceries' },
  { id: 5, module_type: 'parcel', module_name: 'Parcels' },
  { id: 6, module_type: 'rental', module_name: 'Cars' },
].map((module) => ({ ...module, icon_full_url: null, status: 1, zones: [{ id: 3 }] }));

/** The default answers that are not empty lists. */
const EMPTY: Record<string, unknown> = {
  '/banners': { banners: [], campaigns: [] },
  '/items/reviews/101': { reviews: [], total_size: 0 },
  '/stores/reviews': { reviews: [], total_size: 0 },
  '/rental/vehicle/category-list': { categories: [] },
  '/rental/vehicle/brand-list': { brands: [] },
};

type Visit = {
  /** The stored id of the chosen module. */
  moduleId?: number;
  hasPlace?: boolean;
  isSignedIn?: boolean;
  language?: 'en' | 'ar';
  config?: object;
  landing?: object;
  /** Answers by the path of their request. Every other list is empty. */
  answers?: Record<string, unknown>;
};

type Request = { address: string; headers: Record<string, string> };

/** Opens an address in the whole shop and returns its document, and what it asked the server for. */
export async function openPage(
  path: string,
  {
    moduleId = 1,
    hasPlace = true,
    isSignedIn = false,
    language = 'en',
    config,
    landing,
    answers = {},
  }: Visit = {},
): Promise<{ page: Document; requests: Request[] }> {
  const requests: Request[] = [];
  const place = hasPlace ? ['Quay 9, Old Port', '{"lat":24.5,"lng":54.25}', '[3]'] : [null, null, null];
  const view = [...place, String(moduleId), null, isSignedIn ? 'token' : null];
  const { html } = await renderApp({
    inlined: {
      config: { business_name: 'Souk', default_location: { lat: 1, lng: 2 }, ...config },
      modules,
      landing: landing ?? {},
    } as never,
    language,
    path,
    view: encodeURIComponent(JSON.stringify(view)),
    read: async (address, headers) => {
      requests.push({ address, headers });
      const path = address.replace(/\?.*/, '');
      return { status: 200, body: answers[path] ?? EMPTY[path] ?? [] };
    },
  });
  return { page: new DOMParser().parseFromString(html, 'text/html'), requests };
}
