import type { IncomingMessage } from 'node:http';
import type { Text } from '../core/locale.ts';
import { isReadable, UNREADABLE, withoutPrototypes } from './json-shape.ts';

/** The most that a JSON body or a socket message may have. */
export const MAX_BODY_BYTES = 256 * 1024;

export class BodyFailure extends Error {
  readonly status: 400 | 413;
  readonly text: Text;

  constructor(status: 400 | 413, text: Text) {
    super(text.en);
    this.status = status;
    this.text = text;
  }
}

/** More was sent at the same time than there is room for. */
export class NoRoom extends Error {}

const bodies = new WeakMap<IncomingMessage, Promise<Buffer>>();

/** The whole body, however often it is asked for; whoever asks first says whether there is room for so many bytes. */
export function bodyOf(
  req: IncomingMessage,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<Buffer> {
  const known = bodies.get(req);
  if (known) return known;
  const body = receive(req, hasRoom);
  // Whoever reads it hears of it; whoever only waits for it does not.
  body.catch(() => {});
  bodies.set(req, body);
  return body;
}

async function receive(req: IncomingMessage, hasRoom: (bytes: number) => boolean): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Whoever sent too much is told so, which needs the connection.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    if (!hasRoom(chunk.length)) throw new NoRoom();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON object in a request's body; an empty body is an empty object. */
export async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await bodyOf(req);
  if (text.length === 0) return {};
  const body = parsed(text);
  if (!body) throw new BodyFailure(400, NO_OBJECT);
  if (!isReadable(body)) throw new BodyFailure(400, UNREADABLE);
  return withoutPrototypes(body);
}

function parsed(text: Buffer): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text.toString('utf8'));
    const isObject = body !== null && typeof body === 'object' && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const NO_OBJECT: Text = { en: 'The body is not a JSON object.', zh: '请求内容不是 JSON 对象。' };

function tooLarge() {
  const most = `${MAX_BODY_BYTES / 1024} kB`;
  return new BodyFailure(413, { en: `The body is larger than ${most}.`, zh: `请求内容超过 ${most}。` });
}
