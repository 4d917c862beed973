import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { deviceName } from '../device/device-id.ts';
import { setLive } from './live-status.ts';
import { currentUser, getAccessToken, onSession } from '../auth/session.ts';

const HEARTBEAT_MS = 25_000;
const ANSWER_WITHIN_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;
/** Close code of our own for a connection that went silent; the client connects again after it. */
const SILENT = 4408;

let waitingForPong: ReturnType<typeof setTimeout> | undefined;
let socket: WebSocket | undefined;

const client = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  // Asked again at every connection: after the server closed one for its expired token, a fresh token goes out.
  connectionParams: async () => ({
    token: await getAccessToken(),
    language: document.documentElement.lang,
    device: deviceName(),
  }),
  lazyCloseTimeout: 3000,
  keepAlive: HEARTBEAT_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries) => pause(Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries) * (0.5 + Math.random() / 2)),
  on: {
    opened: (opened) => {
      socket = opened as WebSocket;
    },
    connected: (_socket, _payload, again) => setLive(true, again),
    closed: () => {
      clearTimeout(waitingForPong);
      setLive(false);
    },
    ping: (received) => {
      if (!received) waitingForPong = setTimeout(() => socket?.close(SILENT, 'Silent'), ANSWER_WITHIN_MS);
    },
    pong: (received) => {
      if (received) clearTimeout(waitingForPong);
    },
  },
});

let asWhom = currentUser()?.id;
onSession((_event, user) => {
  if (user?.id === asWhom) return;
  asWhom = user?.id;
  client.terminate();
});

export const socketLink = new GraphQLWsLink(client);

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
