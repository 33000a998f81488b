// npm run fuzz: sends random requests to every operation of the contract for some minutes, on both databases.
// It prints its seed. `npm run fuzz -- 42` repeats the run with this seed; `npm run fuzz -- 42 500` is
// longer.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();

const [seed = String(randomInt(2 ** 31)), rounds = '60'] = process.argv.slice(2);
console.info(`Seed ${seed}, ${rounds} rounds`);
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'server', 'tests/server/fuzz'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_SEED: seed, FUZZ_ROUNDS: rounds } },
);
process.exitCode = status ?? 1;
