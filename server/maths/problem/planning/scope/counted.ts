import { difference, type Expression, substitute } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';
import { type Quadratic, quadraticIn } from '../functions/root-counts.ts';
import { explicit } from '../plane/properties.ts';
import { definitionsIn, writtenOut } from './definitions.ts';
import { zeroForm } from '../values/value.ts';
import { withKnown } from './known-letters.ts';
import { type Scope, valueOf } from './scope.ts';

/** y in terms of x on a line or a curve. */
export function curveOf(term: Term, scope: Scope): Expression | null {
  const value = valueOf(term, scope);
  return value?.is === 'equation' ? explicit(value) : null;
}

/** The equation whose roots are counted, as a quadratic in x. */
export function countedIn({ the, of }: Extract<Term, { the: string }>, scope: Scope): Quadratic | null {
  const rest = countedDifference({ the, of }, scope);
  return rest && quadraticIn(rest, 'x');
}

export /** An equation that is printed, or was before. */
function equationIn(term: Term, { facts, used }: Scope): string | null {
  if (typeof term === 'string') return term;
  const said = facts.find(
    ({ relation, of: [of] }) => relation === 'is' && JSON.stringify(of) === JSON.stringify(term),
  );
  const by = said?.of[1];
  if (!said || typeof by !== 'object' || !('the' in by) || by.the !== 'formula') return null;
  used.add(said);
  return typeof by.of[0] === 'string' ? by.of[0] : null;
}

/** What is zero at each root, or where the curves meet. */
export function countedDifference({ the, of }: { the: string; of: Term[] }, scope: Scope): Expression | null {
  if (the === 'number of roots') {
    const text = equationIn(of[0]!, scope);
    const read = text === null ? null : statementIn(text);
    const statement = read && withKnown(read, scope);
    if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return null;
    const [left, right] = statement.sides.map((side) => writtenOut(side, definitionsIn(scope)));
    return left && right ? exact(difference(left, right)) : null;
  }
  if (the !== 'number of intersections') return null;
  const [a, b] = of.map((one) => curveOf(one, scope));
  if (a && b) return exact(difference(a, b));
  const [line, other] = a ? [a, of[1]] : [b, of[0]];
  return line && other !== undefined ? alongLine(line, other, scope) : null;
}

/** What is zero where a line meets a circle, or another curve that is no function of x. */
function alongLine(line: Expression, other: Term, scope: Scope): Expression | null {
  const curve = valueOf(other, scope);
  return curve?.is === 'equation' ? exact(substitute(zeroForm(curve), 'y', line)) : null;
}
