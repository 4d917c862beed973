import type { Text } from '../../../../core/locale.ts';
import { difference, symbol } from '../../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { circleOf, explicit } from '../plane/properties.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';
import type { Value } from '../values/value.ts';
import { complexLines, COMPLEX_LINES } from './complex.ts';
import { COMPLEX_ROOT_LINES } from './complex-roots.ts';
import { inverseLines } from './matrices.ts';
import { POLYNOMIAL_LINES } from './polynomial-roots.ts';
import type { Explain, Property } from './property.ts';
import { SPACE_LINES } from './space.ts';

/** What a property of the plane is found from, in the words of the law. */
const PLANE_LINES: Record<string, Explain> = {
  'stationary points': turning,
  'minimum point': turning,
  'maximum point': turning,
  tangent: (property, scope) => [
    ...gradientAt(property, scope),
    step({ en: 'The tangent goes through the point with this gradient.', zh: '切线以此斜率过该点。' }),
  ],
  normal: (property, scope) => [
    ...gradientAt(property, scope),
    step({
      en: 'The normal is perpendicular to the tangent: the product of the gradients is −1.',
      zh: '法线与切线垂直：两斜率之积为 −1。',
    }),
  ],
  centre: circle,
  radius: circle,
  'perpendicular bisector': ({ of }, scope) => [
    ...shown({ en: 'The midpoint of the segment', zh: '线段的中点' }, { the: 'midpoint', of }, scope),
    ...shown({ en: 'The gradient of the segment', zh: '线段的斜率' }, { the: 'gradient', of }, scope),
    step({
      en: 'The bisector goes through the midpoint; the product of the gradients is −1.',
      zh: '中垂线过中点，两斜率之积为 −1。',
    }),
  ],
};

const TABLES: readonly Record<string, Explain>[] = [
  PLANE_LINES,
  SPACE_LINES,
  COMPLEX_LINES,
  COMPLEX_ROOT_LINES,
  POLYNOMIAL_LINES,
];

/** The lines that lead to what is asked for, where no equation had to be solved for it. */
export function explainedLines({ target, form }: Goal, scope: Scope): Step[] {
  const quiet: Scope = { ...scope, used: new Set() };
  const own = [...complexLines(target, form, quiet), ...inverseLines(target, quiet)];
  if (own.length > 0) return own;
  return propertiesIn(target, quiet).flatMap((one) => {
    const ways = TABLES.map((table) => table[one.the]?.(one, quiet) ?? []);
    return ways.find(({ length }) => length > 0) ?? [];
  });
}

/** The properties that a term speaks of, and those that define the things in it. */
function propertiesIn(term: Term, scope: Scope): Property[] {
  if (typeof term !== 'object') return [];
  if ('all' in term) return term.all.flatMap((one) => propertiesIn(one, scope));
  if ('the' in term) return [...term.of.flatMap((one) => propertiesIn(one, scope)), term];
  if (!('thing' in term)) return [];
  const meant = scope.facts.find(({ relation, of: [of] }) => relation === 'is' && isThing(of, term.thing));
  const [, meaning] = meant?.of ?? [];
  return meaning === undefined ? [] : propertiesIn(meaning, scope);
}

function turning({ of: [curve] }: Property, scope: Scope): Step[] {
  const slope = slopeOf(curve!, scope);
  return slope === null
    ? []
    : [
        step({ en: 'Differentiate.', zh: '求导。' }, `\\frac{\\mathrm{d}y}{\\mathrm{d}x} = ${slope}`),
        step({ en: 'At a stationary point the derivative is zero.', zh: '驻点处导数为零。' }, `${slope} = 0`),
      ];
}

/** x² + y² + … = 0 with the squares completed. */
function circle({ of: [curve] }: Property, scope: Scope): Step[] {
  const value = valueOf(curve!, scope);
  const found = value?.is === 'equation' ? circleOf(value) : null;
  if (!found) return [];
  const { centre, square } = found;
  const squares = [difference(symbol('x'), centre.x), difference(symbol('y'), centre.y)].map(
    (one) => `\\left(${toLatex(exact(one))}\\right)^{2}`,
  );
  return [
    step({ en: 'Complete the squares.', zh: '配方。' }, [
      `${squares.join(' + ')} = ${toLatex(exact(square))}`,
    ]),
  ];
}

function gradientAt({ of: [curve, at] }: Property, scope: Scope): Step[] {
  const slope = slopeOf(curve!, scope);
  if (at === undefined) return [];
  return [
    ...(slope === null
      ? []
      : [step({ en: 'Differentiate.', zh: '求导。' }, `\\frac{\\mathrm{d}y}{\\mathrm{d}x} = ${slope}`)]),
    ...shown(
      { en: 'The gradient of the curve at the point', zh: '曲线在该点的斜率' },
      { the: 'gradient', of: [curve!, at] },
      scope,
    ),
  ];
}

function slopeOf(curve: Term, scope: Scope): string | null {
  const value = valueOf(curve, scope);
  const body = value?.is === 'equation' ? explicit(value) : null;
  return body && toLatex(exact(differentiate(body, 'x')));
}

function shown(say: Text, term: Term, scope: Scope): Step[] {
  const value = valueOf(term, scope);
  const tex = value && texOf(value);
  return tex ? [step(say, tex)] : [];
}

const texOf = (value: Value): string | null =>
  value.is === 'expression'
    ? toLatex(exact(value.value))
    : value.is === 'point'
      ? `\\left(${toLatex(exact(value.x))},\\, ${toLatex(exact(value.y))}\\right)`
      : null;
