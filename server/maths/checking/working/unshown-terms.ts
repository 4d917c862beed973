import {
  contains,
  type Expression,
  mapParts,
  substitute,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { type Definition, definitionOf, expectedDerivative } from '../values/definitions.ts';
import { sidesOf } from '../values/equations.ts';
import type { Line } from '../judging/verdict.ts';
import { compareValues } from '../values/values.ts';

/**
 * Whether a line with several signs says something of known letters that was not shown: after f(x) = x² + 1 the sum in
 * "f(3) = 9 + 2 = 11" is right, and f(3) is not 11.
 */
export function leavesOpen(line: Line, before: readonly Line[], defined: readonly Definition[]): boolean {
  const { statement } = line;
  if (statement.kind !== 'relation') return false;
  const definition = definitionOf(statement);
  const slope = definition && expectedDerivative(definition, defined)?.value;
  const known = knownIn(before);
  if (contradicts(statement.sides, before, known)) return true;
  return statement.sides.some((after, index) => {
    const side = statement.sides[index - 1];
    // A letter alone on the left is the name of what follows.
    if (!side || (index === 1 && side.kind === 'symbol')) return false;
    const says = index === 1 && slope ? slope : side;
    if (isSame(says, after) || !isAbout(side, after, known, defined)) return false;
    return !isSame(substituteKnown(says, known, defined), substituteKnown(after, known, defined));
  });
}

/** After A = ½r²θ, r = 5 and θ = 1.5 the sum in "A = ½ × 25 × 2 = 25" is right, and it is not A. */
function contradicts(
  [name, ...values]: Expression[],
  before: readonly Line[],
  known: Map<string, Expression>,
): boolean {
  if (name?.kind !== 'symbol') return false;
  return before.some(({ statement }) => {
    const [only, ...others] = sidesOf(statement) ?? [];
    if (others.length > 0 || only?.left.kind !== 'symbol' || only.left.name !== name.name) return false;
    const value = substituteKnown(only.right, known, []);
    const isWorkedOut = symbolsOf(only.right).length > 0 && symbolsOf(value).length === 0;
    return isWorkedOut && values.some((one) => symbolsOf(one).length === 0 && !isSame(value, one));
  });
}

const isSame = (one: Expression, other: Expression): boolean =>
  ['same', 'near'].includes(compareValues(one, other));

/** What a letter alone on the left was last said to be. */
function knownIn(lines: readonly Line[]): Map<string, Expression> {
  const known = new Map<string, Expression>();
  for (const { statement } of lines) {
    const items = statement.kind === 'list' && statement.joined === 'and' ? statement.items : [statement];
    for (const item of items) {
      const [only, ...others] = sidesOf(item) ?? [];
      if (
        only?.left.kind === 'symbol' &&
        others.length === 0 &&
        !symbolsOf(only.right).includes(only.left.name)
      )
        known.set(only.left.name, only.right);
    }
  }
  return known;
}

function isAbout(
  one: Expression,
  other: Expression,
  known: Map<string, Expression>,
  defined: readonly Definition[],
): boolean {
  return [one, other].some((each) =>
    contains(each, (part) => {
      if (part.kind === 'derivative') return known.has(part.of) || known.has(part.by);
      if (part.kind === 'apply') return defined.some(({ name }) => name === `${part.name}()`);
      return part.kind === 'symbol' && known.has(part.name);
    }),
  );
}

/** With the values of the letters, and of the functions, that are known. */
function substituteKnown(
  one: Expression,
  known: Map<string, Expression>,
  defined: readonly Definition[],
): Expression {
  const applied = (part: Expression): Expression => {
    if (part.kind !== 'apply') return mapParts(part, applied);
    const rule = defined.findLast(({ name, order }) => name === `${part.name}()` && order === part.primes);
    return rule?.by ? substitute(rule.value, rule.by, applied(part.of)) : part;
  };
  let made = applied(one);
  for (const [letter, value] of [...known].toReversed()) made = substitute(made, letter, value);
  return made;
}
