import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../core/context.ts';
import type { Upload } from '../database/client/client.ts';
import { cutOff, hasLeft } from '../http/connection/request-timeout.ts';
import { sendJson, sendNothing } from '../http/reply.ts';
import { ARRIVAL } from '../limits/table.ts';
import { keepUpload } from '../uploads/operations/keep-upload.ts';
import { openUpload, ownUpload } from '../uploads/operations/own-uploads.ts';
import { isShown, urlOf } from '../uploads/rules.ts';
import type { Span } from '../uploads/storage/storage.ts';
import { present } from './present.ts';

export const UPLOADS = '/api/uploads';

/** How long a refused sender may go on before it is cut off as well. */
const LINGER_MS = 5000;

const MAX_LISTENERS = 20;

/** Takes the body as it comes: files travel as they are, not inside JSON. */
export async function takeUpload(
  req: IncomingMessage,
  res: ServerResponse,
  context: Context,
  url: URL,
): Promise<void> {
  const key = req.headers['idempotency-key'];
  const length = req.headers['content-length'];
  req.setTimeout(ARRIVAL.silenceMs, () => cutOff(req, res));
  // Once all of it is here, it is the sender who waits.
  req.once('end', () => req.setTimeout(0));
  try {
    const upload = await keepUpload(context, {
      name: url.searchParams.get('name') ?? '',
      body: req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      length: length === undefined ? null : Number(length),
      idempotencyKey: typeof key === 'string' ? key : null,
      hasLeft: () => hasLeft(req, res),
    });
    const { id, name, contentType, size } = upload;
    const data = present({ id, url: urlOf(upload), name, contentType, size });
    sendJson(res, 201, { data }, { location: urlOf(upload), 'cache-control': 'no-store' });
  } catch (error) {
    // Whoever left needs no answer; whoever still sends gets one before the connection ends.
    if (hasLeft(req, res)) return;
    if (!req.complete) letEnd(req);
    throw error;
  } finally {
    req.setTimeout(0);
  }
}

function letEnd(req: IncomingMessage): void {
  req.resume();
  const late = setTimeout(() => req.destroy(), LINGER_MS).unref();
  req.once('close', () => clearTimeout(late));
}

/** A file for its owner: no script of it runs here, and no other site or cache gets hold of it. */
export async function sendUpload(
  req: IncomingMessage,
  res: ServerResponse,
  context: Context,
  id: string,
): Promise<void> {
  const upload = await ownUpload(context, id);
  const { size } = upload;
  const headers = headersOf(upload);
  if (req.headers['if-none-match'] === headers.etag) return sendNothing(res, 304, headers);

  const span = spanOf(req.headers.range, size);
  if (span === 'none')
    return sendNothing(res, 416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 });
  const content = await openUpload(context, upload, span ?? undefined);
  const { from, to } = span ?? { from: 0, to: size - 1 };
  res.writeHead(span ? 206 : 200, {
    ...headers,
    'content-type': upload.contentType,
    'content-length': to - from + 1,
    ...(span && { 'content-range': `bytes ${from}-${to}/${size}` }),
  });
  // Who listens for the end of an answer are ten already, with those of the pipeline: that is no leak.
  res.setMaxListeners(MAX_LISTENERS);
  // Whoever stops watching closes the connection in the middle.
  await pipeline(content, res).catch(() => res.destroy());
}

function headersOf({ id, name, contentType }: Upload) {
  const how = isShown(contentType) ? 'inline' : 'attachment';
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return {
    etag: `"${id}"`,
    'cache-control': 'private, no-cache',
    vary: 'authorization',
    'accept-ranges': 'bytes',
    'content-disposition': `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escaped)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
}

const escaped = (letter: string) => `%${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

/** One range of bytes; null where the whole is meant, `none` where nothing lies there. */
function spanOf(header: string | undefined, size: number): Span | null | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (!found[1] && !found[2])) return null;
  const [, first, last] = found;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return from > to || from >= size ? 'none' : { from, to };
}
