import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import { limitConcurrency } from '../../shared/concurrency-limit';

type Cost = { N: number; r: number; p: number };

/**
 * The scrypt parameters of a new hash. A stored hash with cheaper parameters is replaced at the next sign-in.
 */
export const PASSWORD_COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

type Stored = { cost: Cost; salt: Buffer; hash: Buffer };

export type Passwords = {
  /** Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64. */
  hash(password: string): Promise<string>;
  /** Returns whether the password matches. Without a stored hash it takes the same time and returns false. */
  verify(password: string, stored: string | null): Promise<boolean>;
  needsRehash(stored: string): boolean;
};

/**
 * Limits of hashing, which shares a thread pool with reading files: at most half of the pool's four threads.
 */
const usualTurns = { atOnce: 2, waiting: 20 };

export function passwordsAt(cost: Cost, turns = usualTurns): Passwords {
  /** Waits for a free thread. Refuses with 429 if the queue is full. */
  const takeTurn = limitConcurrency<Buffer>({
    ...turns,
    full: () => refuse(429, 'too_many', MESSAGES.tooMany),
  });
  const derive = (password: string, made: Pick<Stored, 'cost' | 'salt'>) =>
    takeTurn(() => scryptOf(password, made));
  /** A dummy hash to compare with, so that an unknown account takes as long as a known one. */
  const dummy: Stored = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, { cost, salt });
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
    },
    async verify(password, stored) {
      const known = stored === null ? null : parse(stored);
      const { hash, ...made } = known ?? dummy;
      const found = await derive(password, made);
      return timingSafeEqual(found, hash) && known !== null;
    },
    needsRehash(stored) {
      const { N, r, p } = parse(stored).cost;
      return N < cost.N || r < cost.r || p < cost.p;
    },
  };
}

function parse(stored: string): Stored {
  const [kind, N, r, p, salt = '', hash = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const parsed = { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
  if (kind !== 'scrypt' || parsed.hash.length !== HASH_BYTES)
    throw new Error('Unknown kind of password hash');
  return parsed;
}

/**
 * Hashes the password after normalising it with NFKC. Keyboards encode the same characters with different
 * code points.
 */
function scryptOf(password: string, { cost, salt }: Pick<Stored, 'cost' | 'salt'>): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}
