import { WebSocket } from 'ws';

/** So many sockets come from each address: more than a school has, fewer than one may open. */
const PER_ADDRESS = 1000;
const AT_ONCE = 20;

export interface Listeners {
  /** Resolves when so many events were told, all listeners together. */
  told(count: number): Promise<void>;
  /** Of each listener, when it heard each event since `told` was last asked for. */
  heard(): number[][];
  close(): void;
}

/** Opens so many sockets, each with this one subscription; what comes is counted and not read, so that it costs little here. */
export async function openListeners(
  address: string,
  count: number,
  payload: { query: string; variables: object },
): Promise<Listeners> {
  const sockets: WebSocket[] = [];
  let heard = 0;
  let awaited = { count: Infinity, tell: () => {} };
  const times: number[][] = [];
  const hear = (own: number[]) => {
    own.push(performance.now());
    heard += 1;
    if (heard >= awaited.count) awaited.tell();
  };
  let opened = 0;
  const openSome = async () => {
    while (opened < count) {
      const localAddress = `127.0.0.${1 + Math.floor(opened / PER_ADDRESS)}`;
      opened += 1;
      const own: number[] = [];
      times.push(own);
      sockets.push(await listen(address, localAddress, payload, () => hear(own)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return {
    told: (more) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited = { count: heard + more, tell: resolve };
      for (const own of times) own.length = 0;
      return promise;
    },
    heard: () => times,
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

/** A subscription has no answer of its own: it has begun once a later question over its socket was answered. */
function listen(
  address: string,
  localAddress: string,
  payload: { query: string; variables: object },
  hear: () => void,
): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    localAddress,
    perMessageDeflate: false,
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'connection_init' }));
  socket.on('error', reject);
  socket.on('close', (code, reason) => reject(new Error(`closed: ${code} ${String(reason)}`)));
  socket.on('message', (data: Buffer) => {
    // What begins a message tells its kind, in whatever order its keys are.
    const head = data.toString('latin1', 0, 60);
    if (head.includes('"connection_ack"')) {
      send({ type: 'subscribe', id: 'events', payload });
      send({ type: 'subscribe', id: 'begun', payload: { query: '{ __typename }' } });
    } else if (head.includes('"ping"')) send({ type: 'pong' });
    else if (head.includes('"begun"')) resolve(socket);
    else if (head.includes('"next"')) hear();
    else reject(new Error(String(data)));
  });
  return promise;
}
