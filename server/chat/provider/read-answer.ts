import type { Within } from './post.ts';
import { type ModelChunk, ProviderFailure } from './provider.ts';
import { linesOf, readEvents, readWhole } from './read-stream.ts';

const MAX_WHOLE = 1_000_000;

/** The chunks of an answer, streamed or whole. */
export async function* readChunks(response: Response, within: Within): AsyncGenerator<ModelChunk> {
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
