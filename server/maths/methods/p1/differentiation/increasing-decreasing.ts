import { realFunction, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import { rateName } from '../../../techniques/calculus/derivative-steps.ts';
import {
  formulasOf,
  functionIn,
  type NamedFunction,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { presentable, ruleFor } from '../../../techniques/calculus/derivative-rules.ts';
import { breaksOf, exactZeros } from '../../../techniques/calculus/zeros.ts';
import { numberSetOf } from '../../../algebra-system/equivalence/number-set.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statement } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  of: NamedFunction;
  up: boolean;
  positiveOnly: boolean;
}

const WORDS =
  /\b(?:set|values?|of|range|interval|on which|which|for what|what|are|show|where|is|an?|the|increasing|decreasing)\b|[x]\s*>\s*0|单调|递增|递减|区间|函数|增|减/giu;

interface Stretch {
  from: Expression | null;
  to: Expression | null;
}

export const increasingDecreasing: Method<Parameters> = {
  id: 'increasing-decreasing',
  topic: '9709/p1/differentiation',

  match({ text }) {
    const plain = plainText(text);
    const [up, down] = [/\bincreasing\b|递增|增区间/i.test(plain), /\bdecreasing\b|递减|减区间/i.test(plain)];
    if (up === down) return null;
    const formulas = formulasOf(plain.replace(/\(\s*x\s*>\s*0\s*\)/, 'x > 0'), WORDS)?.filter(
      (formula) => formula !== 'x',
    );
    const of = formulas?.length === 1 ? functionIn(formulas[0]!) : null;
    return of?.name && of.letter === 'x' ? { of, up, positiveOnly: /x\s*>\s*0/.test(plain) } : null;
  },

  solve({ of, up, positiveOnly }) {
    const first = presentable(of.value, 'x', ruleFor(of.value, 'x'));
    const zeros = exactZeros(first, 'x');
    const breaks = breaksOf(of.value);
    if (!zeros || !breaks) return null;
    const slope = realFunction(first, 'x');
    const edges = [...zeros, ...breaks, ...(positiveOnly ? [number(0)] : [])]
      .filter(
        (one, index, all) =>
          all.findIndex((other) => Math.abs(evaluate(other) - evaluate(one)) < 1e-9) === index,
      )
      .filter((one) => !positiveOnly || evaluate(one) >= 0)
      .sort((a, b) => evaluate(a) - evaluate(b));
    const intervals: Stretch[] = [null, ...edges].map((from, index) => ({ from, to: edges[index] ?? null }));
    const chosen = merged(
      intervals.filter(
        (interval) =>
          isInside(interval, positiveOnly) &&
          slope(inner(interval)) > 0 === up &&
          Number.isFinite(slope(inner(interval))),
      ),
      breaks,
    );
    const answer = answerOf(chosen);
    const rate = rateName(of).tex;
    return {
      title: up
        ? { en: 'Increasing function', zh: '递增函数' }
        : { en: 'Decreasing function', zh: '递减函数' },
      steps: [
        step({ en: 'Differentiate.', zh: '求导。' }, [`${rate} = ${toLatex(first)}`], ['B1']),
        step(
          up
            ? { en: 'The function increases where the derivative is positive.', zh: '导数为正处函数递增。' }
            : { en: 'The function decreases where the derivative is negative.', zh: '导数为负处函数递减。' },
          [`${toLatex(first)} ${up ? '>' : '<'} 0`],
          ['M1'],
        ),
        step(
          zeros.length
            ? { en: 'Find where the derivative is zero.', zh: '求导数为零的点。' }
            : { en: 'The derivative is never zero.', zh: '导数恒不为零。' },
          zeros.length ? [zeros.map((at) => `x = ${toLatex(at)}`).join(',\\; ')] : [],
          ['A1'],
        ),
        step(
          { en: 'Choose the intervals with the right sign.', zh: '取符号符合的区间。' },
          [answer.tex],
          ['A1'],
        ),
      ],
      answer,
    };
  },

  /** A numerical derivative has the right sign inside the set and not outside. */
  verify({ answer }, { of, up, positiveOnly }) {
    const f = realFunction(of.value, 'x');
    const set = answer.text === 'none' ? { intervals: [] } : numberSetOf(statement(answer.text));
    const isIn = (at: number) =>
      answer.text === ALL.text || set!.intervals.some(({ from, to }) => at > from && at < to);
    let seen = 0;
    let isRight = true;
    for (let at = positiveOnly ? 0.013 : -20; at < 20; at += 0.0371) {
      const slope = slopeAt(f, at);
      if (!Number.isFinite(slope) || Math.abs(slope) < 1e-4) continue;
      seen += 1;
      if ((slope > 0 === up) !== isIn(at)) isRight = false;
    }
    return [
      {
        name: {
          en: 'A numerical gradient has the right sign throughout.',
          zh: '差商求得的斜率符号处处相符。',
        },
        passed: isRight && seen > 50,
      },
    ];
  },
};

const ALL = {
  text: '-inf < x < inf',
  tex: 'x \\in \\mathbb{R}',
  say: { en: 'for all real x', zh: '对所有实数 x' },
};

function answerOf(intervals: Stretch[]) {
  if (intervals.some(({ from, to }) => !from && !to)) return ALL;
  if (intervals.length === 0)
    return {
      text: 'none',
      tex: '\\varnothing',
      say: { en: 'There is no such interval.', zh: '没有这样的区间。' },
    };
  const write = (print: (one: Expression) => string) =>
    intervals.map(({ from, to }) =>
      !from ? `x < ${print(to!)}` : !to ? `x > ${print(from)}` : `${print(from)} < x < ${print(to)}`,
    );
  return { text: write(toText).join(' or '), tex: write(toLatex).join(' \\text{ or } ') };
}

function inner({ from, to }: Stretch): number {
  if (from && to) return (evaluate(from) + evaluate(to)) / 2;
  return from ? evaluate(from) + 1 : to ? evaluate(to) - 1 : 0.5;
}

function isInside({ from }: Stretch, positiveOnly: boolean): boolean {
  return !positiveOnly || from !== null;
}

/** Merges two intervals that meet at a stationary point. */
function merged(intervals: Stretch[], breaks: Expression[]): Stretch[] {
  const result: Stretch[] = [];
  for (const interval of intervals) {
    const last = result.at(-1);
    const touches = last?.to && interval.from && Math.abs(evaluate(last.to) - evaluate(interval.from)) < 1e-9;
    const isBreak =
      touches && breaks.some((one) => Math.abs(evaluate(one) - evaluate(interval.from!)) < 1e-9);
    if (last && touches && !isBreak) last.to = interval.to;
    else result.push({ ...interval });
  }
  return result;
}
