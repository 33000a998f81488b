import { defineConfig } from 'vitest/config';

/**
 * Runs the tests of the mutated folder. Test files share no modules, because each has to evaluate mutated
 * constants again.
 */
const folder = process.env.MUTATED_FOLDER ?? 'domain';

export default defineConfig({
  test: {
    include: [`tests/${folder}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
