import path from 'node:path';
import { author } from '../../database/migrations/drift.ts';
import { startThrowaway } from '../../database/embedded/throwaway.ts';

const name = process.argv[2]?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
if (!name) {
  console.error('Name the migration: npm run migration -- add_bookmarks');
  process.exit(1);
}

const server = await startThrowaway();
const folder = await author(server.ownerUrl, name).finally(() => server.remove());
console.log(
  folder
    ? `Wrote ${path.relative(process.cwd(), folder)}/migration.sql`
    : 'schema.prisma and the functions say nothing new.',
);
