import { createHash } from 'node:crypto';
import type { Actor, Context } from '../core/context.ts';
import type { Transaction } from './client.ts';
import { Conflict, Invalid } from '../core/errors.ts';

export const MAX_KEY = 200;

/** A name that the client gave to a write, so that sending it again does nothing twice. */
export interface Retriable {
  idempotencyKey?: string | null | undefined;
}

/** A write as it is stored under its key: the same key with another input is refused. */
export interface NamedWrite {
  key: string | null;
  /** Hash of the operation and its input. */
  input: string | null;
}

export function nameWrite(operation: string, key: string | null | undefined, input: unknown): NamedWrite {
  if (!key) return { key: null, input: null };
  if (key.length > MAX_KEY) throw new Invalid([tooLong]);
  return {
    key,
    input: createHash('sha256')
      .update(JSON.stringify([operation, input]))
      .digest('hex'),
  };
}

export const keyReused = (earlierId: string | null) =>
  new Conflict(
    'IDEMPOTENCY_KEY_REUSED',
    {
      en: 'This idempotency key was used for something else.',
      zh: '这个幂等键已用于其他操作。',
    },
    earlierId,
  );

/**
 * Runs the write unless one with this key was done already, and answers with the id of its result.
 * The caller holds the lock on the actor's row, which makes the look and the write one step.
 */
export async function once(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  { operation, key, input }: { operation: string; key: string | null | undefined; input: unknown },
  write: () => Promise<string>,
): Promise<{ id: string; repeated: boolean }> {
  if (!key) return { id: await write(), repeated: false };
  const { input: digest } = nameWrite(operation, key, input);
  const earlier = await tx.idempotencyKey.findUnique({ where: { userId_key: { userId: actor.id, key } } });
  if (earlier && earlier.input !== digest)
    throw keyReused(earlier.operation === operation ? earlier.resultId : null);
  if (earlier?.resultId) return { id: earlier.resultId, repeated: true };

  const id = await write();
  await tx.idempotencyKey.create({
    data: { userId: actor.id, key, operation, input: digest!, resultId: id, createdAt: ctx.now() },
  });
  return { id, repeated: false };
}

const tooLong = {
  field: 'idempotencyKey',
  code: 'TOO_LONG',
  max: MAX_KEY,
  text: { en: `An idempotency key has at most ${MAX_KEY} characters.`, zh: `幂等键最多 ${MAX_KEY} 个字符。` },
} as const;
