import type { IncomingMessage } from 'node:http';
import { cutOff, isDisconnected } from '../../http/connection/request-timeout.ts';
import { sendJson } from '../../http/connection/reply.ts';
import { REQUEST_TIMEOUTS } from '../../limits/table.ts';
import { present } from '../protocol/present.ts';
import type { Call } from '../protocol/call.ts';
import type { UploadRoute } from '../protocol/route.ts';

/** How long a refused sender may go on before it is cut off as well. */
const LINGER_MS = 5000;

/** Answers a row that takes a body as it comes. */
export function openUpload({ row }: UploadRoute) {
  return async ({ req, res, context, url }: Call): Promise<void> => {
    const key = req.headers['idempotency-key'];
    const length = req.headers['content-length'];
    req.setTimeout(REQUEST_TIMEOUTS.silenceMs, () => cutOff(req, res));
    // Once all of it is here, it is the sender who waits.
    req.once('end', () => req.setTimeout(0));
    try {
      const result = await row.receive(context, {
        name: url.searchParams.get('name') ?? '',
        body: req.iterator({ destroyOnReturn: false }),
        length: length === undefined ? null : Number(length),
        idempotencyKey: typeof key === 'string' ? key : null,
        isDisconnected: () => isDisconnected(req, res),
      });
      const headers = { location: result.url, 'cache-control': 'no-store' };
      sendJson(res, 201, { data: present(result) }, headers);
    } catch (error) {
      // Whoever left needs no answer; whoever still sends gets one before the connection ends.
      if (isDisconnected(req, res)) return;
      if (!req.complete) letEnd(req);
      throw error;
    } finally {
      req.setTimeout(0);
    }
  };
}

function letEnd(req: IncomingMessage): void {
  req.resume();
  const late = setTimeout(() => req.destroy(), LINGER_MS).unref();
  req.once('close', () => clearTimeout(late));
}
