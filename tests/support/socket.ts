import { afterEach } from 'vitest';
import { WebSocket } from 'ws';

interface Message {
  type: string;
  id?: string;
  payload?: { message: string; extensions?: { code: string; retryAfter?: number } }[];
}

export type Connection = Awaited<ReturnType<ReturnType<typeof socketClient>['connect']>>;

/** Sockets to the graph that say exactly what they are told to, and what they received; closed after each test. */
export function socketClient(world: { address: string }) {
  const open: WebSocket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
  });

  function openSocket(headers: Record<string, string> = {}): WebSocket {
    const url = `${world.address.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    open.push(socket);
    return socket.on('error', () => {});
  }

  /** Open, and asked to be let in. */
  async function connect({ headers, first = {} }: { headers?: Record<string, string>; first?: object } = {}) {
    const socket = openSocket(headers);
    const received: Message[] = [];
    let wake = () => {};
    socket.on('message', (text: Buffer) => {
      received.push(JSON.parse(String(text)) as Message);
      wake();
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    const send = (message: object) => socket.send(JSON.stringify(message));
    async function until(isEnough: () => boolean): Promise<void> {
      while (!isEnough()) await new Promise<void>((resolve) => (wake = resolve));
    }
    /** Asks for something; what came back. */
    async function ask(id: string, query: string): Promise<Message> {
      send({ type: 'subscribe', id, payload: { query } });
      await until(() => received.some((one) => one.id === id));
      return received.find((one) => one.id === id)!;
    }
    send({ type: 'connection_init', payload: first });
    return { socket, send, received, until, closed, ask };
  }

  /** Let in. */
  async function openConnection(headers?: Record<string, string>): Promise<Connection> {
    const connection = await connect(headers && { headers });
    await connection.until(() => connection.received.some(({ type }) => type === 'connection_ack'));
    return connection;
  }

  /** The status with which a socket is refused. */
  const refusal = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      openSocket(headers)
        .on('unexpected-response', (_req, res) => resolve(res.statusCode ?? 0))
        .on('open', () => resolve(101));
    });

  return { connect, openConnection, refusal };
}

export const codeOf = ({ payload }: Message) => payload?.[0]?.extensions?.code;
