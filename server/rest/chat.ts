import type { ServerResponse } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { lookup } from '../core/lookup.ts';
import type { Context } from '../core/context.ts';
import type { Yoga } from '../graph/yoga.ts';
import { sendJson } from '../http/reply.ts';
import { ReplyToMessagesDocument, type ReplyToMessagesSubscription } from './table/operations.gen.ts';
import { present } from './present.ts';
import { fromErrors, type ProblemReply, tell, type RestRefusal } from './problems.ts';
import { wordReader, wordWriter } from './enum-words.ts';
import type { Call } from './serve.ts';
import { faultsIn } from './variables.ts';

type Piece = ReplyToMessagesSubscription['tutorReplies'];
type Whole = NonNullable<Piece['reply']>;

/** Where chat clients find it; those of OpenAI add the rest of the path themselves. */
export const CHAT_PATHS = ['/api/chat', '/api/chat/completions'];
export const isChat = (path: string) => CHAT_PATHS.includes(path.replace(/\/$/, ''));

type Body = Record<string, unknown>;

/** Chat as many programs know it: messages in, choices out, whole or as events. */
export function openChat(yoga: Yoga, schema: GraphQLSchema) {
  const words = {
    read: wordReader(schema, ReplyToMessagesDocument),
    write: wordWriter(schema, ReplyToMessagesDocument),
  };
  return async (call: Pick<Call, 'req' | 'res' | 'context' | 'refuse'>, body: Body): Promise<void> => {
    const result = await subscribe(yoga, words.read(variablesOf(body)), call.context);
    if (Array.isArray(result)) return call.refuse(tell('VALIDATION_FAILED', call.context.language, result));
    if (!(Symbol.asyncIterator in result)) return call.refuse(fromErrors(result.errors ?? [], call.context));
    await answer(call, body, result, words.write);
  };
}

async function answer(
  { req, res, context, refuse }: Pick<Call, 'req' | 'res' | 'context' | 'refuse'>,
  body: Body,
  result: Pieces,
  writeWords: (data: unknown) => unknown,
): Promise<void> {
  const reply = replyNamed(context);
  const wantsEvents = body['stream'] === true || /text\/event-stream/.test(req.headers.accept ?? '');
  res.on('close', () => void result.return?.(undefined));
  let opened = false;
  let whole: Whole | null = null;
  let failed: RestRefusal | null = null;
  for await (const { data, errors } of result) {
    if (errors?.[0]) failed = fromErrors(errors, context);
    const piece = (writeWords(data) as ReplyToMessagesSubscription | null | undefined)?.tutorReplies;
    whole = piece?.reply ?? whole;
    if (!wantsEvents || !piece?.text) continue;
    if (!opened) openEvents(res);
    opened = true;
    sendEvent(res, reply.chunk({ role: 'assistant', content: piece.text }));
  }
  if (failed || !whole || whole.failure) {
    const refusal = failed ?? failureOf(whole, context);
    if (!opened) return refuse(refusal);
    sendEvent(res, errorOf(refusal));
    return void res.end();
  }
  if (!wantsEvents) return sendJson(res, 200, reply.whole(whole), { 'cache-control': 'no-store' });
  if (!opened) openEvents(res);
  sendEvent(res, { ...reply.chunk({}, 'stop'), ...besides(whole) });
  res.end('data: [DONE]\n\n');
}

type Pieces = AsyncGenerator<ExecutionResult<ReplyToMessagesSubscription>>;

async function subscribe(yoga: Yoga, variables: Record<string, unknown>, lemma: Context) {
  const { schema, subscribe, contextFactory } = yoga.getEnveloped({ lemma, params: { variables } } as never);
  const contextValue = await contextFactory();
  const document = ReplyToMessagesDocument;
  const faults = faultsIn(schema, document, variables, lemma.language);
  if (faults.length > 0) return faults;
  return (await subscribe({ schema, document, variableValues: variables, contextValue })) as
    | Pieces
    | ExecutionResult;
}

const ROLES = lookup<string>({ developer: 'SYSTEM' });

function variablesOf({ messages, segments, mode, rung }: Record<string, unknown>): Record<string, unknown> {
  return {
    messages: Array.isArray(messages)
      ? messages.map((message: Record<string, unknown> | null) => ({
          role: roleIn(message?.['role']),
          content: textIn(message?.['content']),
        }))
      : messages,
    segments,
    mode,
    rung,
  };
}

const roleIn = (role: unknown) => (typeof role === 'string' && ROLES[role]) || role;

/** A text, or the texts among its parts. */
function textIn(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content
    .map((part: Record<string, unknown> | null) => (part?.['type'] === 'text' ? part['text'] : ''))
    .join('\n')
    .trim();
}

function replyNamed({ requestId, now }: Context) {
  const about = { id: `chatcmpl-${requestId}`, created: Math.floor(now().getTime() / 1000), model: 'lemma' };
  return {
    chunk: (delta: Record<string, string>, finish: 'stop' | null = null) => ({
      ...about,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    }),
    whole: (whole: Whole) => ({
      ...about,
      model: whole.source,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: whole.content },
          finish_reason: 'stop',
          logprobs: null,
        },
      ],
      ...besides(whole),
    }),
  };
}

const besides = ({ verification, citations, language }: Whole) => ({
  verification: present(verification),
  citations: present(citations),
  language,
});

/** A refusal as chat clients read it. */
export function asChat({ status, body, headers }: ProblemReply): ProblemReply {
  const refusal = errorOf({ code: String(body['code']), message: String(body['message']) });
  return {
    status,
    body: { ...body, ...refusal },
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

/** What each kind of chat client reads of a refusal. */
function errorOf({ code, message }: { code: string; message: string }) {
  return { userMessage: message, message, code, error: { message, code, type: code.toLowerCase() } };
}

function failureOf(whole: Whole | null, { language }: Context) {
  const failure = whole?.failure;
  if (!failure)
    return {
      code: 'INTERNAL',
      message: language === 'zh' ? '服务器出现问题。' : 'Something went wrong here.',
    };
  return { code: failure.code, message: failure.text[language] };
}

function openEvents(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
}

function sendEvent(res: ServerResponse, event: unknown): void {
  res.write(`data: ${JSON.stringify(event)}\n\n`);
}
