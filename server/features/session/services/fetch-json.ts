const PATIENCE = 10_000;

/** Returns another service's answer whatever its status; throws when there is none in time. */
export async function fetchJson<Body>(
  url: string,
  init: RequestInit,
  fetchFrom: typeof fetch,
): Promise<{ isOk: boolean; body: Body }> {
  const answer = await fetchFrom(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  return { isOk: answer.ok, body: (await answer.json()) as Body };
}
