import path from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { clientPlugins } from '../../client/build/plugins.ts';
import { leftOut } from '../suite/slow.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [clientPlugins()],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  test: {
    name: 'client',
    include: ['tests/client/**/*.test.{ts,tsx}'],
    exclude: leftOut,
    maxWorkers: 2,
    environment: 'happy-dom',
    setupFiles: ['tests/client/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
