import type { ModelConfig } from '../../core/config.ts';
import type { FailureCode } from '../failure.ts';
import { openBreaker } from './breaker.ts';
import {
  type AnswerShape,
  type ChatProvider,
  type ModelMessage,
  type ModelChunk,
  ProviderFailure,
  type ToolSpec,
} from './provider.ts';
import { post } from './post.ts';
import { readChunks } from './read-answer.ts';

const MAX_ANSWER_TOKENS = 2048;
/** A question as data is longer than its text. */
const MAX_SHAPED_TOKENS = 6000;
/** With which a service refuses what it does not know. */
const UNKNOWN_FIELD = new Set([400, 404, 422]);

/** Any endpoint that speaks OpenAI's chat completions. */
export function openProvider({
  baseUrl,
  apiKey,
  model,
  vision,
  totalMs = 120_000,
  silenceMs = 30_000,
  retries = 2,
  pauseMs = 500,
}: ModelConfig): ChatProvider {
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  const breaker = openBreaker();
  let takesShapes = true;

  async function* ask(
    messages: ModelMessage[],
    tools: ToolSpec[],
    left: AbortSignal,
    shape?: AnswerShape,
  ): AsyncGenerator<ModelChunk> {
    breaker.pass();
    const late = AbortSignal.timeout(totalMs);
    const silent = new AbortController();
    const signal = AbortSignal.any([left, late, silent.signal]);
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    aborted.catch(() => {});
    try {
      const response = await send(takesShapes ? shape : undefined).catch((error: unknown) => {
        const isRefused = error instanceof ProviderFailure && UNKNOWN_FIELD.has(error.status ?? 0);
        if (!shape || !takesShapes || !isRefused) throw error;
        takesShapes = false;
        return send();
      });
      yield* readChunks(response, within);
      breaker.succeeded();
    } catch (error) {
      left.throwIfAborted();
      const failure = failureOf(error, late.aborted || silent.signal.aborted);
      breaker.failed();
      throw failure;
    } finally {
      // Whoever stops reading frees the connection.
      silent.abort();
    }

    function send(asked?: AnswerShape): Promise<Response> {
      const body = JSON.stringify(bodyOf(messages, tools, shape !== undefined, asked));
      return post({ url, headers, retries, pauseMs, within }, body, signal);
    }

    function within<Value>(next: Promise<Value>): Promise<Value> {
      const timer = setTimeout(() => silent.abort(), silenceMs);
      return Promise.race([next, aborted]).finally(() => clearTimeout(timer));
    }
  }

  function bodyOf(messages: ModelMessage[], tools: ToolSpec[], isShaped: boolean, shape?: AnswerShape) {
    const isShown = messages.some(({ content }) => typeof content !== 'string');
    return {
      model: isShown && vision ? vision : model,
      messages,
      stream: true,
      max_tokens: isShaped ? MAX_SHAPED_TOKENS : MAX_ANSWER_TOKENS,
      ...(shape && { response_format: { type: 'json_schema', json_schema: shape } }),
      ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    };
  }

  return { model, vision: vision ?? null, ask };
}

function failureOf(error: unknown, isLate: boolean): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const code: FailureCode = isLate ? 'OTHER' : 'NETWORK';
  return new ProviderFailure(
    code,
    isLate ? 'the service took too long' : `the connection broke: ${String(error)}`,
  );
}
