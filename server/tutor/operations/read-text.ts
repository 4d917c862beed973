import type { Context } from '../../core/context.ts';
import { answerOrThrow } from '../../maths/operations.ts';
import type { READERS } from '../readers.ts';

type Readers = typeof READERS;

/** What one of the readers says of a text, within the limits of the engine. */
export async function readText<Name extends keyof Readers>(
  ctx: Context,
  name: Name,
  ...given: Parameters<Readers[Name]>
): Promise<ReturnType<Readers[Name]>> {
  return answerOrThrow(await ctx.engine.read(name, given)) as ReturnType<Readers[Name]>;
}
