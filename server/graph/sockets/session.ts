import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Context } from '../../core/context.ts';

const CHECK_MS = 2000;
/** What clients take as "your token is not good (any more)". */
export const FORBIDDEN = 4403;

/** The access token that a client begins with: as `token`, or as the header would say it, `Bearer` or not. */
export function tokenIn(sent: Record<string, unknown>): string | null {
  const name = ['token', 'authorization', 'Authorization'].find((one) => typeof sent[one] === 'string');
  const credentials = name ? String(sent[name]).trim() : '';
  return bearerIn(credentials) ?? (credentials || null);
}

export const bearerIn = (header = '') => /^Bearer (\S+)$/i.exec(header)?.[1] ?? null;

/** Closes a signed-in socket when its token expires, and soon after its session ends. */
export function watch(
  { request, socket, context }: { request: IncomingMessage; socket: WebSocket; context?: Context },
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>,
  token: string | null,
): void {
  if (!token || !context?.actor) return;
  const { expiresAt } = context.actor;
  const check = setInterval(async () => {
    const good = expiresAt > context.now() && (await contextFor(request, token).catch(() => context));
    if (!good) socket.close(FORBIDDEN, 'Forbidden');
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
