import type { Context } from '../core/context.ts';
import type { Text } from '../core/locale.ts';
import { BACKGROUND_CALLER } from '../core/worker-pool/caller.ts';
import type { Step } from '../maths/writing/method.ts';
import { linesOf, type ReadStep, readSteps } from '../maths/solving/read-steps.ts';
import type { Verdict } from '../maths/checking/judging/verdict.ts';

/** A worked example as it is stored with its card. */
export interface Example {
  stem: Text;
  answer: string;
  ask: string | null;
  steps: Step[];
}

type Verdicts = readonly { verdict: Verdict }[];

/** Examples are few and never change while the product runs; past this something is wrong. */
const MAX_KNOWN = 2000;
const known = new Map<string, Promise<Verdicts>>();
/** One at a time: a page of many examples leaves the engine free for what people ask it. */
let turn: Promise<unknown> = Promise.resolve();

/** Its steps, each looked at by the engine, once; the tests hold answers to those of the engine where it can be asked. */
export async function exampleSteps(ctx: Context, { steps, ask }: Example): Promise<ReadStep[]> {
  return readSteps(steps, await verdictsOn(ctx, linesOf(steps)), { answerChecked: ask !== null });
}

function verdictsOn(ctx: Context, lines: string[]): Promise<Verdicts> {
  const key = JSON.stringify(lines);
  const before = known.get(key);
  if (before) return before;
  const verdicts = turn
    .then(() => verdictsOf(ctx, lines))
    .then((verdicts) => {
      // Unconfirmed this time; the next reader's request tries again.
      if (!verdicts) known.delete(key);
      return verdicts ?? [];
    });
  if (known.size < MAX_KNOWN) known.set(key, verdicts);
  turn = verdicts.then(
    () => {},
    () => known.delete(key),
  );
  return verdicts;
}

/** Null when the engine has no time. */
async function verdictsOf(ctx: Context, lines: string[]): Promise<Verdicts | null> {
  if (lines.length === 0) return [];
  // No reader pays for what all of them are shown.
  const ran = await ctx.sharedEngine.forCaller(BACKGROUND_CALLER).check(lines);
  return ran.ran ? ran.answer.lines.map(({ verdict }) => ({ verdict })) : null;
}
