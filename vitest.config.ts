import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { isolatedFiles } from './tests/suite/isolated.ts';
import { leftOut } from './tests/suite/slow.ts';

const isolated = isolatedFiles();

const server: TestProjectInlineConfiguration = {
  // The graph is one: the file that node itself loads, not the one that bundlers prefer.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/even-priority.ts'],
    // Far more than anything takes: a busy machine may be slow, what never ends is found all the same.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'tests/client/vitest.config.ts',
      'tests/browser/vitest.config.ts',
      {
        ...server,
        test: {
          ...server.test,
          name: 'server',
          // The graph, the curriculum and the methods are loaded once by each of two processes, not by each file.
          isolate: false,
          include: [
            'tests/{accounts,checks,content,core,database,graph,maths,rest,rules,specification,text,deployment,red-team}/**/*.test.ts',
          ],
          exclude: [...leftOut, ...isolated],
        },
      },
      {
        ...server,
        test: { ...server.test, name: 'isolated', include: isolated, exclude: leftOut },
      },
    ],
  },
});
