import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelConfig } from '../../core/config.ts';
import { readAtMost } from '../../core/read-at-most.ts';
import type { FailureCode } from '../failure.ts';
import { openBreaker } from './breaker.ts';
import {
  type ChatProvider,
  type ModelMessage,
  type ModelPiece,
  ProviderFailure,
  type ToolSpec,
} from './provider.ts';
import { linesOf, readEvents, readWhole } from './read-stream.ts';

/** Nobody waits longer than this because a service says so. */
const MAX_PAUSE_MS = 10_000;
const MAX_WHOLE = 1_000_000;
const MAX_ANSWER_TOKENS = 2048;
/** Of what a service says when it refuses. */
const MAX_REFUSAL_BYTES = 64 * 1024;

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

  async function* ask(
    messages: ModelMessage[],
    tools: ToolSpec[],
    left: AbortSignal,
  ): AsyncGenerator<ModelPiece> {
    breaker.pass();
    const late = AbortSignal.timeout(totalMs);
    const silent = new AbortController();
    const signal = AbortSignal.any([left, late, silent.signal]);
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    aborted.catch(() => {});
    try {
      const response = await begin(JSON.stringify(bodyOf(messages, tools)), signal);
      yield* pieces(response);
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

    function within<Value>(next: Promise<Value>): Promise<Value> {
      const timer = setTimeout(() => silent.abort(), silenceMs);
      return Promise.race([next, aborted]).finally(() => clearTimeout(timer));
    }

    /** The first response that is one; until then, and only then, trying again does nothing twice. */
    async function begin(body: string, until: AbortSignal): Promise<Response> {
      for (let tried = 0; ; tried += 1) {
        const sent = fetch(url, { method: 'POST', headers, body, signal: until, redirect: 'error' });
        const response = await within(sent).catch((error: unknown) => {
          if (until.aborted) throw error;
          return null;
        });
        if (response?.ok) return response;
        const pause = pauseAfter(response, pauseMs * 2 ** tried);
        const isPassing = !response || response.status === 429 || response.status >= 500;
        if (!isPassing || tried >= retries || pause > MAX_PAUSE_MS) {
          if (!response) throw new ProviderFailure('NETWORK', 'the service cannot be reached');
          const said = within(readAtMost(response, MAX_REFUSAL_BYTES)).catch(() => '');
          throw refusalOf(response.status, await said);
        }
        await response?.body?.cancel();
        await sleep(pause, undefined, { signal: until });
      }
    }

    async function* pieces(response: Response): AsyncGenerator<ModelPiece> {
      const type = response.headers.get('content-type') ?? '';
      if (!response.body) throw new ProviderFailure('EMPTY', 'there is no body');
      const lines = linesOf(response.body, within);
      if (type.includes('text/event-stream')) return yield* readEvents(lines);
      if (!type.includes('json')) {
        await lines.return(undefined);
        throw new ProviderFailure('MALFORMED_REPLY', `an answer of type ${type}`);
      }
      let whole = '';
      for await (const line of lines) {
        whole += `${line}\n`;
        if (whole.length > MAX_WHOLE) throw new ProviderFailure('MALFORMED_REPLY', 'the answer does not end');
      }
      yield* readWhole(whole);
    }
  }

  function bodyOf(messages: ModelMessage[], tools: ToolSpec[]) {
    const isShown = messages.some(({ content }) => typeof content !== 'string');
    return {
      model: isShown && vision ? vision : model,
      messages,
      stream: true,
      max_tokens: MAX_ANSWER_TOKENS,
      ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    };
  }

  return { model, vision: vision ?? null, ask };
}

/** `Number(null)` is 0: a header that is missing says nothing. */
function pauseAfter(response: Response | null, otherwise: number): number {
  const said = response?.headers.get('retry-after')?.trim();
  if (!said) return otherwise;
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? otherwise : Math.max(wait, 0);
}

const MAX_SAID = 300;

function refusalOf(status: number, body: string): ProviderFailure {
  return new ProviderFailure('UNAVAILABLE', `the service answered ${status}`, saidIn(body));
}

function saidIn(body: string): string | null {
  try {
    const { userMessage, message } = JSON.parse(body) as Record<string, unknown>;
    const said = [userMessage, message].find((one) => typeof one === 'string' && one.trim());
    return typeof said === 'string' ? said.trim().slice(0, MAX_SAID) : null;
  } catch {
    return null;
  }
}

function failureOf(error: unknown, isLate: boolean): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const code: FailureCode = isLate ? 'OTHER' : 'NETWORK';
  return new ProviderFailure(
    code,
    isLate ? 'the service took too long' : `the connection broke: ${String(error)}`,
  );
}
