import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../core/context.ts';
import type { RestRefusal } from './problems.ts';

/** A request at an address of REST. */
export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  context: Context;
  url: URL;
  params: Record<string, string>;
  refuse: (refusal: RestRefusal) => void;
}
