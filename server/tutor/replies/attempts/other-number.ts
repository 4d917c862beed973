import type { Context } from '../../../core/context.ts';
import { readText } from '../../operations/read-text.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { type ProblemTalk, quoted } from '../talk.ts';

/** A line of the solution that was typed with another number in it. */
export async function otherNumberReply(
  ctx: Context,
  { parts, thread, state, voice }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  const steps = parts.flatMap(({ worked }) => worked?.steps ?? []);
  const lines = steps.map(({ tex = [] }) => tex);
  const found = await readText(ctx, 'otherNumberInSteps', typed, lines);
  if (found === null) return null;
  const number = found.at + 1;
  const isShown = thread.whole || state === 'done' || number <= thread.steps;
  const ways = isShown ? VERDICTS.otherNumber : VERDICTS.otherNumberHidden;
  return voice.say(ways, {
    number: `${number}`,
    typed: quoted(typed),
    given: quoted(found.typed),
    ours: quoted(found.ours),
  });
}
