import { defineConfig } from 'vitest/config';

/** The tests of the folder that is mutated. No file may see the modules of another: a mutated constant must be read again. */
const room = process.env.MUTATED_ROOM ?? 'domain';

export default defineConfig({
  test: {
    include: [`tests/${room}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
