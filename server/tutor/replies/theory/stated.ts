import type { Context } from '../../../core/context.ts';
import type { Language } from '../../../core/locale.ts';
import { MAX_QUESTION } from '../../../text/limits.ts';
import type { Step } from '../../../maths/writing/method.ts';
import { comparedIn } from './asked-about.ts';

const COMMAND =
  /^(?:state|define|give the definition|explain what is meant|what is meant by|定义|说明|叙述|写出)(?=[\s\p{Script=Han}])/iu;
const LEAD = /^(?:(?:please|pls|can|could|you|u|to|me|just|ok|so|and|请|能不能|你|帮我)[\s,]{0,2}){0,6}/i;
const TAIL =
  /(?: for me| please| pls| (?:in )?(?:the way|how) they want it| in the exam| again| properly| exactly|吗|呢|[?？.。!！]){1,4}$/i;
const TERM = /^[a-z][a-z' -]{2,48}$/i;
const MOST = 3;

/** A definition, a law or a difference in the words that earn the marks; null where the notes state none. */
export async function statedWords(
  ctx: Context,
  said: string,
  term: string | null,
  language: Language,
): Promise<string | null> {
  for (const question of questionsFor(said, term).slice(0, MOST)) {
    const ran = await ctx.engine.solve(question.slice(0, MAX_QUESTION));
    const worked = ran.ran && ran.answer.solved ? ran.answer.worked : null;
    // What is computed has checks.
    if (worked?.checks.length === 0 && worked.steps.length > 1)
      return worked.answer.say?.[language] ?? wordingOf(worked.steps, language);
  }
  return null;
}

function questionsFor(said: string, term: string | null): string[] {
  const typed = said.slice(0, 160).trim().replace(LEAD, '').replace(TAIL, '');
  if (COMMAND.test(typed)) return [`${typed[0]!.toUpperCase()}${typed.slice(1)}.`];
  const compared = comparedIn(said);
  if (compared) return [`State the difference between ${compared.join(' and ')}.`];
  const named = term?.trim().replace(/^(?:the|an?) /i, '') ?? '';
  if (/^\p{Script=Han}{2,10}$/u.test(named)) return [`解释什么是${named}。`];
  if (!TERM.test(named)) return [];
  return [
    `State what is meant by ${named}.`,
    `State what is meant by ${/^[aeiou]/i.test(named) ? 'an' : 'a'} ${named}.`,
    `State the ${named}.`,
  ];
}

/** A step that is a name alone stands before its wording. */
const wordingOf = (steps: Step[], language: Language): string =>
  steps
    .slice(1)
    .map(({ say }) => say[language])
    .map((words) => (words.length < 24 ? words.replace(/[.。]$/, language === 'zh' ? '：' : ':') : words))
    .join(' ');
