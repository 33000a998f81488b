const HERE = '/api/v1';

/** The base URL of the API. A static host sets it in the page [NFR-11]. */
export const API_ADDRESS = addressIn(globalThis.document);

export function addressIn(page: Document | undefined): string {
  const configured = page?.querySelector('meta[name="souk-api"]')?.getAttribute('content');
  return configured?.trim().replace(/\/+$/, '') || HERE;
}

/** Resolves a server path against the API, even if the page came from another host. */
export function onServer(path: string, api = API_ADDRESS): string {
  const isElsewhere = /^https?:\/\//.test(api) && /^\/(?!\/)/.test(path);
  return isElsewhere ? new URL(path, api).href : path;
}
