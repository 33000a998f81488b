import type { APIRequestContext } from '@playwright/test';
import type { Locale } from './shopper';

type Names = { id: number; name: string; store: string; storeId: number };
type WireItem = { id: number; name: string; store_name: string; store_id: number };

/** The name of a fixture's item in the language of the test. */
export async function itemNamed(api: APIRequestContext, fixture: string, locale: Locale): Promise<Names> {
  const answer = await api.get(`/api/v1/items/details/${fixture}`, { headers: { 'X-localization': locale } });
  const { id, name, store_name, store_id } = (await answer.json()) as WireItem;
  return { id, name, store: store_name, storeId: store_id };
}

export async function moduleNamed(api: APIRequestContext, id: number, locale: Locale): Promise<string> {
  const answer = await api.get('/api/v1/module', { headers: { 'X-localization': locale } });
  const modules = (await answer.json()) as { id: number; module_name: string }[];
  return modules.find((module) => module.id === id)?.module_name ?? '';
}
