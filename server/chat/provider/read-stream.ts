import * as v from 'valibot';
import { type ModelChunk, ProviderFailure, type ToolCall } from './provider.ts';

/** Characters of an answer; a stream that never ends is cut off here. */
export const MAX_ANSWER = 40_000;
const MAX_LINE = 1_000_000;
const MAX_CALLS = 8;
const MAX_ARGUMENTS = 20_000;

const Delta = v.object({
  content: v.nullish(v.string()),
  tool_calls: v.nullish(
    v.array(
      v.object({
        index: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(64))),
        id: v.nullish(v.string()),
        function: v.nullish(v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
      }),
    ),
  ),
});
const Choice = v.object({
  delta: v.nullish(Delta),
  message: v.nullish(Delta),
  finish_reason: v.nullish(v.string()),
});
const Event = v.object({ choices: v.nullish(v.array(Choice)), error: v.optional(v.unknown()) });

type Events = AsyncIterable<string>;

/** Reads server-sent events: text as it arrives, then the tool calls. */
export async function* readEvents(lines: Events): AsyncGenerator<ModelChunk> {
  const answer = openAnswer();
  for await (const line of lines) {
    if (!line.startsWith('data:')) continue;
    const payload = line.slice(5).trim();
    if (payload === '[DONE]') return yield* answer.end();
    const text = answer.take(eventIn(payload));
    if (text) yield { text };
  }
  if (!answer.isFinished()) throw answer.cut();
  yield* answer.end();
}

/** Reads an answer that was not streamed. */
export function* readWhole(body: string): Generator<ModelChunk> {
  const answer = openAnswer();
  const text = answer.take(eventIn(body));
  if (text) yield { text };
  yield* answer.end();
}

type Event = v.InferOutput<typeof Event>;

function eventIn(payload: string): Event {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    throw new ProviderFailure('MALFORMED_REPLY', 'an event is no JSON');
  }
  const read = v.safeParse(Event, json);
  if (!read.success) throw new ProviderFailure('MALFORMED_REPLY', 'an event has another shape');
  if (read.output.error) throw new ProviderFailure('UNAVAILABLE', 'the service sent an error');
  return read.output;
}

function openAnswer() {
  const calls = new Map<number, ToolCall>();
  let length = 0;
  let finished = false;
  const seen = { events: 0, choices: 0 };

  function addCall(at: number, id: string, name: string, chunk: string): void {
    const call = calls.get(at) ?? { id, name, arguments: '' };
    call.arguments += chunk;
    if (calls.size > MAX_CALLS || call.arguments.length > MAX_ARGUMENTS)
      throw new ProviderFailure('MALFORMED_REPLY', 'too many calls, or too long ones');
    calls.set(at, { ...call, id: call.id || id, name: call.name || name });
  }

  return {
    /** The text that an event adds. */
    take({ choices }: Event): string {
      const [choice] = choices ?? [];
      seen.events += 1;
      seen.choices += choice ? 1 : 0;
      if (choice?.finish_reason) finished = true;
      const delta = choice?.delta ?? choice?.message;
      for (const [i, call] of (delta?.tool_calls ?? []).entries())
        addCall(call.index ?? i, call.id ?? '', call.function?.name ?? '', call.function?.arguments ?? '');
      // Postgres stores no NUL in text.
      const text = (delta?.content ?? '').replaceAll('\0', '');
      length += text.length;
      if (length > MAX_ANSWER) throw new ProviderFailure('INTERRUPTED', 'the answer does not end');
      return text;
    },
    isFinished: () => finished,
    cut: () => new ProviderFailure(length > 0 ? 'INTERRUPTED' : 'MALFORMED_REPLY', 'the stream was cut'),
    *end(): Generator<ModelChunk> {
      if (seen.events > 0 && seen.choices === 0)
        throw new ProviderFailure('MALFORMED_REPLY', 'the answer has no choices');
      if (length === 0 && calls.size === 0) throw new ProviderFailure('EMPTY', 'there is no answer');
      if (calls.size > 0)
        yield { calls: [...calls.values()].map((call, i) => ({ ...call, id: call.id || `call_${i}` })) };
    },
  };
}

/** The lines of a body as they arrive; `within` limits the wait for each chunk. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  within: <Value>(next: Promise<Value>) => Promise<Value>,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (rest.length > MAX_LINE) throw new ProviderFailure('MALFORMED_REPLY', 'a line does not end');
      const lines = rest.split(/\r\n|\n|\r/);
      rest = lines.pop()!;
      yield* lines;
      if (done) break;
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
