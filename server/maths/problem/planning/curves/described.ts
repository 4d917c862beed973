import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  mapParts,
  negative,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import type { Text } from '../../../../core/locale.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';

/** y = a f(b x + c) + d. */
interface Form {
  a: Expression;
  b: Expression;
  c: Expression;
  d: Expression;
}

interface Move {
  say: Text;
  text: string;
  at: (x: number, y: number) => [number, number];
}

const CORE = 'q_0';

/** The stretches, reflections and the translation that take one graph to another, in an order that does so. */
export const describedImage: Operator = ({ verb, target, form, figures }) => {
  if (verb !== 'find' || form || figures) return null;
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'transformations') return null;
  const [first, second, count] = target.of;
  const [from, to] = [bodyIn(first), bodyIn(second)];
  const found = from && to && formOf(from, to);
  const moves = found && movesOf(found);
  if (!from || !to || !moves || moves.length === 0) return null;
  if (typeof count === 'string' && count !== 'any' && moves.length !== Number(count)) return null;
  const say = (language: keyof Text): string =>
    moves.map((one) => one.say[language]).join(language === 'en' ? ', then ' : '，再');
  return {
    title: { en: 'Describe transformations', zh: '描述图像变换' },
    steps: [
      step({ en: 'Write it in terms of the first one.', zh: '用原函数表示。' }, [
        `y = a\\,\\mathrm{f}(bx + c) + d`,
        `a = ${toLatex(found.a)},\\; b = ${toLatex(found.b)},\\; c = ${toLatex(found.c)},\\; d = ${toLatex(found.d)}`,
      ]),
      ...moves.map((one) => step(one.say)),
    ],
    answer: {
      text: moves.map((one) => one.text).join(', then '),
      tex: `\\text{${moves.map((one) => one.text).join(', then ')}}`,
      say: { en: `${say('en')}.`, zh: `${say('zh')}。` },
    },
    checks: [
      check(
        'Points of the first graph go to points of the other.',
        '原图像上的点变换后都在所得图像上。',
        isMapped(from, to, moves),
      ),
    ],
    topic: '9709/p1/functions',
  };
};

function bodyIn(term: unknown): Expression | null {
  const statement = typeof term === 'string' ? statementIn(bare(term)) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides;
  const letters = right ? symbolsOf(right) : [];
  return left?.kind === 'symbol' && left.name === 'y' && right && letters.every((one) => one === 'x')
    ? right
    : null;
}

function formOf(from: Expression, to: Expression): Form | null {
  return quadraticForm(from, to) ?? shapedForm(from, to);
}

const numbers = (one: Expression): Expression[] | null => {
  const list = coefficientsOf(one, 'x')?.map((each) => exact(tidy(each)));
  return list?.every((each) => symbolsOf(each).length === 0) ? list : null;
};

/** Two quadratics: by how much one is steeper, and from lowest point to lowest point. */
function quadraticForm(from: Expression, to: Expression): Form | null {
  if (hasFunction(from) || hasFunction(to)) return null;
  const [f, g] = [numbers(from), numbers(to)];
  if (f?.length !== 3 || g?.length !== 3) return null;
  const [vertexF, vertexG] = [f, g].map(([, b, a]) =>
    exact(quotient(negative(b!), { kind: 'product', factors: [twoOf, a!] })),
  );
  const a = exact(quotient(g[2]!, f[2]!));
  const c = exact(difference(vertexF!, vertexG!));
  const heights = [substitute(from, 'x', vertexF!), substitute(to, 'x', vertexG!)];
  const d = exact(difference(heights[1]!, { kind: 'product', factors: [a, heights[0]!] }));
  return { a, b: oneOf, c, d };
}

const hasFunction = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'apply' || part.kind === 'call' || part.kind === 'root');

const oneOf: Expression = { kind: 'number', value: { n: 1n, d: 1n } };
const twoOf: Expression = { kind: 'number', value: { n: 2n, d: 1n } };

/** f(x), sin x, √x, |x|, 1/x, eˣ: where the other has the same once, of a multiple of x and a number. */
function shapedForm(from: Expression, to: Expression): Form | null {
  const inner = innerOf(from);
  if (inner?.kind !== 'symbol' || inner.name !== 'x') return null;
  const inside: Expression[] = [];
  const outer = cored(to, from, inside);
  const [argument, another] = inside;
  if (!argument || another || symbolsOf(outer).some((one) => one !== CORE)) return null;
  const line = numbers(argument);
  const rest = coefficientsOf(outer, CORE)?.map((each) => exact(tidy(each)));
  if (line?.length !== 2 || rest?.length !== 2) return null;
  return { a: rest[1]!, b: line[1]!, c: line[0]!, d: rest[0]! };
}

/** What the shape is taken of; null where it is none of the shapes. */
function innerOf(one: Expression): Expression | null {
  if (one.kind === 'apply' && one.primes === 0) return one.of;
  if (one.kind === 'call' || one.kind === 'root') return one.of;
  if (one.kind === 'quotient' && symbolsOf(one.numerator).length === 0) return one.denominator;
  if (one.kind !== 'power') return null;
  return symbolsOf(one.base).length === 0 ? one.exponent : one.base;
}

function isLike(one: Expression, shape: Expression): boolean {
  if (one.kind !== shape.kind) return false;
  if (one.kind === 'apply' && shape.kind === 'apply')
    return one.name === shape.name && one.primes === shape.primes;
  if (one.kind === 'call' && shape.kind === 'call') return one.name === shape.name;
  if (one.kind === 'root' && shape.kind === 'root') return one.index === shape.index;
  if (one.kind === 'power' && shape.kind === 'power')
    return symbolsOf(shape.base).length === 0
      ? toText(one.base) === toText(shape.base)
      : toText(one.exponent) === toText(shape.exponent) && symbolsOf(one.base).length > 0;
  return (
    one.kind === 'quotient' &&
    shape.kind === 'quotient' &&
    symbolsOf(one.denominator).length > 0 &&
    toText(one.numerator) === toText(shape.numerator)
  );
}

/** The shape replaced by a letter, and what it was of put into the list. */
function cored(one: Expression, shape: Expression, inside: Expression[]): Expression {
  if (isLike(one, shape)) {
    inside.push(innerOf(one)!);
    return symbol(CORE);
  }
  return mapParts(one, (part) => cored(part, shape, inside));
}

const shown = (one: Expression): string => toText(exact(one));

function movesOf({ a, b, c, d }: Form): Move[] | null {
  const [up, along] = [evaluate(a), evaluate(b)];
  if (![up, along, evaluate(c), evaluate(d)].every(Number.isFinite) || up === 0 || along === 0) return null;
  const moves: Move[] = [];
  const isOne = (size: number): boolean => Math.abs(size - 1) < 1e-12;
  if (!isOne(Math.abs(along))) moves.push(stretch('x', exact(quotient(oneOf, along < 0 ? negative(b) : b))));
  if (along < 0) moves.push(reflection('y'));
  if (!isOne(Math.abs(up))) moves.push(stretch('y', up < 0 ? exact(negative(a)) : a));
  if (up < 0) moves.push(reflection('x'));
  const [x, y] = [exact(negative(quotient(c, b))), d];
  if (Math.abs(evaluate(x)) > 1e-12 || Math.abs(evaluate(y)) > 1e-12) moves.push(translation(x, y));
  return moves;
}

function stretch(axis: 'x' | 'y', factor: Expression): Move {
  const size = evaluate(factor);
  return {
    say: {
      en: `a stretch parallel to the ${axis}-axis with scale factor ${shown(factor)}`,
      zh: `沿 ${axis} 轴方向作伸缩变换，伸缩比为 ${shown(factor)}`,
    },
    text: `stretch parallel to the ${axis}-axis with scale factor ${shown(factor)}`,
    at: (x, y) => (axis === 'x' ? [size * x, y] : [x, size * y]),
  };
}

const reflection = (axis: 'x' | 'y'): Move => ({
  say: { en: `a reflection in the ${axis}-axis`, zh: `关于 ${axis} 轴作对称变换` },
  text: `reflection in the ${axis}-axis`,
  at: (x, y) => (axis === 'x' ? [x, -y] : [-x, y]),
});

function translation(x: Expression, y: Expression): Move {
  const [dx, dy] = [evaluate(x), evaluate(y)];
  const pair = `(${shown(x)}, ${shown(y)})`;
  return {
    say: { en: `a translation by the vector ${pair}`, zh: `按向量 ${pair} 平移` },
    text: `translation by the vector ${pair}`,
    at: (px, py) => [px + dx, py + dy],
  };
}

const PLACES = [0.31, 0.83, 1.27, 1.91, 2.63, 3.7, 5.1, -0.47, -1.3, -2.9];
/** A function that no other graph is the image of by chance, for f. */
const sample = (x: number): number => Math.sin(1.3 * x) + 0.21 * x * x - 0.4 * x;

function valueAt(one: Expression, x: number): number {
  const put = (part: Expression): Expression => {
    if (part.kind !== 'apply') return mapParts(part, put);
    const at = evaluate(part.of, { x });
    return { kind: 'number', value: { n: BigInt(Math.round(sample(at) * 2 ** 45)), d: 2n ** 45n } };
  };
  return evaluate(put(one), { x });
}

function isMapped(from: Expression, to: Expression, moves: readonly Move[]): boolean {
  const points = PLACES.map((x) => [x, valueAt(from, x)] as [number, number])
    .filter(([, y]) => Number.isFinite(y))
    .map((place) => moves.reduce(([x, y], { at }) => at(x, y), place));
  return (
    points.length >= 4 &&
    points.every(([x, y]) => Math.abs(valueAt(to, x) - y) < 1e-8 * Math.max(1, Math.abs(y)))
  );
}
