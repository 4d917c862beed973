import { agree, isDerivative, realFunction } from '../algebra-system/equivalence/sampling.ts';
import { evaluate } from '../algebra-system/expressions/evaluate.ts';
import { type Expression, symbol, symbolsOf } from '../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../algebra-system/expressions/print.ts';
import { parseExpression } from '../algebra-system/parsing/statement.ts';
import type { Answer, Check } from '../writing/method.ts';
import { exact } from '../algebra-system/normal/exact.ts';
import type { Question } from '../reading/questions/question.ts';
import { integral } from '../algebra-system/numeric/roots.ts';
import type { Worked } from './outcome.ts';
import { step } from '../writing/step.ts';

/** An integral as the kernel is asked for it. */
export interface Integral {
  of: Expression;
  by: string;
  between: [from: Expression, to: Expression] | null;
}

/** The integral that a question asks for and nothing else; what the kernel finds of it can be checked. */
export function integralIn(question: Question): Integral | null {
  const { asks, fragments, unread, interval, precision } = question;
  const [first, second] = fragments;
  if (!asksOnlyIntegral(question)) return null;
  if (asks.size !== 1 || !asks.has('integrate') || unread.length > 0 || interval || precision) return null;
  if (first?.statement.kind !== 'expression' || fragments.length > 2) return null;
  const { value } = first.statement;
  const named = second && letterOf(second);
  if (second && !named) return null;
  if (value.kind === 'integral') {
    if (named && named !== value.by) return null;
    return { of: value.of, by: value.by, between: value.from && value.to ? [value.from, value.to] : null };
  }
  const letters = symbolsOf(value);
  return letters.length === 1 && (!named || named === letters[0])
    ? { of: value, by: letters[0]!, between: null }
    : null;
}

const KNOWN =
  /\b(?:please|find|evaluate|calculate|determine|compute|obtain|work out|what is|integrate|the|indefinite|definite|integral|antiderivative|of|with respect to|exact|value|given by)\b|求出|求|计算|不定积分|定积分|积分|关于|对|的值|的/giu;

/** Whether every word beside the formulas is one that asks for an integral. */
function asksOnlyIntegral({ text, fragments }: Question): boolean {
  let words = text;
  for (const { source, at } of fragments.toReversed())
    words = `${words.slice(0, at)} ${words.slice(at + source.length)}`;
  return !/\p{L}/u.test(words.replace(/\\[A-Za-z]+/g, ' ').replace(KNOWN, ' '));
}

/** "with respect to x". */
function letterOf({ statement, before }: Question['fragments'][number]): string | null {
  if (!/respect to$|关于$|对$/.test(before) || statement.kind !== 'expression') return null;
  return statement.value.kind === 'symbol' ? statement.value.name : null;
}

/** What the kernel found, as a solution, if it passes checks that are not the kernel's own; else null. */
export function confirmedIntegral(problem: Integral, tex: string): Worked | null {
  const read = parseExpression(tex);
  if (!read.ok) return null;
  const candidate = exact(read.value);
  const checks = problem.between ? checkValue(problem, candidate) : checkAntiderivative(problem, candidate);
  if (!checks.every(({ passed }) => passed)) return null;
  return { method: 'kernel', topic: '9709/p3/integration', ...presented(problem, candidate), checks };
}

function checkAntiderivative({ of, by }: Integral, candidate: Expression): Check[] {
  const [f, whole] = [realFunction(of, by), realFunction(candidate, by)];
  return [
    {
      name: {
        en: 'Its derivative equals the integrand at the points tested.',
        zh: '在所检验的各点上，其导数等于被积函数。',
      },
      passed: isDerivative(of, candidate, by),
    },
    {
      name: {
        en: 'Differences of its values agree with numerical integration.',
        zh: '函数值之差与数值积分相符。',
      },
      passed: agree(
        (at) => whole(at + SPAN) - whole(at),
        (at) => smallArea(f, at),
        toText(candidate),
      ),
    },
  ];
}

const SPAN = 0.05;

/** Simpson's rule over a span so small that few points do. */
function smallArea(f: (at: number) => number, from: number): number {
  const width = SPAN / 16;
  let total = f(from) + f(from + SPAN);
  for (let i = 1; i < 16; i += 1) total += (i % 2 === 1 ? 4 : 2) * f(from + i * width);
  return (total * width) / 3;
}

function checkValue({ of, by, between }: Integral, candidate: Expression): Check[] {
  const [from, to] = between!.map((end) => evaluate(end)) as [number, number];
  const [value, area] = [evaluate(candidate), integral(realFunction(of, by), from, to)];
  return [
    {
      name: { en: 'A numerical integration gives the same value.', zh: '数值积分得到相同的值。' },
      passed: Math.abs(value - area) <= 1e-7 * Math.max(1, Math.abs(value)),
    },
  ];
}

function presented(
  { of, by, between }: Integral,
  candidate: Expression,
): Pick<Worked, 'title' | 'steps' | 'answer'> {
  const ends = between ? `_{${toLatex(between[0])}}^{${toLatex(between[1])}}` : '';
  const answer: Answer = between
    ? { text: toText(candidate), tex: toLatex(candidate) }
    : { text: `${toText(candidate)} + c`, tex: `${toLatex(candidate)} + c` };
  const only = step(
    {
      en: 'This was found by a computer algebra system: there are no steps to show, but the result has been checked.',
      zh: '由计算机代数系统求得，没有可供展示的步骤，但结果已经过核对。',
    },
    [`\\int${ends} ${toLatex(of)}\\,\\mathrm{d}${toLatex(symbol(by))} = ${answer.tex}`],
  );
  return { title: { en: 'Integral', zh: '积分' }, steps: [only], answer };
}
