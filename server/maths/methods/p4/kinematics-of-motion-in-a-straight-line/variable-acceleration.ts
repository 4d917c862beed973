import { roundToPlaces } from '../../../algebra-system/numbers/significant-figures.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { normalise } from '../../../reading/spelling.ts';
import type { Method, Solution } from '../../../writing/method.ts';
import { vocabulary } from '../../../reading/mechanics/vocabulary.ts';
import { integral, zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { decimalOrFraction, exactOrRounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { valueIn } from '../../../reading/statistics/wording.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import { degree, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { saysQuantity } from '../../../writing/quantity.ts';

type Letter = 's' | 'v' | 'a';

type Target =
  | { kind: 'value'; letter: Letter; at: number; start: number | null }
  | { kind: 'journey'; from: number; to: number; isDistance: boolean }
  | { kind: 'rest' };

/** s, v or a as a function of t. */
interface Law {
  given: Letter;
  of: Expression;
}

interface Parameters extends Law {
  target: Target;
}

type Show = (value: number) => string;

const UNITS = {
  s: ['m', '\\mathrm{m}'],
  v: ['m s^-1', '\\mathrm{m\\,s^{-1}}'],
  a: ['m s^-2', '\\mathrm{m\\,s^{-2}}'],
} as const;

const isAllKnown = vocabulary(
  'moves move motion line straight along axis velocity speed displacement distance acceleration total travelled travels find time times instant instants which instantaneously rest initial initially start starts started passes passing leaves leaving through fixed point origin ' +
    'after between first during interval measured respect relative direction positive during',
  '速位移路程间静止刻运动做直线第前内开始原初总过经瞬沿轴变',
);
/** Another law holds at other times, or the displacement is not from O. */
const isPiecewiseOrShifted = (text: string) =>
  /t\s{0,9}(?:<|>(?!=?\s{0,9}0)|≤|≥(?!\s{0,9}0)|\\leq?)|(?:initial|starting) (?:position|point|place)|相对于?初|初始位置|出发点/i.test(
    text,
  );

/** What is given is of kilometres, or of minutes and hours. */
const isInOtherUnits = (text: string) => /\bkm\b|千米|公里|分钟|小时/i.test(text);

export const variableAcceleration: Method<Parameters> = {
  id: 'variable-acceleration',
  topic: '9709/p4/kinematics-of-motion-in-a-straight-line',

  match(question) {
    const text = normalise(question.text).replace(/²/g, '^2').replace(/³/g, '^3');
    const match =
      /\b([sva])\s{0,9}(?:\(t\))?\s{0,9}=\s{0,9}((?:(?!\s(?:m|where|for|find|and|at|when|ms)\b)[^,;:=\u4e00-\u9fff]){1,120}?)(?=\s{0,9}(?:$|[,;]|\.(?!\d)|\(?m\s?s\b|\(?m\b|\(?ms|where|for|find|and\b|[\u4e00-\u9fff]))/.exec(
        text,
      );
    if (
      !match ||
      !/velocity|speed|accelerat|displacement|distance|particle|moves|motion|rest\b|速度|加速度|位移|距离|路程|质点|运动|静止/i.test(
        text,
      ) ||
      /greatest|maximum|minimum|least|show that|最大|最小|证明/i.test(text)
    )
      return null;
    if (
      !isAllKnown(text.replace(match[0], ' ').toLowerCase()) ||
      isPiecewiseOrShifted(text) ||
      isInOtherUnits(text)
    )
      return null;
    const parsed = parseExpression(match[2]!.trim());
    if (!parsed.ok || symbolsOf(parsed.value).join() !== 't') return null;
    const given = match[1] as Letter;
    const target = targetIn(text.replace(match[0], ' '), given);
    return target && { given, of: parsed.value, target };
  },

  solve({ given, of, target }, { precision }) {
    const show = (value: number) => exactOrRounded(Math.abs(value) < 1e-12 ? 0 : value, precision);
    if (target.kind === 'rest') return restSolution(given, of);
    if (target.kind === 'journey') return journeySolution({ given, of }, target, show);
    return valueSolution({ given, of }, target, show);
  },

  /** Differences over a short time, and a sum of many short steps, instead of calculus. */
  verify({ answer }, { given, of, target }) {
    const f = (t: number) => evaluate(of, { t });
    const name = {
      en: 'A numerical calculation in short time steps gives the same result.',
      zh: '用短时间步计算，结果相同。',
    };
    if (target.kind === 'rest') {
      const times = answer.text.split(', ').map((one) => valueIn(one.split('=')[1]!)!);
      const speed = (t: number) => (given === 'v' ? f(t) : (f(t + 1e-5) - f(t - 1e-5)) / 2e-5);
      const half = 0.5 * 10 ** -(/\.(\d+)/.exec(answer.text)?.[1]?.length ?? 6);
      const isRest = (t: number) =>
        Math.abs(speed(t)) <=
        1e-6 + 1.1 * Math.max(Math.abs(speed(t + half) - speed(t)), Math.abs(speed(t - half) - speed(t)));
      return [{ name, passed: times.every((t) => t >= 0 && isRest(t)) }];
    }
    const sum = (from: number, to: number, integrand: (t: number) => number) => {
      const width = (to - from) / 50_000;
      return (
        Array.from({ length: 50_000 }, (_, index) => integrand(from + (index + 0.5) * width)).reduce(
          (total, one) => total + one,
          0,
        ) * width
      );
    };
    const unit = target.kind === 'journey' ? 'm' : UNITS[target.letter][0];
    const close = (value: number) =>
      saysQuantity(answer.text, value, unit, 1e-5 * Math.max(1, Math.abs(value)));
    if (target.kind === 'journey')
      return [
        { name, passed: close(sum(target.from, target.to, target.isDistance ? (t) => Math.abs(f(t)) : f)) },
      ];
    const { letter, at, start } = target;
    const down = 'sva'.indexOf(letter) - 'sva'.indexOf(given);
    const h = 1e-4;
    if (down === 0) return [{ name, passed: close(f(at)) }];
    if (down === 1) return [{ name, passed: close((f(at + h) - f(at - h)) / (2 * h)) }];
    if (down === 2) return [{ name, passed: close((f(at + 1e-3) - 2 * f(at) + f(at - 1e-3)) / 1e-6) }];
    return [{ name, passed: down === -1 && start !== null && close(start + sum(0, at, f)) }];
  },
};

const TITLE = { en: 'Motion with variable acceleration', zh: '变加速运动' };

const givenStep = (given: Letter, of: Expression) =>
  step({ en: 'Write down what is given.', zh: '写出已知函数。' }, `${given} = ${toLatex(of)}`);

/** When the particle is at rest. */
function restSolution(given: Letter, of: Expression): Solution | null {
  const velocity = given === 'v' ? of : exact(differentiate(of, 't'));
  const times = restTimes(velocity);
  if (!times || times.length === 0) return null;
  const text = times.map((t) => `t = ${present(t)}`).join(', ');
  return {
    title: TITLE,
    steps: [
      givenStep(given, of),
      ...(given === 'v'
        ? []
        : [
            step(
              { en: 'Differentiate to find the velocity.', zh: '求导得速度。' },
              `v = ${toLatex(velocity)}`,
              ['M1', 'A1'],
            ),
          ]),
      step(
        { en: 'At rest the velocity is zero.', zh: '静止时速度为零。' },
        [`${toLatex(velocity)} = 0`, text],
        ['M1', 'A1'],
      ),
    ],
    answer: { text, tex: text.replaceAll(', ', ',\\; ') },
  };
}

/** How far it moves between two times. */
function journeySolution(
  { given, of }: Law,
  target: Extract<Target, { kind: 'journey' }>,
  show: Show,
): Solution {
  const [low, high] = [target.from, target.to];
  const v = (t: number) => evaluate(of, { t });
  const turns = zerosIn(v, low, high).filter(
    (t) => t > low + 1e-9 && t < high - 1e-9 && v(t - 1e-6) * v(t + 1e-6) < 0,
  );
  const bounds = [low, ...(target.isDistance ? turns : []), high];
  const parts = bounds.slice(1).map((end, index) => integral(v, bounds[index]!, end));
  const value = target.isDistance ? parts.reduce((sum, one) => sum + Math.abs(one), 0) : parts[0]!;
  const text = `${show(value)} m`;
  return {
    title: TITLE,
    steps: [
      givenStep(given, of),
      ...(bounds.length > 2
        ? [
            step(
              {
                en: 'The velocity changes sign, so split the journey there.',
                zh: '速度变号，因此在该处分段。',
              },
              bounds
                .slice(1, -1)
                .map((t) => `t = ${present(t)}`)
                .join(',\\; '),
              ['M1'],
            ),
          ]
        : []),
      step(
        { en: 'Integrate the velocity.', zh: '对速度积分。' },
        parts.map(
          (part, index) =>
            `\\int_{${present(bounds[index]!)}}^{${present(bounds[index + 1]!)}} ${toLatex(of)} \\,dt = ${show(part)}`,
        ),
        ['M1', 'A1'],
        {
          en: 'Displacement is the area under the velocity–time graph.',
          zh: '位移等于速度–时间图线下的面积。',
        },
      ),
      step(
        {
          en: target.isDistance ? 'Add the magnitudes.' : 'State the displacement.',
          zh: target.isDistance ? '各段大小相加。' : '写出位移。',
        },
        `${show(value)}\\;\\mathrm{m}`,
        ['A1'],
      ),
    ],
    answer: { text, tex: `${show(value)}\\;\\mathrm{m}` },
  };
}

/** Displacement, velocity or acceleration at one time. */
function valueSolution(
  { given, of }: Law,
  target: Extract<Target, { kind: 'value' }>,
  show: Show,
): Solution | null {
  const { letter, at, start } = target;
  const [unit, latex] = UNITS[letter];
  const value = valueAt({ given, of }, letter, at, start);
  if (value === null || !Number.isFinite(value)) return null;
  const down = 'sva'.indexOf(letter) - 'sva'.indexOf(given);
  const middle =
    down > 0
      ? derivatives(of, down).map((one, index) =>
          step(
            { en: 'Differentiate.', zh: '求导。' },
            `${'sva'['sva'.indexOf(given) + index + 1]} = ${toLatex(one)}`,
            ['M1', 'A1'],
          ),
        )
      : [
          step(
            { en: 'Integrate from the start.', zh: '从初始时刻积分。' },
            `${letter} = ${start === 0 ? '' : `${exactOrRounded(start ?? 0)} + `}\\int_{0}^{${exactOrRounded(at)}} ${toLatex(of)} \\,dt`,
            ['M1', 'A1'],
          ),
        ];
  return {
    title: TITLE,
    steps: [
      givenStep(given, of),
      ...(down === 0 ? [] : middle),
      step(
        { en: 'Substitute the time.', zh: '代入时间。' },
        `t = ${exactOrRounded(at)}:\\quad ${letter} = ${show(value)}\\;${latex}`,
        ['A1'],
      ),
    ],
    answer: { text: `${show(value)} ${unit}`, tex: `${show(value)}\\;${latex}` },
  };
}

/** Every time at which the velocity is zero; null where it cannot be told that these are all. */
function restTimes(velocity: Expression): number[] | null {
  const p = polynomialOf(velocity, 't');
  const v = (t: number) => evaluate(velocity, { t });
  const known = p && degree(p) > 0 ? realRoots(p) : null;
  if (known) return known.map(({ value }) => (Math.abs(value) < 1e-9 ? 0 : value)).filter((t) => t >= 0);
  const size = (t: number) => termsSize(velocity, t);
  const bound = p ? 1 + Math.max(...p.map((one) => Math.abs(toNumber(one) / toNumber(p.at(-1)!)))) : 60;
  if (bound > 500) return null;
  const near = zerosIn(v, 0, bound, { size });
  const isAll = p !== null || zerosIn(v, bound, 600, { size, steps: 20_000 }).length === 0;
  return isAll ? near.map((t) => (Math.abs(t) < 1e-9 ? 0 : t)) : null;
}

/**
 * The total size of the terms: a value counts as zero beside it only, since a function that decays is small but not
 * zero.
 */
function termsSize(one: Expression, t: number): number {
  const terms = one.kind === 'sum' ? one.terms : [one];
  return terms.reduce((total, term) => total + Math.abs(evaluate(term, { t })), 0);
}

const present = (value: number) => decimalOrFraction(roundToPlaces(value, 11), 200);

function derivatives(of: Expression, times: number): Expression[] {
  const first = exact(differentiate(of, 't'));
  return times === 1 ? [first] : [first, ...derivatives(first, times - 1)];
}

function valueAt(
  { given, of }: { given: Letter; of: Expression },
  letter: Letter,
  at: number,
  start: number | null,
): number | null {
  const down = 'sva'.indexOf(letter) - 'sva'.indexOf(given);
  if (down >= 0) return evaluate(down === 0 ? of : derivatives(of, down).at(-1)!, { t: at });
  if (down < -1 || start === null) return null;
  return start + integral((t) => evaluate(of, { t }), 0, at);
}

function targetIn(rest: string, given: Letter): Target | null {
  const requests = [...rest.matchAll(/\b(?:find|calculate|determine|work out)\b([^?]*)|求([^?]*)/gi)].map(
    (one) => one[1] ?? one[2]!,
  );
  if (requests.length !== 1) return null;
  const request = requests[0]!;
  if (
    /\b(?:times?|values? of t)\b[^.]{0,300}\b(?:at rest|instantaneous|stationary)|^\s{0,9}when[^.]{0,300}at rest|静止的时刻|静止时的?时间|何时静止|速度为零的时/i.test(
      request,
    )
  )
    return given === 'a' ||
      /\b(?:next|first|second|last|again|other than)\b|t\s*>|再次|下一|首次|第/i.test(rest)
      ? null
      : { kind: 'rest' };
  const between =
    /(?:between|from)\s{0,9}t\s{0,9}=\s{0,9}([\d./]{1,40}\d|\d)\s{0,9}(?:s\s{0,9})?(?:and|to)\s{0,9}t\s{0,9}=\s{0,9}([\d./]{1,40}\d|\d)|(?:从|在)?\s{0,9}t\s{0,9}=\s{0,9}([\d.]{1,40})\s{0,9}(?:s)?\s{0,9}(?:到|至)\s{0,9}t\s{0,9}=\s{0,9}([\d.]{1,40})/.exec(
      request,
    );
  const first =
    /(?:in|during) the first (\d+(?:\.\d+)?)\s*(?:s\b|seconds)|前\s*(\d+(?:\.\d+)?)\s*(?:s|秒)/i.exec(
      request,
    );
  if ((between || first) && given === 'v') {
    const [from, to] = between
      ? [Number(between[1] ?? between[3]), Number(between[2] ?? between[4])]
      : [0, Number(first![1] ?? first![2])];
    const [distance, displacement] = [/distance|路程/i.test(request), /displacement|位移/i.test(request)];
    return distance !== displacement && to > from
      ? { kind: 'journey', from, to, isDistance: distance }
      : null;
  }
  const times = [
    ...rest.matchAll(/(?:when|at|at time|当|在)?\s{0,9}t\s{0,9}=\s{0,9}(\d{1,40}(?:\.\d{1,40})?)/g),
  ]
    .map(([, time]) => Number(time))
    .filter((time) => time !== 0 || !/initial|t = 0/.test(rest));
  const kinds: [Letter, RegExp][] = [
    ['a', /acceleration|加速度/i],
    ['v', /velocity|(?<!加)速度/i],
    ['s', /displacement|位移/i],
  ];
  const letters = kinds.filter(([, pattern]) => pattern.test(request)).map(([letter]) => letter);
  if (letters.length !== 1 || times.length !== 1) return null;
  const [letter] = letters;
  const needsStart = 'sva'.indexOf(letter!) < 'sva'.indexOf(given);
  const start = !needsStart
    ? null
    : /from rest|initially at rest|at rest when t = 0|静止/i.test(rest) && letter === 'v'
      ? 0
      : initialIn(rest, letter!);
  return needsStart && start === null ? null : { kind: 'value', letter: letter!, at: times[0]!, start };
}

function initialIn(rest: string, letter: Letter): number | null {
  const typed =
    new RegExp(
      `${letter}\\s{0,9}=\\s{0,9}(-?\\d{1,40}(?:\\.\\d{1,40})?)\\s{0,9}(?:m s\\^\\{?-1\\}?|m/s|m)?\\s{0,9}(?:when|at)\\s{0,9}t\\s{0,9}=\\s{0,9}0`,
    ).exec(rest)?.[1] ??
    (letter === 'v'
      ? /initial (?:velocity|speed) (?:is |of |= ?)?(-?\d+(?:\.\d+)?)|初速度(?:为|是)?\s*(-?\d+(?:\.\d+)?)/
          .exec(rest)
          ?.slice(1)
          .find(Boolean)
      : undefined);
  if (typed !== undefined) return Number(typed);
  return letter === 's' && /starts? (?:from|at) (?:O|the origin)|从原点出发/.test(rest) ? 0 : null;
}
