import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  number,
  PI,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { randomOf } from '../../../algebra-system/numeric/random.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { Answer, Check, Step } from '../../../writing/method.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import { assigned } from '../values/system.ts';
import { type Figure, figureOf, liesBetween, sampleFor } from './figure.ts';
import { isAngle, lettersFrom, type Solvers } from './letters.ts';
import { isMeasured, type Measure, measureOf } from './measures.ts';
import { lengthIn, sizeIn, toldIn } from './told.ts';

/** Arcs, sectors and segments, and the regions that they bound with straight lines. */
export function solveArcs(goal: Goal, scope: Scope, solvers: Solvers): SolvedGoal | null {
  const isRound = scope.things.some(({ kind }) => kind === 'sector' || kind === 'arc');
  if (!isRound || scope.facts.some(({ relation }) => relation === 'scene')) return null;
  const told = toldIn(scope.things, scope.facts, scope.used);
  const figure = told && figureOf(told);
  if (!figure) return null;
  const equations = equationsOf(figure);
  if (!equations) return null;
  const letters: Scope = {
    ...scope,
    facts: [
      ...scope.facts.filter((fact) => isOfLetters(fact)),
      ...equations.map((one): Fact => ({ relation: 'holds', of: [`${toLatex(one)} = 0`] })),
      ...[...new Set(equations.flatMap(symbolsOf))]
        .filter(isAngle)
        .map((letter): Fact => ({ relation: 'holds', of: [`0 < \\${letter} < 2\\pi`] })),
    ],
  };
  if (goal.verb === 'show') return shown(goal, figure, letters, solvers);
  if (goal.verb !== 'find') return null;
  if (typeof goal.target === 'string') return solvers.goal(goal, letters);
  const measure = measureOf(goal.target, figure);
  return measure && found(measure, goal, figure, letters, solvers);
}

/** What the lengths and measures that are given say of the letters; null where one of them is not known. */
function equationsOf(figure: Figure): Expression[] | null {
  const all = [...figure.equations];
  for (const { of, size } of figure.told.worth) {
    const measure = measureOf(of, figure);
    if (!measure) return null;
    const rest = exact({ kind: 'sum', terms: [measure.value, { kind: 'negative', of: size }] });
    if (symbolsOf(rest).length > 0) all.push(rest);
    else if (!isRounding(evaluate(measure.value), evaluate(size))) return null;
  }
  return all;
}

const isRounding = (value: number, printed: number): boolean =>
  Math.abs(value - printed) < 6e-3 * Math.max(1, Math.abs(printed));

const isOfLetters = ({ relation, of: [first] }: Fact): boolean =>
  typeof first === 'string' &&
  !/[A-Z]{2}/.test(first.replace(/\\[a-zA-Z]+/g, '')) &&
  [
    'holds',
    'equal',
    'constant',
    'positive',
    'negative',
    'nonzero',
    'integer',
    'real',
    'rational',
    'as-found',
  ].includes(relation);

const UNCLEAR = new Set(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan']);
const isClear = (one: Expression): boolean =>
  !contains(one, (part) => part.kind === 'call' && UNCLEAR.has(part.name));

/** The measure with its letters found, or in terms of those that may stand in it. */
function found(
  measure: Measure,
  goal: Goal,
  figure: Figure,
  scope: Scope,
  solvers: Solvers,
): SolvedGoal | null {
  const open = symbolsOf(measure.value).filter((letter) => !goal.terms?.includes(letter));
  const values = open.length === 0 ? {} : lettersFrom(open, scope, solvers);
  if (!values) return null;
  const value = exact(assigned(measure.value, values));
  const left = symbolsOf(value);
  if (left.some((letter) => !goal.terms?.includes(letter))) return null;
  if (left.length === 0 && goal.terms?.some((letter) => !/pi|π/.test(letter))) return null;
  const answer = answerOf({ ...measure, value }, goal, figure);
  if (!answer) return null;
  const numbers = Object.fromEntries(Object.entries(values).map(([letter, one]) => [letter, evaluate(one)]));
  const samples = [0, 1].map((at) => ({
    ...Object.fromEntries(
      Object.entries(sampleFor(left)).map(([letter, size]) => [letter, size * (1 + at / 5)]),
    ),
    ...numbers,
  }));
  if (!isAnywhere(figure, left, numbers)) return null;
  const check: Check = {
    name: { en: 'Measured along many short steps', zh: '用许多小段逐段量得相同的结果' },
    passed: isMeasured({ ...measure, value: exact(assigned(measure.value, values)) }, samples),
  };
  return {
    title: { en: 'Arcs and sectors', zh: '弧与扇形' },
    steps: [
      ...LAWS,
      ...(open.length > 0
        ? [
            step({ en: 'Find the letters from what is given.', zh: '由已知条件求出字母。' }, [
              Object.entries(values)
                .map(([letter, one]) => `${toLatex({ kind: 'symbol', name: letter })} = ${toLatex(one)}`)
                .join(',\\; '),
            ]),
          ]
        : []),
      step(measure.power === 2 ? AREAS : LENGTHS, [toLatex(measure.value)]),
      step({ en: 'The answer', zh: '答案' }, [answer.tex]),
    ],
    answer,
    checks: [check],
  };
}

/** Whether points lie between the ends of their sides with some numbers for the letters that are left. */
function isAnywhere(figure: Figure, left: readonly string[], numbers: Record<string, number>): boolean {
  const random = randomOf(3);
  const sizeOf = (letter: string) => (isAngle(letter) ? 0.05 + random() * 3 : 10 ** (random() * 3 - 1));
  return Array.from({ length: left.length === 0 ? 1 : 200 }).some(() =>
    liesBetween(figure, { ...Object.fromEntries(left.map((one) => [one, sizeOf(one)])), ...numbers }),
  );
}

const AREAS = {
  en: 'Put the area together from its sectors and triangles, each with its own formula.',
  zh: '把面积分成扇形与三角形，各用公式计算。',
};
const LENGTHS = {
  en: 'Add the straight pieces and the arcs, each with its own formula.',
  zh: '把各直线段与弧按公式相加。',
};

const LAWS: Step[] = [
  step(
    {
      en: 'An arc has length rθ, a sector area ½r²θ, with θ in radians.',
      zh: '弧长为 rθ，扇形面积为 ½r²θ，θ 以弧度计。',
    },
    ['s = r\\theta,\\; A = \\frac{1}{2}r^2\\theta'],
  ),
];

/** In the form, the figures and the unit that were asked for; what is not exact has three figures. */
function answerOf({ value, power }: Measure, goal: Goal, { told }: Figure): Answer | null {
  const { form, exact: isExact } = goal;
  if (form && !isInForm(value, form)) return null;
  const isNumber = symbolsOf(value).length === 0;
  const inDegrees = power === 0 && goal.unit !== undefined && /^(?:°|deg)/.test(goal.unit);
  const size = inDegrees ? exact(quotient(product(value, number(180)), PI)) : value;
  const figures =
    goal.figures ??
    (isNumber && !isExact && !form && !isClear(size)
      ? { kind: inDegrees ? ('places' as const) : ('figures' as const), digits: inDegrees ? 1 : 3 }
      : undefined);
  const text = figures && isNumber ? rounded(evaluate(size), figures) : toText(size);
  const tex = figures && isNumber ? asLatex(text) : toLatex(size);
  if (power === 0) return { text: inDegrees ? `${text}°` : text, tex: inDegrees ? `${tex}^{\\circ}` : tex };
  if (told.unit === null || !isNumber) return goal.unit ? null : { text, tex };
  const unit = power === 1 ? told.unit : `${told.unit}^2`;
  if (goal.unit && goal.unit !== unit) return null;
  const isSum = !figures && size.kind === 'sum';
  return {
    text: `${isSum ? `(${text})` : text} ${unit}`,
    tex: `${tex}\\;\\mathrm{${told.unit}}${power === 1 ? '' : '^2'}`,
  };
}

const rootsIn = (text: string): string => [...new Set(text.match(/sqrt\(\d+\)|pi/g))].sort().join();

/** The same roots and π stand in a value as in the form that is asked for. */
function isInForm(value: Expression, form: string): boolean {
  const read = statementIn(form.replace(/\$/g, ''));
  return (
    read?.kind === 'expression' && isClear(value) && rootsIn(toText(read.value)) === rootsIn(toText(value))
  );
}

/** A length or an angle that is printed, as it stands or rounded, and equations between letters. */
function shown(goal: Goal, figure: Figure, scope: Scope, solvers: Solvers): SolvedGoal | null {
  const fact = solvers.shown(goal);
  if (!fact) return null;
  const printed = printedIn(fact, figure);
  if (!printed) return solvers.show(goal, scope) ?? shownLetter(fact, goal, scope, solvers);
  const { measure, size } = printed;
  const letters = symbolsOf(measure.value);
  const values = letters.length === 0 ? {} : lettersFrom(letters, scope, solvers);
  const value = values && exact(assigned(measure.value, values));
  const isFree = !values && symbolsOf(size).length > 0;
  const own = isFree ? measure.value : value;
  if (!own) return null;
  const sample = sampleFor([...new Set([own, size].flatMap(symbolsOf))]);
  const [a, b] = [evaluate(own, sample), evaluate(size, sample)];
  const isSame = Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)) || isRoundedTo(a, toText(size), goal);
  const passed = isMeasured({ ...measure, value: own }, [sample]);
  if (!isSame) return null;
  return shownAs(toLatex(own), toText(size), toLatex(size), passed);
}

function shownAs(worked: string, text: string, tex: string, passed: boolean): SolvedGoal {
  return {
    title: { en: 'Show that it follows', zh: '由已知条件证明' },
    steps: [
      ...LAWS,
      step({ en: 'Work it out.', zh: '计算。' }, [worked]),
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [tex]),
    ],
    answer: { text, tex },
    checks: [{ name: { en: 'Measured along many short steps', zh: '用许多小段逐段量得相同的结果' }, passed }],
  };
}

/** 7.46 of 7.4563…: as many figures as are printed, or as were said. */
function isRoundedTo(value: number, printed: string, { figures }: Goal): boolean {
  if (!/^-?\d+(?:\.\d+)?$/.test(printed)) return false;
  const places = printed.split('.')[1]?.length ?? 0;
  if (places === 0 && !figures) return false;
  return value.toFixed(places) === Number(printed).toFixed(places);
}

function printedIn(
  { relation, of: [left, right] }: Fact,
  figure: Figure,
): { measure: Measure; size: Expression } | null {
  if (relation === 'holds') {
    const [two, rest] = lengthIn(String(left)) ?? [];
    const measure = two === undefined ? null : measureOf({ the: 'length', of: [{ thing: two }] }, figure);
    const size = rest === undefined ? null : sizeIn(rest, { unit: null });
    return measure && size ? { measure, size } : null;
  }
  if (relation !== 'equal' || left === undefined) return null;
  const term =
    typeof left === 'string' && /^[A-Z]{2}$/.test(left)
      ? ({ the: 'length', of: [{ thing: left }] } as const)
      : left;
  const measure = typeof term === 'object' ? measureOf(term as never, figure) : null;
  const size = sizeIn(right, figure.told);
  return measure && size ? { measure, size } : null;
}

/** θ = 0.927, rounded. */
function shownLetter(fact: Fact, goal: Goal, scope: Scope, solvers: Solvers): SolvedGoal | null {
  const text = fact.relation === 'holds' ? String(fact.of[0]) : null;
  const read = text === null ? null : statementIn(text.replace(/\$/g, ''));
  const [left, right] = read?.kind === 'relation' && read.signs.join('') === '=' ? read.sides : [];
  if (left?.kind !== 'symbol' || !right || symbolsOf(right).length > 0) return null;
  const values = lettersFrom([left.name], scope, solvers);
  const value = values?.[left.name];
  if (!value) return null;
  const isSame =
    Math.abs(evaluate(value) - evaluate(right)) < 1e-9 || isRoundedTo(evaluate(value), toText(right), goal);
  return isSame ? shownAs(`${toLatex(left)} = ${toLatex(value)}`, toText(right), toLatex(right), true) : null;
}
