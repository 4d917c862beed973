import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was asked. */
export interface ModelRequest {
  /** Content is text, or with pictures a list of parts. */
  messages: { role: string; content: string; tool_call_id?: string }[];
  model?: string;
  tools?: { function: { name: string } }[];
  stream: boolean;
}

type Answer = (res: ServerResponse, request: ModelRequest, times: number) => void | Promise<void>;

/** A service that speaks OpenAI's chat completions, as well or as badly as a test says. */
export async function startModel() {
  const model = {
    answer: words('Hello.') as Answer,
    requests: [] as ModelRequest[],
    /** Connections that somebody still reads. */
    open: 0,
    baseUrl: '',
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (req, res) => {
    const request = JSON.parse(await textOf(req)) as ModelRequest;
    model.requests.push(request);
    model.open += 1;
    res.on('close', () => (model.open -= 1));
    await model.answer(res, request, model.requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}

export const begin = (res: ServerResponse) => res.writeHead(200, { 'content-type': 'text/event-stream' });
export const event = (payload: unknown) =>
  `data: ${typeof payload === 'string' ? payload : JSON.stringify(payload)}\n\n`;
export const delta = (content: unknown) => event({ choices: [{ index: 0, delta: { content } }] });
export const DONE = event('[DONE]');

/** Answers with these words, in pieces. */
export function words(text: string): Answer {
  return (res) => {
    begin(res);
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) res.write(delta(part));
    res.end(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) + DONE);
  };
}

/** Calls a tool; its arguments come in pieces, as they do. */
export function calls(name: string, sent: string): Answer {
  return (res) => callIn(begin(res), name, sent);
}

/** Ends an answer that has begun, with words or without, by a call. */
export function callIn(res: ServerResponse, name: string, sent: string): void {
  const call = (part: object) => event({ choices: [{ index: 0, delta: { tool_calls: [part] } }] });
  res.write(call({ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }));
  res.write(call({ index: 0, function: { arguments: sent.slice(0, 5) } }));
  res.write(call({ index: 0, function: { arguments: sent.slice(5) } }));
  res.end(event({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }) + DONE);
}
