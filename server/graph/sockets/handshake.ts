import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Context } from '../../core/context.ts';
import { preferredLanguage } from '../../core/locale.ts';
import { outageOf } from '../../core/outage.ts';
import { shortenedDevice } from '../../http/connection/device.ts';
import type { Admission } from '../../limits/connections/admission.ts';
import { networkOf } from '../../limits/network.ts';
import type { Running } from './open-subscriptions.ts';
import { bearerIn, FORBIDDEN, tokenIn, TRY_LATER, watch } from './session.ts';

/** What belongs to one socket. */
export type SocketState = Record<PropertyKey, unknown> & {
  request: IncomingMessage;
  socket: WebSocket;
  context?: Context;
  /** Whether it may send another operation that is refused. */
  mayFail: () => boolean;
};

interface Options {
  contextFor: (req: IncomingMessage, token: string | null) => Promise<Context | null>;
  admission: Admission;
  addressOf: (req: IncomingMessage) => string;
  running: Running;
}

interface Client {
  readonly connectionParams?: Readonly<Record<string, unknown>>;
  readonly extra: SocketState;
}

/** Finds out who opens a socket, and for how long that holds; says false after it closed one that may not stay. */
export function openHandshake({ contextFor, admission, addressOf, running }: Options) {
  return async function onConnect(client: Client): Promise<boolean> {
    const { connectionParams = {}, extra } = client;
    // It would be kept for as long as the socket is open.
    Object.assign(client, { connectionParams: {} });
    const { language, device } = connectionParams;
    const token = tokenIn(connectionParams) ?? bearerIn(extra.request.headers.authorization);
    const release = await admission.enter(networkOf(addressOf(extra.request)));
    if (!release) {
      extra.socket.close(TRY_LATER, 'Try again later');
      return false;
    }
    const context = await contextFor(extra.request, token)
      .finally(release)
      .catch((error: unknown) => {
        const outage = outageOf(error);
        if (!outage) throw error;
        return outage;
      });
    if (!context || typeof context === 'string') {
      if (context) extra.socket.close(TRY_LATER, 'Try again later');
      else extra.socket.close(FORBIDDEN, 'Forbidden');
      return false;
    }
    if (typeof language === 'string') context.language = preferredLanguage(language);
    if (typeof device === 'string') context.device = shortenedDevice(device);
    // Nobody would hear that it closed.
    if (extra.socket.readyState !== extra.socket.OPEN) return false;
    context.overSocket = true;
    extra.context = context;
    running.open(extra.socket);
    watch(extra, contextFor, token);
    return true;
  };
}
