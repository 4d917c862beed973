import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readJson } from '../../http/body.ts';
import { sendJson } from '../../http/connection/reply.ts';
import type { Graph } from '../graph/operation.ts';
import { fromErrors, type RestRefusal, refusalFor } from '../protocol/problems.ts';
import type { Call } from '../protocol/call.ts';
import type { EventsRoute } from '../protocol/route.ts';

/** Answers a row by a subscription, as events or whole at its end. */
export function openEvents(graph: Graph, { document, row }: EventsRoute) {
  const operation = graph.operation(document);

  return async (call: Call): Promise<void> => {
    const { req, res, context, refuse } = call;
    const body = v.parse(row.body, await readJson(req));
    const read = operation.read(row.variables(body), context.language);
    if ('faults' in read) return refuse(refusalFor('VALIDATION_FAILED', context.language, read.faults));
    const results = await operation.follow(read.variables, context);
    if (!(Symbol.asyncIterator in results)) return refuse(fromErrors(results.errors ?? [], context));

    res.on('close', () => void results.return(undefined));
    const wantsEvents = row.wantsEvents(body) || /text\/event-stream/.test(req.headers.accept ?? '');
    const writer = row.writer(context);
    let failed: RestRefusal | null = null;
    for await (const { data, errors } of results) {
      if (errors?.[0]) failed = fromErrors(errors, context);
      const event = data ? writer.event(operation.write(data)) : null;
      if (wantsEvents && event) sendEvent(res, event);
    }

    const refusal = failed ?? writer.refusal();
    if (refusal && !res.headersSent) return refuse(refusal);
    if (!wantsEvents) return sendJson(res, 200, writer.whole(), { 'cache-control': 'no-store' });
    sendEvent(res, refusal ? writer.refused(refusal) : writer.last());
    res.end(refusal ? undefined : 'data: [DONE]\n\n');
  };
}

function sendEvent(res: ServerResponse, event: object): void {
  if (!res.headersSent)
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  res.write(`data: ${JSON.stringify(event)}\n\n`);
}
