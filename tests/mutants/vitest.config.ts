import { defineConfig } from 'vitest/config';

/** Tests of rules alone, which need neither a database nor a browser: what Stryker runs for every mutant. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/rules/*.test.ts', 'tests/core/token-buckets.test.ts'],
    environment: 'node',
  },
});
