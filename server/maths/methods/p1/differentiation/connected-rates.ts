import { realFunction, shownValue, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import {
  assignmentIn,
  formulasOf,
  functionIn,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { growingShape, type RelatedRates } from '../../../reading/calculus/related-rates.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  product,
  quotient,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import { withoutUnit, withUnit } from '../../../reading/geometry/length-unit.ts';
import type { Method } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends RelatedRates {
  isNamed: boolean;
}

const RATE =
  /(?:find|calculate|determine|求)?\s{0,9}(?:d\s{0,9}([A-Za-z])\s{0,9}\/\s{0,9}d\s{0,9}t|\\frac\s{0,9}\{\s{0,9}d\s{0,9}([A-Za-z])\s{0,9}\}\s{0,9}\{\s{0,9}d\s{0,9}t\s{0,9}\})(?!\s{0,9}=)(?:的值)?/u;
const WORDS = /\b(?:a point moves along|point|moves|so|such|rate of change|rate|change)\b|的?变化率|时的?/giu;
const MOVING =
  /^a (?:point|particle) moves along (?:the )?curve (y\s*=.*?),? (?:and its|such that its|so that its) ([xy])-coordinate (?:is )?(?:increas(?:es|ing)) at (?:a (?:constant )?rate of )?([\d./]+)(?: units?)?(?: per second| \/ ?s)?\. find the rate of (?:change|increase) of (?:the|its) ([xy])-coordinate when (x\s*=\s*\S+?)\.?$/i;

export const connectedRates: Method<Parameters> = {
  id: 'connected-rates',
  topic: '9709/p1/differentiation',

  match({ text }) {
    const plain = plainText(text);
    return explicitIn(plain) ?? movingIn(plain.replace(/along y/i, 'along the curve y')) ?? shapeIn(plain);
  },

  solve({ of, letter, name, given, rate, at, unit, isNamed }) {
    const slope = gathered(differentiate(of, letter));
    const here = exact(substitute(slope, letter, at));
    if (!Number.isFinite(evaluate(here)) || evaluate(here) === 0) return null;
    const value = given === 'inner' ? exact(product(here, rate)) : exact(quotient(rate, here));
    const d = (one: string, by: string) => `\\frac{\\mathrm{d}${one}}{\\mathrm{d}${by}}`;
    const [target, known] = given === 'inner' ? [name, letter] : [letter, name];
    const typed = isNamed ? `d${target}/dt = ` : '';
    const set = withUnit(
      { text: `${typed}${toText(value)}`, tex: `${d(target, 't')} = ${toLatex(value)}` },
      unitOf({ unit, given }),
    );
    return {
      title: { en: 'Connected rates of change', zh: '相关变化率' },
      steps: [
        step(
          { en: 'Write down the relation and differentiate.', zh: '写出两量的关系并求导。' },
          [`${name} = ${toLatex(of)}`, `${d(name, letter)} = ${toLatex(slope)}`],
          ['B1'],
        ),
        step(
          { en: 'Connect the rates by the chain rule.', zh: '用链式法则联系各变化率。' },
          [
            `${d(name, 't')} = ${d(name, letter)} \\times ${d(letter, 't')}`,
            `${d(known, 't')} = ${toLatex(rate)}`,
          ],
          ['M1'],
          { en: 'Both quantities depend on the time.', zh: '两个量都随时间变化。' },
        ),
        step(
          { en: 'Substitute the values.', zh: '代入数值。' },
          [`${letter} = ${toLatex(at)}: \\quad ${d(name, letter)} = ${toLatex(here)}`, set.tex],
          ['M1', 'A1'],
        ),
      ],
      answer: set,
    };
  },

  /** Compares with the quantities a short time later, computed numerically. */
  verify({ answer }, { of, letter, given, rate, at, unit }) {
    const f = realFunction(of, letter);
    const bare = { ...answer, text: withoutUnit(answer.text) };
    const [shown, place, known] = [shownValue(bare), evaluate(at), evaluate(rate)];
    const value = shown ? evaluate(shown) : NaN;
    const [inner, outer] = given === 'inner' ? [known, value] : [value, known];
    const moved = slopeAt((t) => f(place + inner * t), 0);
    return [
      {
        name: {
          en: 'After a short time the quantities have changed at these rates.',
          zh: '经过极短时间，各量的改变与此变化率相符。',
        },
        passed:
          answer.text === withUnit(bare, unitOf({ unit, given })).text &&
          Math.abs(moved - outer) <= 1e-6 * Math.max(1, Math.abs(outer)),
      },
    ];
  },
};

/** Of the rate that is asked for: lengths to a power, by the time. */
function unitOf({ unit, given }: Pick<Parameters, 'unit' | 'given'>): [string, number][] {
  if (!unit) return [];
  return [
    [unit.length, unit.powers[given === 'inner' ? 'outer' : 'inner']],
    [unit.time, -1],
  ];
}

/** y = f(x), dx/dt = …, find dy/dt when x = …. */
function explicitIn(plain: string): Parameters | null {
  const ask = RATE.exec(plain.replace(/^.*(?=find|求|calculate)/is, (head) => ' '.repeat(head.length)));
  const unknown = ask?.[1] ?? ask?.[2];
  const target = plain.match(new RegExp(RATE.source, 'gu'));
  if (!unknown || target?.length !== 1) return null;
  const formulas = formulasOf(plain.replace(target[0], ' , '), WORDS) ?? [];
  const rates = formulas.map(rateIn).filter((one) => one !== null);
  const curve = formulas.map(functionIn).find((one) => one?.name);
  const at = formulas.map(assignmentIn).find((one) => one && one.letter === curve?.letter);
  const [rate] = rates;
  if (formulas.length !== 3 || rates.length !== 1 || !curve || !at || !rate) return null;
  const names = [curve.name!, curve.letter];
  if (!names.includes(unknown) || !names.includes(rate.of) || rate.of === unknown) return null;
  return {
    of: curve.value,
    letter: curve.letter,
    name: curve.name!,
    given: rate.of === curve.letter ? 'inner' : 'outer',
    rate: rate.value,
    at: at.value,
    unit: null,
    isNamed: true,
  };
}

function rateIn(formula: string): { of: string; value: Expression } | null {
  const parsed = parse(formula);
  if (!parsed.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
    return null;
  const [left, value] = parsed.statement.sides as [Expression, Expression];
  return left.kind === 'derivative' && left.by === 't' && left.order === 1 && symbolsOf(value).length === 0
    ? { of: left.of, value }
    : null;
}

function movingIn(plain: string): Parameters | null {
  const match = MOVING.exec(plain);
  const curve = match && functionIn(match[1]!);
  const at = match && assignmentIn(match[5]!);
  const rate = match && assignmentIn(`x = ${match[3]}`);
  if (!curve || curve.name !== 'y' || curve.letter !== 'x' || !at || !rate || match[2] === match[4])
    return null;
  return {
    of: curve.value,
    letter: 'x',
    name: 'y',
    given: match[2]!.toLowerCase() === 'x' ? 'inner' : 'outer',
    rate: rate.value,
    at: at.value,
    unit: null,
    isNamed: false,
  };
}

function shapeIn(plain: string): Parameters | null {
  const rates = growingShape(plain);
  return rates && { ...rates, isNamed: false };
}
