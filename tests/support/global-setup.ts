import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres.ts';

interface Shared {
  server: ReturnType<typeof startTestServer>;
  projects: number;
}

/** Each project of a run loads this file anew; what they share stands outside of it. */
const run = globalThis as typeof globalThis & { testServer?: Shared };

/** One Postgres for the whole run; every test file clones its own database from a migrated template. */
export default async function setup(project: TestProject) {
  const shared = (run.testServer ??= {
    server: startTestServer(process.env['TEST_DATABASE_URL']),
    projects: 0,
  });
  shared.projects += 1;
  const server = await shared.server;
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('appUser', server.appUser);
  project.provide('appPassword', server.appPassword);

  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    delete run.testServer;
    await server.stop();
  };
}
