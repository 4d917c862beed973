import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Actor, Context } from '../../core/context.ts';

const CHECK_MS = 2000;
/** What clients take as "come back", where any failure of ours would make them give up. */
export const TRY_LATER = 1013;
/** What clients take as "your token is not good (any more)". */
export const FORBIDDEN = 4403;

/** The access token that a client begins with: as `token`, or as the header would say it, `Bearer` or not. */
export function tokenIn(sent: Record<string, unknown>): string | null {
  const name = ['token', 'authorization', 'Authorization'].find((one) => typeof sent[one] === 'string');
  const credentials = name ? String(sent[name]).trim() : '';
  return bearerIn(credentials) ?? (credentials || null);
}

export const bearerIn = (header = '') => /^Bearer (\S+)$/i.exec(header)?.[1] ?? null;

/**
 * Closes a signed-in socket when its token expires, and soon after its session ends or what its caller may do becomes
 * something else: a new one is opened as who they are then.
 */
export function watch(
  { request, socket, context }: { request: IncomingMessage; socket: WebSocket; context?: Context },
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>,
  token: string | null,
): void {
  if (!token || !context?.actor) return;
  const { actor } = context;
  const { expiresAt } = actor;
  const check = setInterval(async () => {
    const now = expiresAt > context.now() ? await contextFor(request, token).catch(() => context) : null;
    if (!now?.actor) socket.close(FORBIDDEN, 'Forbidden');
    else if (isOther(actor, now.actor)) socket.close(TRY_LATER, 'What you may do has changed');
    else context.actor = now.actor;
  }, CHECK_MS);
  const left = expiresAt.getTime() - context.now().getTime();
  const expiry = setTimeout(
    () => socket.close(FORBIDDEN, 'Forbidden'),
    Math.min(Math.max(left, 0), 2 ** 31 - 1),
  );
  socket.once('close', () => {
    clearInterval(check);
    clearTimeout(expiry);
  });
}

const isOther = (before: Actor, now: Actor): boolean =>
  before.role !== now.role || before.suspension?.until.getTime() !== now.suspension?.until.getTime();
