import type { IncomingMessage } from 'node:http';
import type { Text } from '../core/locale.ts';
import { BODY_BYTES } from '../limits/table.ts';
import { isReadable, UNREADABLE, withoutPrototypes } from './json-shape.ts';

export class BodyFailure extends Error {
  readonly status: 400 | 413;
  readonly text: Text;

  constructor(status: 400 | 413, text: Text) {
    super(text.en);
    this.status = status;
    this.text = text;
  }
}

/** Too many bytes of incomplete bodies were pending. */
export class NoCapacity extends Error {}

const bodies = new WeakMap<IncomingMessage, Promise<Buffer>>();

/** The whole body; it is read once, however often this is called. `hasRoom` of the first call limits its bytes. */
export function bodyOf(
  req: IncomingMessage,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<Buffer> {
  const known = bodies.get(req);
  if (known) return known;
  const body = receive(req, hasRoom);
  // A failure is reported by whoever awaits the body; nobody may await it.
  body.catch(() => {});
  bodies.set(req, body);
  return body;
}

function receive(req: IncomingMessage, hasRoom: (bytes: number) => boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > BODY_BYTES) throw tooLarge();
    if (req.destroyed) throw new Error(CUT_OFF);
    const chunks: Buffer[] = [];
    let size = 0;

    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size > BODY_BYTES) refuse(tooLarge());
      else if (hasRoom(chunk.length)) chunks.push(chunk);
      else refuse(new NoCapacity());
    }

    /** The connection stays open, so that the sender gets the refusal. */
    function refuse(failure: Error): void {
      req.off('data', take).pause();
      reject(failure);
    }

    req.on('data', take);
    req.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => req.complete || reject(new Error(CUT_OFF)));
  });
}

const CUT_OFF = 'The request was cut off.';

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
  const most = `${BODY_BYTES / 1024} kB`;
  return new BodyFailure(413, { en: `The body is larger than ${most}.`, zh: `请求内容超过 ${most}。` });
}
