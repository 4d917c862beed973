import type { Context } from '../../../core/context.ts';
import { readText } from '../../operations/read-text.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { type ProblemTalk, quoted } from '../talk.ts';

/** "The gradient is 3" as 3. */
export const withoutName = (typed: string): string =>
  typed.replace(
    /^(?!sin|cos|tan|ln|log|sec|cot)[a-z\p{Script=Han} ]{2,30}(?:is|equals|=|是|为)\s{0,3}(?=-?[\d(])/iu,
    '',
  );

/** A right line of the way that is not its end. */
export async function placeReply(
  ctx: Context,
  { parts, voice, language, said }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  let before = 0;
  const given = said.trim().replace(/[?？.。吗]{1,3}$/u, '');
  for (const { worked } of parts) {
    if (!worked) continue;
    const steps = worked.steps.map(({ tex = [] }) => tex);
    const at =
      (await readText(ctx, 'placeInSteps', withoutName(typed), steps)) ??
      (await readText(ctx, 'valueInSteps', typed, steps)) ??
      (await readText(
        ctx,
        'valueNamed',
        given,
        worked.steps.map(({ say, tex = [] }) => ({ say: `${say.en} ${say.zh}`, tex })),
      ));
    if (at !== null) {
      const say = worked.steps[at]!.say[language].replace(/[.。]$/u, '');
      const number = `${before + at + 1}`;
      return voice.say(VERDICTS.onTheWay, { number, say, typed: quoted(typed) });
    }
    before += worked.steps.length;
  }
  return null;
}
