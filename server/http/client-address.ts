import type { IncomingMessage } from 'node:http';

/** The client's address, reading X-Forwarded-For only as far as trusted proxies wrote it. */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = plain(req.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return plain(forwarded.at(-trustedProxies) ?? direct);
}

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
