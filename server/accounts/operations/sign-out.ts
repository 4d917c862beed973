import type { Actor } from '../../core/context.ts';
import { audit } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';

const SCOPES = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof SCOPES)[number];

export function isSignOutScope(scope: string): scope is SignOutScope {
  return (SCOPES as readonly string[]).includes(scope);
}

/** Ends this session, the others, or all of them. */
export async function signOut(
  { db, now }: Accounts,
  caller: Caller,
  actor: Actor,
  scope: SignOutScope,
): Promise<void> {
  const which = { global: {}, local: { id: actor.sessionId }, others: { id: { not: actor.sessionId } } }[
    scope
  ];
  await db.$transaction(async (tx) => {
    await tx.session.deleteMany({ where: { userId: actor.id, ...which } });
    await audit(tx, now(), {
      event: 'signed_out',
      actorId: actor.id,
      address: caller.address,
      detail: { scope },
    });
  });
}
