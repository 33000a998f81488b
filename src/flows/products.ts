/** What the last test runs walked: ids of transitions, in the machine alone and on the real pages. */
export type Walked = { machine: readonly string[]; page: readonly string[] };
/** A picture of the app in a state. */
export type Shot = { state: string; device: 'phone' | 'desktop'; language: 'en' | 'ar'; file: string };
export type FlowProducts = { walked: Walked | null; shots: readonly Shot[] };

const FOLDER = '/flow-products';

/** Pictures and coverage are products of test runs: they may be missing. */
export async function loadProducts(machine: string): Promise<FlowProducts> {
  const [walked, shots] = await Promise.all([walkedIn(machine), read<Shot[]>(`shots/${machine}.json`)]);
  return { walked, shots: (shots ?? []).map((shot) => ({ ...shot, file: `${FOLDER}/shots/${shot.file}` })) };
}

async function walkedIn(machine: string): Promise<Walked | null> {
  type Trace = { transitions: string[] };
  const [alone, page] = await Promise.all([
    read<Trace>(`walked/${machine}.machine.json`),
    read<Trace>(`walked/${machine}.page.json`),
  ]);
  return alone || page ? { machine: alone?.transitions ?? [], page: page?.transitions ?? [] } : null;
}

async function read<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(`${FOLDER}/${path}`);
    return answer.status === 200 && answer.headers.get('content-type')?.includes('json')
      ? ((await answer.json()) as T)
      : null;
  } catch {
    return null;
  }
}
