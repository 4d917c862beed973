import type { IncomingMessage } from 'node:http';

const NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const ADDRESSES = /^(::ffff:)?127\.|^::1$/;
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Whether a request comes from this machine, by a local name and through no proxy. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    ADDRESSES.test(socket.remoteAddress ?? '') &&
    NAMES.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}
