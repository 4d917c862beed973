import { afterEach } from 'vitest';
import { WebSocket } from 'ws';

interface Message {
  type: string;
  id?: string;
  payload?: { message: string; extensions?: { code: string; retryAfter?: number } }[];
}

export type Line = Awaited<ReturnType<ReturnType<typeof openLines>['dial']>>;

/** Sockets to the graph that say exactly what they are told to, and what they heard; closed after each test. */
export function openLines(world: { address: string }) {
  const open: WebSocket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
  });

  function connect(headers: Record<string, string> = {}): WebSocket {
    const url = `${world.address.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    open.push(socket);
    return socket.on('error', () => {});
  }

  /** Open, and asked to be let in. */
  async function dial({ headers, first = {} }: { headers?: Record<string, string>; first?: object } = {}) {
    const socket = connect(headers);
    const heard: Message[] = [];
    let wake = () => {};
    socket.on('message', (text: Buffer) => {
      heard.push(JSON.parse(String(text)) as Message);
      wake();
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    const say = (message: object) => socket.send(JSON.stringify(message));
    async function until(isEnough: () => boolean): Promise<void> {
      while (!isEnough()) await new Promise<void>((resolve) => (wake = resolve));
    }
    /** Asks for something; what came back. */
    async function ask(id: string, query: string): Promise<Message> {
      say({ type: 'subscribe', id, payload: { query } });
      await until(() => heard.some((one) => one.id === id));
      return heard.find((one) => one.id === id)!;
    }
    say({ type: 'connection_init', payload: first });
    return { socket, say, heard, until, closed, ask };
  }

  /** Let in. */
  async function dialled(headers?: Record<string, string>): Promise<Line> {
    const line = await dial(headers && { headers });
    await line.until(() => line.heard.some(({ type }) => type === 'connection_ack'));
    return line;
  }

  /** The status with which a socket is refused. */
  const refusal = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      connect(headers)
        .on('unexpected-response', (_req, res) => resolve(res.statusCode ?? 0))
        .on('open', () => resolve(101));
    });

  return { dial, dialled, refusal };
}

export const codeOf = ({ payload }: Message) => payload?.[0]?.extensions?.code;
