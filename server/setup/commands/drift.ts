import { drift } from '../../database/migrations/drift.ts';
import { startThrowaway } from '../../database/embedded/throwaway.ts';

const server = await startThrowaway();
const sql = await drift(server.ownerUrl).finally(() => server.remove());
if (sql) {
  console.error(
    `schema.prisma or a function says what no migration does, or a migration what neither says:\n${sql}`,
  );
  process.exitCode = 1;
}
