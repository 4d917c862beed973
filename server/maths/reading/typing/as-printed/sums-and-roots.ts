import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';

const ROOTS =
  /^(?:the (?:equation )?)?([^,;a-wyz]{3,60}= ?0) has (?:the )?roots ([a-z])[, ]{1,3}([a-z])(?:(?:,? and |[, ]{1,3})([a-z]))?[,. ]{1,3}(?:and )?(find|what is)\s(?:the value of )?(.{2,60}?)[.?]{0,2}$/i;
const GREEK = ['α', 'β', 'γ'];

/** Roots that are named by Latin letters, as the papers name them. */
export function rootsNamed(question: string): string | null {
  const match = ROOTS.exec(question);
  if (!match) return null;
  const letters = [match[2]!, match[3]!, match[4]].filter((one) => one !== undefined);
  const wanted = match[6]!.replaceAll(
    /(?<![a-z])(\d{0,2})([a-z])(?![a-z])/gi,
    (typed, by: string, letter: string) =>
      letters.includes(letter) ? `${by}${GREEK[letters.indexOf(letter)]}` : typed,
  );
  const kind = letters.length === 3 ? 'cubic' : 'quadratic';
  const isEquation = /^(?:(?:the|a|an) )?(?:cubic |quadratic )?equation (?:with|whose) roots (?:are )?/i.exec(
    wanted,
  );
  const goal = isEquation
    ? `a ${kind} equation with roots ${wanted
        .slice(isEquation[0].length)
        .split(/[, ]+|and/)
        .filter(Boolean)
        .join(', ')}`
    : `the value of ${wanted}`;
  return `The ${kind} equation ${match[1]!.trim()} has roots ${GREEK.slice(0, letters.length).join(', ')}. Find ${goal}.`;
}

const ARE_ROOTS =
  /^(?:the )?roots of (?:the (?:cubic |quadratic )?equation )?([^,;\n]{3,60}= ?0) are (?:called )?([a-z](?:[, ]{1,3}(?:and )?[a-z]){1,2})[.,;]? (find|what is) ([^\n]{2,60})$/i;

/** "The roots of x² − 5x + 2 = 0 are a and b. find a² + b²": by the names that papers use; null where it is something else. */
export function rootsTyped(text: string): string | null {
  const [, equation, names, , wanted] = ARE_ROOTS.exec(text) ?? [];
  const listed = names?.match(/(?<![a-z])[a-z](?![a-z])/g)?.join(', ');
  return listed ? rootsNamed(`${equation} has roots ${listed}. find ${wanted}`) : null;
}

const SUM =
  /^prove by (?:mathematical )?induction (?:that )?([^=\n]{1,60}?) ?\+ ?(?:\.\.\.|…|\.\.) ?\+ ?([^=\n]{1,40}?) ?= ?([^=\n]{1,60}?)(?:,? for (?:all|every) [^\n]{1,40})?\.?$/i;

/** "1 + 2 + … + n = n(n+1)/2": the sum of its last term; null where the first terms are not of that form. */
export function sumTyped(text: string): string | null {
  const [, first, last, total] = SUM.exec(text) ?? [];
  if (first === undefined) return null;
  const terms = first.split(/\s?\+\s?/);
  const isSo = terms.every((term, at) => {
    const [written, general] = [valueOf(term, 0), valueOf(last!, at + 1)];
    return Number.isFinite(written) && Math.abs(written - general) < 1e-9;
  });
  if (!isSo || terms.length < 2) return null;
  const general = last!.replaceAll(/(?<![a-z])n(?![a-z])/g, 'r');
  return `Prove by mathematical induction that \\sum_{r=1}^{n} ${general} = ${total} for all positive integers n.`;
}

function valueOf(typed: string, n: number): number {
  const statement = statementIn(typed);
  return statement?.kind === 'expression' ? evaluate(statement.value, { n }) : Number.NaN;
}
