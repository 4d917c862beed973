import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/suite/slow.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'tests/client/vitest.config.ts',
      'tests/browser/vitest.config.ts',
      {
        // The graph is one: the file that node itself loads, not the one that bundlers prefer.
        resolve: { alias: { graphql: 'graphql/index.js' } },
        test: {
          name: 'server',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/even-priority.ts'],
          exclude: leftOut,
          include: [
            'tests/{accounts,checks,content,core,database,graph,maths,rest,specification,text,deployment,red-team}/**/*.test.ts',
          ],
          // Far more than anything takes: a busy machine may be slow, what never ends is found all the same.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
