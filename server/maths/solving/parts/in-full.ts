import { oneByOne } from '../../reading/typing/one-by-one.ts';
import { isInFewWords, writtenOut } from '../../reading/typing/written-out.ts';
import { joinAnswers } from './part-answers.ts';
import type { Outcome, Worked } from '../outcome.ts';

interface Part {
  label: string;
  outcome: Outcome;
}

/**
 * What a question that was typed in few words leads to once it is written out, and once what it asks for together is
 * asked for one by one; null where that is no answer to all of it.
 */
export function solvedInFull<P extends Part>(typed: string, solve: (text: string) => P[]): P[] | null {
  if (!isInFewWords(typed.trim())) return null;
  const written = writtenOut(typed);
  for (const one of written) {
    const all = solve(one);
    if (all.length > 0 && all.every(({ outcome }) => outcome.solved)) return all;
  }
  const ways = [...written, ...(written.length === 0 ? [typed] : [])].flatMap(oneByOne);
  for (const requests of ways) {
    const each = requests.map((one) => solve(one));
    const answers = each.map(soleAnswer);
    if (answers.every((one) => one !== null) && !belongTogether(answers))
      return [{ ...each[0]![0]!, outcome: { solved: true, worked: joinAnswers(answers) } }];
  }
  return null;
}

const soleAnswer = ([first, ...others]: Part[]): Worked | null =>
  first?.outcome.solved && others.length === 0 ? first.outcome.worked : null;

/** Where two of them have several values, nobody says which belongs to which. */
const belongTogether = (all: readonly Worked[]): boolean =>
  all.filter(({ answer }) => /\bor\b|±/.test(answer.text)).length > 1;
