import type { IncomingMessage } from 'node:http';
import { cutOff, isDisconnected } from '../../http/connection/request-timeout.ts';
import { sendJson } from '../../http/connection/reply.ts';
import { REQUEST_TIMEOUTS } from '../../limits/table.ts';
import { present } from '../protocol/present.ts';
import type { Call } from '../protocol/call.ts';
import type { UploadRoute } from '../protocol/route.ts';

/** How long a refused client may keep sending. */
const DRAIN_MS = 5000;

/** Receives a file. */
export function openUpload({ row }: UploadRoute) {
  return async ({ req, res, context, url }: Call): Promise<void> => {
    const key = req.headers['idempotency-key'];
    const length = req.headers['content-length'];
    req.setTimeout(REQUEST_TIMEOUTS.silenceMs, () => cutOff(req, res));
    // After the whole body, the client waits for us.
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
      // A disconnected client needs no answer; one that still sends gets it before the connection closes.
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
  const late = setTimeout(() => req.destroy(), DRAIN_MS).unref();
  req.once('close', () => clearTimeout(late));
}
