import type { IncomingMessage } from 'node:http';

/** Many programs offer an upgrade with every request; all but WebSockets are answered over HTTP. */
export const wantsSocket = ({ headers }: IncomingMessage) => /^websocket$/i.test(headers.upgrade ?? '');
