import { createHash } from 'node:crypto';

/** One hash of several parts; the lengths keep `ab, c` and `a, bc` apart. */
export function hashOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    if (parts.length > 1) hash.update(`${bytes.length}:`);
    hash.update(bytes);
  }
  return hash.digest();
}

/** A moment as the database takes it. */
export const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
