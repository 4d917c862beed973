import * as v from 'valibot';
import type { EmbeddingsConfig } from '../../core/config.ts';
import { readAtMost } from '../../http/read-at-most.ts';
import type { Log } from '../../core/log.ts';

export interface Embedder {
  model: string;
  /** Null when the service has none; the words have to do then. */
  ofQuery(text: string): Promise<number[] | null>;
  /** One vector a text, all of one length. Throws when the service does not give them. */
  ofTexts(texts: string[], signal: AbortSignal): Promise<number[][]>;
}

declare module '../../core/context.ts' {
  interface Services {
    /** What finds texts by what they mean, if it was configured. */
    embedder: Embedder | null;
  }
}

/** Of queries, some kilobytes each: a conversation comes back to its own. */
const MAX_CACHED = 300;
const MAX_LENGTH = 4096;
/** What is longer is cut off, and then no JSON. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

const Answer = v.object({
  data: v.array(
    v.object({
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      embedding: v.pipe(
        v.array(v.number()),
        v.minLength(1),
        v.maxLength(MAX_LENGTH),
        v.everyItem(Number.isFinite),
      ),
    }),
  ),
});

/** Any endpoint that speaks OpenAI's embeddings. */
export function openEmbedder(
  { baseUrl, apiKey, model, queryMs = 1500, batchMs = 30_000, restMs = 30_000 }: EmbeddingsConfig,
  log: Log,
): Embedder {
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  const cache = new Map<string, number[]>();
  let restsUntil = 0;

  async function ofTexts(texts: string[], signal: AbortSignal): Promise<number[][]> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(batchMs)]);
    const body = JSON.stringify({ model, input: texts });
    const response = await fetch(url, { method: 'POST', headers, body, signal: until, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the service of embeddings answered ${response.status}`);
    }
    const { data } = v.parse(Answer, JSON.parse(await readAtMost(response, MAX_ANSWER_BYTES)));
    const vectors = texts.map((_, index) => data.find((one) => one.index === index)?.embedding);
    const length = vectors[0]?.length;
    return vectors.map((vector) => {
      if (!vector || vector.length !== length) throw new Error('the service left a text out');
      return vector;
    });
  }

  return {
    model,
    ofTexts,
    async ofQuery(text) {
      const known = cache.get(text);
      if (known) return known;
      if (performance.now() < restsUntil) return null;
      try {
        const [vector] = await ofTexts([text], AbortSignal.timeout(queryMs));
        cache.set(text, vector!);
        const [oldest] = cache.keys();
        if (cache.size > MAX_CACHED) cache.delete(oldest!);
        return vector!;
      } catch (error) {
        restsUntil = performance.now() + restMs;
        log.warn({ message: String(error) }, 'a question has no embedding; its words are searched alone');
        return null;
      }
    },
  };
}
