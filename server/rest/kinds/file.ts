import { pipeline } from 'node:stream/promises';
import { sendNothing } from '../../http/connection/reply.ts';
import type { Call } from '../protocol/call.ts';
import type { FileRoute, ShownFile, Span } from '../protocol/route.ts';

const MAX_LISTENERS = 20;

/** Sends a file: its scripts do not run. Unless it is public, neither other sites nor caches get it. */
export function openFile({ row }: FileRoute) {
  return async ({ req, res, context, params }: Call): Promise<void> => {
    const file = await row.open(context, params['id']!);
    const { size, contentType } = file;
    const headers = headersOf(file);
    if (req.headers['if-none-match'] === headers.etag) return sendNothing(res, 304, headers);

    const span = spanOf(req.headers.range, size);
    if (span === 'none')
      return sendNothing(res, 416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 });
    const content = await file.read(span ?? undefined);
    const { from, to } = span ?? { from: 0, to: size - 1 };
    res.writeHead(span ? 206 : 200, {
      ...headers,
      'content-type': contentType,
      'content-length': to - from + 1,
      ...(span && { 'content-range': `bytes ${from}-${to}/${size}` }),
    });
    // The pipeline adds to ten regular listeners; that is no leak.
    res.setMaxListeners(MAX_LISTENERS);
    // Players close the connection when playback stops.
    await pipeline(content, res).catch(() => res.destroy());
  };
}

function headersOf({ id, name, isShown, isPublic = false }: ShownFile) {
  const how = isShown ? 'inline' : 'attachment';
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return {
    etag: `"${id}"`,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    ...(!isPublic && { vary: 'authorization' }),
    'accept-ranges': 'bytes',
    'content-disposition': `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escaped)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
  };
}

const escaped = (letter: string) => `%${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

/** The requested range; null for the whole file, `none` if not satisfiable. */
function spanOf(header: string | undefined, size: number): Span | null | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [, first, last] = match;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return from > to || from >= size ? 'none' : { from, to };
}
