import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { wordingIn } from '../wording.ts';

export interface Series {
  of: Expression;
  index: string;
  from: Expression;
  to: Expression;
}

const SIGMA =
  /^(?:find #(?: in terms of #)?|find sum(?: of(?: series)?| to infinity(?: of)?)? #|(?:use|using|by) method of differences (?:to find|find)(?: sum(?: of)?)? #(?: in terms of #)?|(?:用|利用)(?:裂项相消法|差分法|裂项法)求(?:和)? #)$/u;
const SUM_IN_WORDS = /^find sum of # from # to #$/;

/** The one sum with an index that a question asks for, however it is written. */
export function readSeries(text: string): Series | null {
  const wording = wordingIn(text);
  if (!wording) return null;
  const { say, formulas } = wording;
  const [first, second, third] = formulas.map((formula) => statementIn(formula));
  if (
    SUM_IN_WORDS.test(say) &&
    formulas.length === 3 &&
    first?.kind === 'expression' &&
    third?.kind === 'expression'
  ) {
    const start = second?.kind === 'relation' && second.signs.join() === '=' ? second.sides : [];
    const [index, from] = start;
    return index?.kind === 'symbol' && from && symbolsOf(first.value).includes(index.name)
      ? { of: first.value, index: index.name, from, to: third.value }
      : null;
  }
  if (
    !SIGMA.test(say) ||
    first?.kind !== 'expression' ||
    first.value.kind !== 'series' ||
    formulas.length > 2
  )
    return null;
  const isInTerms =
    !second || (second.kind === 'expression' && second.value.kind === 'symbol' && second.value.name === 'n');
  return isInTerms ? first.value : null;
}
