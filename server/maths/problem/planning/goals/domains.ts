import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  partsOf,
  rationalValue,
  substitute,
} from '../../../algebra-system/expressions/expression.ts';
import type { Text } from '../../../../core/locale.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { type Scope } from '../scope/scope.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { SolvedPart } from './solved-part.ts';

/** The answer without the roots that lie outside the domains of the functions in the equation; null where none is left. */
export function inDomains(part: SolvedPart, goal: Goal, scope: Scope): SolvedPart | null {
  const text =
    typeof goal.target === 'string' ? goal.target : 'the' in goal.target ? goal.target.of[0] : null;
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation') return part;
  const applied = statement.sides.flatMap(appliedIn);
  if (applied.length === 0) return part;
  const roots = rootsIn(part.answer.text);
  // Pieces of the line are not cut to a domain here.
  if (!roots)
    return applied.every(({ name }) => conditionsOn(scope, ['x'], name)?.length === 0) ? part : null;
  const kept = roots.filter(({ letter, value }) =>
    applied.every((one) => isDefined(one, letter, value, scope)),
  );
  if (kept.length === roots.length) return part;
  if (kept.length === 0) return null;
  const texts = kept.map(({ text: root }) => root);
  const tex = part.answer.tex.split(',\\; ').filter((_, at) => kept.includes(roots[at]!));
  if (tex.length !== kept.length) return null;
  const say = part.answer.say && saidOf(part.answer.say, roots, kept);
  return {
    ...part,
    steps: [
      ...part.steps,
      step(
        { en: 'Only this lies in the domains of the functions.', zh: '只有这个值在函数的定义域内。' },
        tex,
      ),
    ],
    answer: {
      text: texts.join(' or '),
      tex: tex.join(',\\; '),
      ...(say?.en && { say }),
    },
  };
}

/** Of "x ≈ -0.162, x ≈ 6.16" what is said of the roots that are kept; nothing of what is said otherwise. */
function saidOf({ en, zh }: Text, roots: Root[], kept: Root[]): Text {
  const keep = (text: string, joint: string) =>
    text
      .split(joint)
      .filter((one) => one.includes('≈') && kept.includes(nearestTo(one, roots)))
      .join(joint);
  return { en: keep(en, ', '), zh: keep(zh, '，') };
}

function nearestTo(said: string, roots: Root[]): Root {
  const number = Number(/-?[\d.]+/.exec(said)?.[0]);
  const distance = ({ value }: Root) => Math.abs(evaluate(value) - number);
  return roots.reduce((one, other) => (distance(other) < distance(one) ? other : one));
}

type Applied = Extract<Expression, { kind: 'apply' }>;

const appliedIn = (one: Expression): Applied[] => [
  ...(one.kind === 'apply' ? [one] : []),
  ...partsOf(one).flatMap(appliedIn),
];

interface Root {
  letter: string;
  value: Expression;
  text: string;
}

/** "x = 2 or x = 3". */
function rootsIn(text: string): Root[] | null {
  const roots = text.split(' or ').map((one) => {
    const statement = statementIn(one);
    const [left, right] = statement?.kind === 'relation' ? statement.sides : [];
    const isRoot = statement?.kind === 'relation' && statement.signs.join('') === '=';
    return isRoot && left?.kind === 'symbol' && right ? { letter: left.name, value: right, text: one } : null;
  });
  return roots.every((one) => one !== null) ? roots : null;
}

/** Whether f(…) has a value there: its argument lies in the domain of f, or for the inverse, its value does. */
function isDefined({ name, primes, of }: Applied, letter: string, at: Expression, scope: Scope): boolean {
  const functions = definitionsIn(scope);
  const argument = writtenOut(substitute(of, letter, at), functions);
  const own = functions.get(name);
  const conditions = own && conditionsOn(scope, [own.letter], name);
  if (!argument || !own || !conditions || (primes !== 0 && primes !== -1)) return false;
  const inside =
    primes === 0 ? argument : writtenOut({ kind: 'apply', name, primes, of: argument }, functions);
  const value = inside && evaluate(inside);
  if (value === null || !Number.isFinite(value)) return false;
  // What is taken back to it has to be where it came from: the inverse of a root is one branch of a square.
  const back = primes === 0 ? null : writtenOut(substitute(own.body, own.letter, inside!), functions);
  if (primes === -1 && !(back && Math.abs(evaluate(back) - evaluate(argument)) < NEAR)) return false;
  const shown = rationalValue(inside!) ? inside! : { ...number(0), value: nearest(value) };
  return conditions.every((holds) => holds({ [own.letter]: shown }));
}

const NEAR = 1e-9;

const nearest = (value: number) => ({ n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n });

const COMPOSITE = /^([fgh])([fgh])\(([a-z])\)$/;
/** Places at which a function is tried, dense where domains usually end. */
const PLACES = Array.from({ length: 161 }, (_, at) => (at - 80) / 4 + 0.01);

/** Whether fg(x), where it is asked for, exists: every value of g lies in the domain of f. */
export function isComposable(target: Goal['target'], scope: Scope): boolean {
  const text = typeof target === 'string' ? target.replace(/\\mathrm|[{}$\s]/g, '') : '';
  const [, outer, inner, letter] = COMPOSITE.exec(text) ?? [];
  const functions = definitionsIn(scope);
  const [f, g] = [functions.get(outer ?? ''), functions.get(inner ?? '')];
  if (!f || !g || !letter) return true;
  const [ofOuter, ofInner] = [
    conditionsOn(scope, [f.letter], outer!),
    conditionsOn(scope, [g.letter], inner!),
  ];
  if (!ofOuter || !ofInner) return true;
  return PLACES.every((place) => {
    const x = { ...number(0), value: nearest(place) };
    const value = evaluate(substitute(g.body, g.letter, x));
    const isTaken = Number.isFinite(value) && ofInner.every((holds) => holds({ [g.letter]: x }));
    const there = { ...number(0), value: nearest(value) };
    return !isTaken || ofOuter.every((holds) => holds({ [f.letter]: there }));
  });
}

/** f(x) = …, x ∈ ℝ: it says nothing that is not so anyhow. */
export const isOfReals = ({ relation, of: [, text] }: Fact): boolean =>
  relation === 'domain' &&
  typeof text === 'string' &&
  /^\W*[a-z]\s*(?:\\in|∈)\s*(?:\\mathbb\s?\{?R\}?|ℝ|R)\W*$/.test(text);
