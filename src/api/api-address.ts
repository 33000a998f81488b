const HERE = '/api/v1';

/** Where the API is. Whoever hosts the app writes it into the page [NFR-11]. */
export const API_ADDRESS = addressIn(globalThis.document);

export function addressIn(page: Document | undefined): string {
  const said = page?.querySelector('meta[name="souk-api"]')?.getAttribute('content');
  return said?.trim().replace(/\/+$/, '') || HERE;
}

/** A path that a server answers is its own, wherever the page came from. */
export function onServer(path: string, api = API_ADDRESS): string {
  const isElsewhere = /^https?:\/\//.test(api) && /^\/(?!\/)/.test(path);
  return isElsewhere ? new URL(path, api).href : path;
}
