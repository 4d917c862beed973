import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  number,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { isAntiderivative } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { spelledOut } from '../scope/definitions.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { expressionIn, sidesIn } from '../working/worked.ts';
import type { Equation } from './same-roots.ts';

/** An equation that a letter satisfies by what is told, and how it is found. */
export interface ToldEquation {
  equation: Equation;
  steps: Step[];
  facts: Fact[];
  /** For which values of the letter it is told. */
  within?: string;
  /** The curve in whose domain the value lies. */
  on?: Term;
}

const bare = (text: string): string => text.replaceAll(/[\\$]/g, '');

/** What is told of a letter that is no equation between letters: a root, an integral, a stationary point. */
export const toldEquations = (letter: string, scope: Scope): ToldEquation[] => [
  ...scope.facts.flatMap((fact) => ofRoot(fact, letter) ?? ofIntegral(fact, letter, scope) ?? []),
  ...ofTurning(letter, scope),
];

function ofRoot(fact: Fact, letter: string): ToldEquation | null {
  const [named, text, within] = fact.of;
  if (fact.relation !== 'root-of' || (bare(String(named)) !== letter && letter !== 'x')) return null;
  const sides = sidesIn(text);
  return (
    sides && {
      equation: inLetter({ left: sides[0], right: sides[1] }, letter),
      steps: [],
      facts: [fact],
      ...(typeof within === 'string' && { within }),
    }
  );
}

/** The same with the letter of the root for its unknown. */
function inLetter({ left, right }: Equation, letter: string): Equation {
  const [own, another] = [...new Set([left, right].flatMap(symbolsOf))];
  return own && !another && own !== letter
    ? { left: substitute(left, own, symbol(letter)), right: substitute(right, own, symbol(letter)) }
    : { left, right };
}

function sidesOf({ relation, of: [left, right] }: Fact): (Expression | null)[] {
  if (relation === 'holds') return sidesIn(left) ?? [];
  return relation === 'equal' ? [expressionIn(left), expressionIn(right)] : [];
}

/** "The integral of f from 1 to a is 4": the antiderivative between its ends. */
function ofIntegral(fact: Fact, letter: string, scope: Scope): ToldEquation | null {
  const sides = sidesOf(fact);
  const integral = sides.find((one) => one?.kind === 'integral');
  const other = sides.find((one) => one && one.kind !== 'integral');
  if (integral?.kind !== 'integral' || !other || !integral.from || !integral.to) return null;
  const ends = [integral.from, integral.to];
  if (!ends.some((end) => symbolsOf(end).includes(letter))) return null;
  const known = { ...scope, used: new Set<Fact>() };
  const of = spelledOut(integral.of, known);
  const area = of && antiderivative(of, integral.by)?.value;
  if (!of || !area || !isAntiderivative(area, of, integral.by)) return null;
  const [low, high] = ends.map((end) => substitute(area, integral.by, end)) as [Expression, Expression];
  return {
    equation: { left: difference(high, low), right: other },
    steps: [
      step({ en: 'Integrate and put the limits in.', zh: '积分并代入上下限。' }, [
        `${toLatex(integral)} = \\left[${toLatex(area)}\\right]_{${toLatex(ends[0]!)}}^{${toLatex(ends[1]!)}}`,
        `${toLatex(exact(high))} - \\left(${toLatex(exact(low))}\\right) = ${toLatex(other)}`,
      ]),
    ],
    facts: [fact, ...known.used],
  };
}

const TURNING = new Set(['stationary points', 'minimum point', 'maximum point']);

/** A stationary point with its curve, in the ways in which that is told. */
function turningIn({ relation, of: [left, right] }: Fact): { at: Term; curve: Term } | null {
  if (relation === 'stationary') return left && right ? { at: left, curve: right } : null;
  const isNamed = relation === 'equal' && typeof left === 'object' && 'the' in left && TURNING.has(left.the);
  return isNamed && right ? { at: right, curve: left.of[0]! } : null;
}

/** That the x-coordinate of a point is a letter. */
function isAt({ relation, of: [left, right] }: Fact, at: Term, letter: string): boolean {
  const isOf = (one: Term | undefined) => JSON.stringify(one) === JSON.stringify(at);
  if (typeof left !== 'object') return false;
  if (relation === 'there')
    return (
      isOf(left) &&
      typeof right === 'object' &&
      'the' in right &&
      String(right.of[0]).replaceAll(' ', '') === `x=${letter}`
    );
  return (
    relation === 'equal' &&
    'the' in left &&
    left.the === 'x-coordinate' &&
    isOf(left.of[0]) &&
    typeof right === 'string' &&
    bare(right) === letter
  );
}

/** The x-coordinate of a stationary point: the derivative is 0 there. */
function ofTurning(letter: string, scope: Scope): ToldEquation[] {
  return scope.facts.flatMap((fact) => {
    const turning = turningIn(fact);
    const named = turning && scope.facts.find((one) => isAt(one, turning.at, letter));
    const value = named ? valueOf(turning.curve, scope) : null;
    const isGraph = value?.is === 'equation' && value.left.kind === 'symbol' && value.left.name === 'y';
    if (!turning || !named || !isGraph || symbolsOf(value.right).join() !== 'x') return [];
    const slope = exact(differentiate(value.right, 'x'));
    const there = substitute(slope, 'x', symbol(letter));
    return [
      {
        equation: { left: there, right: number(0) },
        steps: [
          step(
            {
              en: 'Differentiate; the derivative is 0 at the stationary point.',
              zh: '求导，驻点处导数为 0。',
            },
            [`\\frac{dy}{dx} = ${toLatex(slope)}`, `${toLatex(there)} = 0`],
          ),
        ],
        facts: [fact, named],
        on: turning.curve,
      },
    ];
  });
}
