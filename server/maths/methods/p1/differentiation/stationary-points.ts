import { gatheredLogarithms } from '../../../techniques/algebra/logarithms.ts';
import { realFunction, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import {
  formulasOf,
  functionIn,
  type NamedFunction,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { presentable, ruleFor } from '../../../techniques/calculus/derivative-rules.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { rateName } from '../../../techniques/calculus/derivative-steps.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import type { Text } from '../../../../core/locale.ts';
import { none } from '../../../writing/answers.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

const REQUEST = /\b(?:stationary|turning|maximum|minimum)\b|驻点|极值|极大值|极小值|拐点/iu;
const WORDS =
  /\b(?:coordinates?|stationary|turning|maximum|minimum|points?|on|determine|(?:and )?(?:their|its|the) natures?(?: of)?|natures?|classify|each|any|all|domain|defined|interval)\b|坐标|驻点|并|判断|其|性质|极值点?|极大值点?|极小值点?|和|类型|区间|内|定义域|定义在|上/giu;

/** 极大值 alone is a value of y, and no point. */
const ASKS_VALUE = /极[大小]值(?!点)/u;
const ASKS_POINT = /[点]|坐标|还是|性质/u;

/** A domain in words. */
const DOMAIN_IN_WORDS =
  /\b(?:positive|negative|first quadrant|whole numbers?|integers?)\b|正数|负数|象限|整数/iu;

type Nature = 'maximum' | 'minimum' | 'inflexion';
const NATURES: Record<Nature, Text> = {
  maximum: { en: 'maximum', zh: '极大值点' },
  minimum: { en: 'minimum', zh: '极小值点' },
  inflexion: { en: 'point of inflexion', zh: '拐点' },
};

interface Parameters extends NamedFunction {
  requestedNatures: Nature[];
  /** Where the points are wanted; null where the question says so in a way that is not read. */
  within: (at: number) => boolean;
}

/** "for x > 0", "0 < x < 3": what must hold of the points. */
function withinOf(conditionTexts: string[], letter: string): Parameters['within'] | null {
  const conditions: Parameters['within'][] = [];
  for (const condition of conditionTexts) {
    const parsed = parse(condition);
    if (!parsed.ok || parsed.statement.kind !== 'relation') return null;
    const { sides, signs } = parsed.statement;
    if (sides.some((side) => symbolsOf(side).some((one) => one !== letter))) return null;
    if (signs.some((sign) => sign === '=' || sign === '~=')) return null;
    conditions.push((at) => {
      const values = sides.map((side) => evaluate(side, { [letter]: at }));
      return signs.every((sign, i) => {
        const [left, right] = [values[i]!, values[i + 1]!];
        if (sign === '!=') return Math.abs(left - right) > 1e-9;
        if (sign === '<') return left < right - 1e-12;
        if (sign === '>') return left > right + 1e-12;
        return sign === '<=' ? left <= right + 1e-9 : left >= right - 1e-9;
      });
    });
  }
  return (at) => conditions.every((holds) => holds(at));
}

/** The kinds of points that the wording asks for. */
function naturesIn(plain: string): Nature[] {
  if (/\bstationary\b|驻点/i.test(plain)) return ['maximum', 'minimum', 'inflexion'];
  const [highest, lowest] = [/\bmaximum\b|极大/i.test(plain), /\bminimum\b|极小/i.test(plain)];
  if (highest === lowest || /\bturning\b|极值/i.test(plain)) return ['maximum', 'minimum'];
  return [highest ? 'maximum' : 'minimum'];
}

export const stationaryPoints: Method<Parameters> = {
  id: 'stationary-points',
  topic: '9709/p1/differentiation',

  match({ text }) {
    const plain = plainText(text);
    if (
      !REQUEST.test(plain) ||
      (ASKS_VALUE.test(plain) && !ASKS_POINT.test(plain)) ||
      /(?:maximum|minimum) values?/i.test(plain)
    )
      return null;
    const formulas = formulasOf(plain, WORDS);
    const named = (formulas ?? []).flatMap((formula) => functionIn(formula) ?? []).filter(({ name }) => name);
    const [curve, second] = named;
    if (!formulas || !curve || second || DOMAIN_IN_WORDS.test(plain)) return null;
    const within = withinOf(
      formulas.filter((formula) => !functionIn(formula)?.name),
      curve.letter,
    );
    return within && { ...curve, requestedNatures: naturesIn(plain), within };
  },

  solve(parameters) {
    const { letter, value } = parameters;
    const first = presentable(value, letter, ruleFor(value, letter));
    const second = gathered(differentiate(first, letter));
    const zeros = exactZeros(first, letter)?.map(gatheredLogarithms);
    if (!zeros) return null;
    const rate = rateName(parameters).tex;
    const steps: Step[] = [
      step({ en: 'Differentiate.', zh: '求导。' }, [`${rate} = ${toLatex(first)}`], ['B1']),
      step(
        { en: 'At a stationary point the derivative is zero.', zh: '在驻点处导数为零。' },
        [`${toLatex(first)} = 0`, zeros.map((at) => `${letter} = ${toLatex(at)}`).join(',\\; ')].filter(
          Boolean,
        ),
        ['M1'],
      ),
    ];
    const title = { en: 'Stationary points', zh: '驻点' };
    if (zeros.length === 0) {
      steps.push(step({ en: 'The derivative is never zero.', zh: '导数恒不为零。' }, [], ['A1']));
      return { title, steps, answer: none({ en: 'There is no stationary point.', zh: '没有驻点。' }) };
    }
    const points = zeros.map((at) => ({
      at,
      height: gatheredLogarithms(exact(substitute(value, letter, at))),
      nature: natureAt(first, letter, at),
    }));
    const chosen = points.filter(
      ({ at, nature }) => parameters.requestedNatures.includes(nature) && parameters.within(evaluate(at)),
    );
    steps.push(
      step(
        { en: 'Substitute into the function for the other coordinate.', zh: '代回函数求另一坐标。' },
        points.map(
          ({ at, height }) => `${letter} = ${toLatex(at)}: \\quad ${parameters.name} = ${toLatex(height)}`,
        ),
        ['A1'],
      ),
      step(
        { en: 'Use the sign of the second derivative.', zh: '用二阶导数的符号判断。' },
        [
          `${rateName(parameters, 2).tex} = ${toLatex(second)}`,
          ...points.map(
            ({ at }) =>
              `${letter} = ${toLatex(at)}: \\quad ${signLine(exact(substitute(second, letter, at)))}`,
          ),
        ],
        ['M1'],
        {
          en: 'Positive means a minimum, negative a maximum; where it is zero, use the sign of the first derivative on each side.',
          zh: '为正是极小，为负是极大；为零时看一阶导数在两侧的符号。',
        },
      ),
      step(
        {
          en: `Nature: ${points.map(({ at, nature }) => `${NATURES[nature].en} at ${letter} = ${toText(at)}`).join('; ')}.`,
          zh: `性质：${points.map(({ at, nature }) => `${letter} = ${toText(at)} 处为${NATURES[nature].zh}`).join('；')}。`,
        },
        [],
        ['A1'],
      ),
    );
    if (chosen.length === 0)
      return { title, steps, answer: none({ en: 'There is no such point.', zh: '没有这样的点。' }) };
    return {
      title,
      steps,
      answer: {
        text: chosen.map(({ at, height }) => `(${toText(at)}, ${toText(height)})`).join(', '),
        tex: chosen
          .map(({ at, height }) => `\\left(${toLatex(at)},\\, ${toLatex(height)}\\right)`)
          .join(',\\; '),
        say: {
          en: chosen.map(({ at, nature }) => `${NATURES[nature].en} at ${letter} = ${toText(at)}`).join('; '),
          zh: chosen.map(({ at, nature }) => `${letter} = ${toText(at)} 为${NATURES[nature].zh}`).join('；'),
        },
      },
    };
  },

  /** Uses the function alone: its value and its neighbours at each point, and a search with a numerical derivative. */
  verify({ answer }, { letter, value, requestedNatures, within }) {
    const f = realFunction(value, letter);
    const slope = (at: number) => slopeAt(f, at);
    const points = pointsIn(answer.text);
    const natures = answer.text === 'none' ? [] : answer.say!.en.split('; ');
    const isRight = points.every(([at, height], index) => {
      const [left, right] = [slope(at - 0.01), slope(at + 0.01)];
      const nature = left < 0 && right > 0 ? 'minimum' : left > 0 && right < 0 ? 'maximum' : 'point';
      const isThere = Math.abs(f(at) - height) <= 1e-9 * Math.max(1, Math.abs(height));
      return (
        isThere &&
        Math.abs(slope(at)) <= 1e-6 * Math.max(1, Math.abs(height)) &&
        natures[index]!.startsWith(nature)
      );
    });
    const turns = signChanges(slope, -REACH, REACH).filter(
      (at) => Number.isFinite(f(at)) && Math.abs(slope(at)) < 0.1,
    );
    const isAll = turns
      .filter((turn) => within(turn))
      .filter((turn) => requestedNatures.includes(slope(turn - 0.05) < 0 ? 'minimum' : 'maximum'))
      .every((turn) => points.some(([at]) => Math.abs(at - turn) < 0.06));
    return [
      {
        name: {
          en: 'The points lie on the curve, and its gradient is zero there.',
          zh: '各点在曲线上，且该处切线水平。',
        },
        passed: isRight && points.every(([at]) => within(at)),
      },
      {
        name: { en: 'A numerical search finds no other point.', zh: '数值搜索未发现其他点。' },
        passed: isAll,
      },
    ];
  },
};

/** Where the scan of the slope looks. */
const REACH = 12;

function signChanges(f: (at: number) => number, from: number, to: number): number[] {
  const changes: number[] = [];
  const width = 0.0437;
  for (let at = from, before = f(from); at < to; at += width) {
    const here = f(at + width);
    if (before * here < 0) changes.push(at + width / 2);
    before = here;
  }
  return changes;
}

function signLine(value: Expression): string {
  const size = evaluate(value);
  return Math.abs(size) < 1e-9 ? '= 0' : `${toLatex(value)} ${size > 0 ? '> 0' : '< 0'}`;
}

function natureAt(first: Expression, letter: string, at: Expression): Nature {
  const slope = realFunction(first, letter);
  const x = evaluate(at);
  const [before, after] = [slope(x - 1e-3), slope(x + 1e-3)];
  return before < 0 && after > 0 ? 'minimum' : before > 0 && after < 0 ? 'maximum' : 'inflexion';
}

function pointsIn(text: string): [number, number][] {
  const parsed = parse(text);
  if (!parsed.ok || text === 'none') return [];
  const { statement } = parsed;
  const items = statement.kind === 'list' ? statement.items : [statement];
  return items.flatMap((one) =>
    one.kind === 'expression' && one.value.kind === 'tuple'
      ? [[evaluate(one.value.items[0]!), evaluate(one.value.items[1]!)] as [number, number]]
      : [],
  );
}
