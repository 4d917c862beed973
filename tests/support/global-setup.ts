import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres.ts';

/** One Postgres for the whole run; every test file clones its own database from a migrated template. */
export default async function setup(project: TestProject) {
  const server = await startTestServer(process.env['TEST_DATABASE_URL']);
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('appUser', server.appUser);
  project.provide('appPassword', server.appPassword);
  return server.stop;
}
