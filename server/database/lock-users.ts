import type { Transaction } from './client.ts';

/** Locks people's rows, always in the order of their ids, so that two writers never wait for each other. */
export async function lockUsers(tx: Transaction, ids: string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}
