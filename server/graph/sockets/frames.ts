import { CloseCode, MessageType, parseMessage, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { openAllowance } from '../../limits/connections/allowance.ts';
import type { PendingBytes } from '../../limits/connections/pending-bytes.ts';
import { SOCKET } from '../../limits/table.ts';
import type { Backlog } from '../../limits/connections/unread-bytes.ts';
import type { Log } from '../../core/log.ts';

const TOO_BIG = 1009;
const TOO_MANY = 4429;
/** What a frame of the shortest kind has around what it says. */
const FRAME_BYTES = 6;
/** What only a server says; the library fails at it, as if the fault were ours. */
const SERVER_ONLY_MESSAGES = new Set<string>([
  MessageType.ConnectionAck,
  MessageType.Next,
  MessageType.Error,
]);

interface Options<Extra> {
  server: Server<Extra>;
  socket: WebSocket;
  extra: Extra;
  /** What was sent and is not whole yet. */
  held: PendingBytes;
  /** What it was told and has not read yet. */
  backlog: Backlog;
  /** Whether the client has been let in: whoever has not says little. */
  isKnown: () => boolean;
  /** Counts so many bytes for the network that they come from: says whether there was still room for them. */
  mayRead: (bytes: number) => boolean;
  log: Log;
}

/** Message transport of one socket; disconnects clients that do not read. */
export function carry<Extra>(options: Options<Extra>): void {
  const { server, socket, extra, held, backlog, isKnown, mayRead, log } = options;
  const allowance = openAllowance(SOCKET.messages);
  const hasRoom = (data: Buffer) => allowance() && mayRead(data.length);

  async function send(text: string): Promise<void> {
    if (socket.readyState !== socket.OPEN || isBehind(socket)) return;
    backlog.add(text.length);
    await new Promise<void>((resolve) => socket.send(text, () => resolve()));
    backlog.read(text.length);
  }

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => socket.close(code, reason),
      onMessage: (hear) =>
        socket.on('message', async (data: Buffer) => {
          held.release();
          // What came behind the one that it was closed for.
          if (socket.readyState !== socket.OPEN) return;
          if (!hasRoom(data)) return socket.close(TOO_MANY, 'Too many messages');
          if (data.length > SOCKET.firstBytes && !isKnown()) return socket.close(TOO_BIG, 'Too much at once');
          try {
            await hear(data.toString());
          } catch (error) {
            if (SERVER_ONLY_MESSAGES.has(parseMessage(data.toString()).type))
              return socket.close(CloseCode.BadRequest, 'Only a server says this');
            log.error({ message: String(error), stack: (error as Error)?.stack }, 'socket failed');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          }
        }),
      // Whatever came with it is not sent back.
      onPing: () => send('{"type":"pong"}'),
    },
    extra,
  );
  socket.on('ping', (data) => {
    held.release(data.length + FRAME_BYTES);
    if (socket.readyState !== socket.OPEN) return;
    if (!hasRoom(data)) return socket.close(TOO_MANY, 'Too many messages');
    if (!isBehind(socket)) socket.pong(data);
  });
  // What is wrong with a frame closes the socket, with a code that says so.
  socket.on('error', () => {});
  const stop = keepAlive(socket, held);
  socket.once('close', (code, reason) => {
    stop();
    backlog.end();
    void closed(code, String(reason));
  });
}

/** Cuts off whoever reads too slowly, before their backlog costs everybody memory: a farewell would stand behind it. */
function isBehind(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= SOCKET.unreadBytes) return false;
  socket.terminate();
  return true;
}

/** Asks now and then whether the client is there. */
function keepAlive(socket: WebSocket, held: PendingBytes): () => void {
  let isThere = true;
  socket.on('pong', (data) => {
    isThere = true;
    held.release(data.length + FRAME_BYTES);
  });
  let patience: NodeJS.Timeout | undefined;
  const asking = setInterval(() => {
    isThere = false;
    if (socket.readyState === socket.OPEN && !isBehind(socket)) socket.ping();
    patience = setTimeout(() => isThere || socket.terminate(), SOCKET.answerMs);
  }, SOCKET.keepAliveMs);
  return () => {
    clearInterval(asking);
    clearTimeout(patience);
  };
}
