const PATIENCE = 10_000;

/** Calls another service and returns status and JSON, even for an error status. Throws on a timeout. */
export async function fetchJson<Body>(
  url: string,
  init: RequestInit,
  fetchFrom: typeof fetch,
): Promise<{ isOk: boolean; body: Body }> {
  const answer = await fetchFrom(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  return { isOk: answer.ok, body: (await answer.json()) as Body };
}
