import { drift } from '../../database/migrations/drift.ts';
import { startThrowaway } from '../../database/embedded/throwaway.ts';

const server = await startThrowaway();
const sql = await drift(server.ownerUrl).finally(() => server.remove());
if (sql) {
  console.error(`schema.prisma says what no migration does:\n${sql}`);
  process.exitCode = 1;
}
