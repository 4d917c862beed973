import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Term, Thing } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { type Amount, type Sheet, shown } from './sheet.ts';

const PROGRESSIONS = new Set(['arithmetic progression', 'geometric progression', 'sequence']);

export const isProgression = ({ kind }: Thing): boolean => PROGRESSIONS.has(kind);

const plain = (value: Expression): Amount => ({ value, dimension: null });

/** The first term, the nth term, the sum of n terms of a progression. */
export function ofProgression(
  { id, kind }: Thing,
  name: string,
  at: Expression | null,
  sheet: Sheet,
): Amount {
  const [first, step] = ['first', 'step'].map((letter) => symbol(`${letter}⟨${id}⟩`)) as [
    Expression,
    Expression,
  ];
  if (kind === 'sequence') return ofSequence(id, name, at, sheet);
  const isArithmetic = kind === 'arithmetic progression';
  if (name === 'first term') return plain(first);
  if (name === (isArithmetic ? 'common difference' : 'common ratio')) return plain(step);
  if (name === 'sum to infinity' && !isArithmetic) {
    sheet.conditions.push({ kind: 'relation', sides: [number(-1), step, number(1)], signs: ['<', '<'] });
    return plain(quotient(first, difference(number(1), step)));
  }
  if (at) sheet.counts.push(at);
  if (at && name === 'term') {
    const before = difference(at, number(1));
    return plain(isArithmetic ? sum(first, product(before, step)) : product(first, power(step, before)));
  }
  if (at && name === 'sum')
    return plain(
      isArithmetic
        ? product(
            quotient(at, number(2)),
            sum(product(number(2), first), product(difference(at, number(1)), step)),
          )
        : quotient(product(first, difference(number(1), power(step, at))), difference(number(1), step)),
    );
  throw new Fault(`a “${kind}” has no “${name}”`, `“${kind}”没有“${name}”`);
}

/** The nth term is what the nth sum has more than the one before. */
function ofSequence(id: string, name: string, at: Expression | null, { sequences }: Sheet): Amount {
  const known = sequences.get(id);
  if (!known || !at || !['term', 'sum'].includes(name))
    throw new Fault(`nothing says what the “${name}” of “${id}” is`, `没有给出“${id}”的“${name}”`);
  const value = (to: Expression) => substitute(known.body, known.letter, to);
  if (known.is === name) return plain(value(at));
  if (name === 'term') return plain(difference(value(at), value(difference(at, number(1)))));
  throw new Fault(`nothing says what the “sum” of “${id}” is`, `没有给出“${id}”的“sum”`);
}

/** "The sum of the first n terms is …": kept for every n. */
export function tellSequence(left: Term, body: Expression, sheet: Sheet): boolean {
  if (typeof left !== 'object' || !('the' in left) || !['sum', 'term'].includes(left.the)) return false;
  const [of, index] = left.of;
  const id = typeof of === 'object' && 'thing' in of ? of.thing : null;
  if (id === null || sheet.things.get(id)?.kind !== 'sequence' || typeof index !== 'string') return false;
  if (!/^[a-z]$/.test(index)) throw new Fault(`“${shown(index)}” is no letter`, `“${shown(index)}”不是字母`);
  sheet.sequences.set(id, { is: left.the as 'sum' | 'term', letter: index, body });
  return true;
}
