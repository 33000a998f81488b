export type SearchSettings = {
  url: string;
  /** The key of the engine. `null`: the engine needs none. */
  key: string | null;
  /** The beginning of the names of the indexes, so that several shops can use one engine. */
  prefix: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL_PREFIX = 'souk';

/** Reads the settings of the search engine. `null`: there is none, and PostgreSQL answers all searches. */
export function readSearchSettings(env: Environment): SearchSettings | null {
  const textOf = (name: string) => env[name]?.trim() || null;
  const url = textOf('SEARCH_URL');
  const key = textOf('SEARCH_KEY');
  const prefix = textOf('SEARCH_INDEX');
  if (url === null) {
    const lost = [key !== null && 'SEARCH_KEY', prefix !== null && 'SEARCH_INDEX'].filter(Boolean);
    if (lost.length > 0) throw new Error(`SEARCH_URL is missing: ${lost.join(' and ')} needs it.`);
    return null;
  }
  if (!isPlainAddress(url))
    throw new Error('SEARCH_URL must be an address like http://meilisearch:7700, without user or password.');
  if (prefix !== null && !/^[a-z\d_-]{1,40}$/i.test(prefix))
    throw new Error('SEARCH_INDEX must be at most 40 letters, digits, hyphens and underscores.');
  return { url, key, prefix: prefix ?? USUAL_PREFIX };
}

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}
