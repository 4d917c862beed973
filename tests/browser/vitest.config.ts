import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { leftOut } from '../suite/slow.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    exclude: leftOut,
    maxWorkers: 2,
    globalSetup: ['tests/browser/product.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
