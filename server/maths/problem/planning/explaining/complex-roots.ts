import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import { modulusOf, type Pair, pairIn } from '../complex/formula.ts';
import { centreIn, discOf } from '../complex/loci.ts';
import { knownRootIn } from '../complex/other-roots.ts';
import { lookOf, type Scope } from '../scope/scope.ts';
import { valueOf } from '../scope/scope.ts';
import { pairTex, tex } from './number-tex.ts';
import type { Explain } from './property.ts';

const CONJUGATE = {
  en: 'The coefficients are real, so the conjugate is a root, too.',
  zh: '系数为实数，故其共轭复数也是根。',
};

function conjugateStep([re, im]: Pair): Step {
  return step(CONJUGATE, [pairTex([re, exact(product(number(-1), im))])]);
}

const conjugate: Explain = (_, scope) => {
  const root = knownRootIn(lookOf(scope));
  return root ? [conjugateStep(root)] : [];
};

/** The quadratic factor of a root and its conjugate, and what is left for the others. */
const others: Explain = (property, scope) => {
  const root = knownRootIn(lookOf(scope));
  return root ? [conjugateStep(root), factorStep(root), ...restStep(property.the, scope)] : [];
};

function factorStep([re, im]: Pair): Step {
  const z = symbol('z');
  const twice = exact(product(number(2), re));
  const square = exact(sum(power(re, 2), power(im, 2)));
  return step({ en: 'These two make a quadratic factor.', zh: '这两个根构成一个二次因式。' }, [
    tex(sum(difference(power(z, 2), product(twice, z)), square)),
  ]);
}

function restStep(the: string, scope: Scope): Step[] {
  const value = valueOf({ the: 'other roots', of: [] }, scope);
  const all = value?.is === 'many' ? value.items.map((one) => pairIn(one)!) : [];
  const left = all.filter((_, at) => at !== all.findIndex(([, im]) => evaluate(im) !== 0));
  if (the === 'conjugate root' || left.length === 0) return [];
  return [
    step({ en: 'Divide by it; the other factor has the roots', zh: '除以该因式；另一因式的根为' }, [
      left.map(pairTex).join(',\\; '),
    ]),
  ];
}

/** The nearest and the farthest point of a circle lie on the line through its centre. */
const extreme =
  (sign: '+' | '-'): Explain =>
  ({ of: [text] }, scope) => {
    const statement = typeof text === 'string' ? statementIn(text) : null;
    const target: Expression | null = statement?.kind === 'expression' ? statement.value : null;
    const look = lookOf(scope);
    const name = scope.things.find(({ kind }) => kind === 'complex')?.name;
    const disc = target?.kind === 'call' && target.name === 'abs' && name ? discOf(name, look) : null;
    const from = disc && centreIn(target!, name!, look);
    if (!disc || !from) return [];
    const apart: Pair = [difference(disc.centre[0], from[0]), difference(disc.centre[1], from[1])];
    return [
      step(
        {
          en: 'The nearest and the farthest point of a circle lie on the line through its centre.',
          zh: '圆上最近点与最远点在过圆心的直线上。',
        },
        [
          `\\left|${pairTex(apart)}\\right| ${sign} ${tex(disc.radius)} = ${tex(modulusOf(apart))} ${sign} ${tex(disc.radius)}`,
        ],
      ),
    ];
  };

/** The lines of roots beside a known one, and of the extremes on a circle. */
export const COMPLEX_ROOT_LINES: Record<string, Explain> = {
  'conjugate root': conjugate,
  'other roots': others,
  'real root': others,
  'least value': extreme('-'),
  'greatest value': extreme('+'),
};
