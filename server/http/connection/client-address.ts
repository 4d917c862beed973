import type { IncomingMessage } from 'node:http';

/** The client's address; of X-Forwarded-For only what trusted proxies wrote counts. */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const direct = plain(req.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return plain(forwarded.at(-trustedProxies) ?? direct);
}

/** Some proxies append the port, or put an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]{1,100})\]|([^:]{1,100}))(?::\d{1,5})?$/;

function plain(address: string): string {
  const [, inBrackets, bare] = WITH_PORT.exec(address) ?? [];
  const alone = inBrackets ?? bare ?? address;
  return alone.startsWith('::ffff:') ? alone.slice(7) : alone;
}
