import type { Account, User } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { newId } from '../../core/ids.ts';
import { plainAddress } from '../audit.ts';
import type { Accounts, Caller } from '../context.ts';
import { type PresentedSession, presentSession } from '../present.ts';
import { sessionEnd } from '../rules.ts';

interface Proof {
  user: User;
  account: Account;
  method: 'password';
}

/** Opens a session for somebody who proved who they are. */
export async function openSession(
  accounts: Accounts,
  tx: Transaction,
  caller: Caller,
  { user, account, method }: Proof,
): Promise<PresentedSession> {
  const now = accounts.now();
  const session = await tx.session.create({
    data: {
      id: newId('session', now),
      userId: user.id,
      rotatedAt: now,
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      userAgent: caller.userAgent.slice(0, 200),
      address: plainAddress(caller.address),
      createdAt: now,
      expiresAt: sessionEnd(now),
    },
  });
  return presentSession(accounts, user, account, session);
}
