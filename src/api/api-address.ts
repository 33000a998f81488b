const HERE = '/api/v1';

/** The base URL of the API. Pages on a static host contain it [NFR-11]. */
export const API_ADDRESS = addressIn(globalThis.document);

export function addressIn(page: Document | undefined): string {
  const configured = page?.querySelector('meta[name="souk-api"]')?.getAttribute('content');
  return configured?.trim().replace(/\/+$/, '') || HERE;
}

/** Returns the absolute URL of a server path. The page itself may come from another host. */
export function onServer(path: string, api = API_ADDRESS): string {
  const isElsewhere = /^https?:\/\//.test(api) && /^\/(?!\/)/.test(path);
  return isElsewhere ? new URL(path, api).href : path;
}
