import type { IncomingMessage } from 'node:http';

/** Many programs offer another protocol with every request; all but sockets are answered in this one. */
export const wantsSocket = ({ headers }: IncomingMessage) => /^websocket$/i.test(headers.upgrade ?? '');
