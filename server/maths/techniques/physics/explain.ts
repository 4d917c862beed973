import { asLatex, numberIn, PHYSICS, rounded, shortLatex } from '../../writing/rounding.ts';
import type { Solution, Step } from '../../writing/method.ts';
import { fromSi, parseUnit, type Unit } from '../../algebra-system/numbers/units.ts';
import { plainUnit } from '../../algebra-system/numbers/unit-text.ts';
import { figuresOf, type Plan } from './choose-formula.ts';
import type { Applied } from './formula.ts';
import { constants } from '../../reading/physics/constants.ts';
import type { Given } from '../../reading/physics/given.ts';
import { quantities, type QuantityName } from '../../reading/physics/quantities.ts';
import { latexOf } from './relation.ts';
import { step } from '../../writing/step.ts';

const UNIT_LATEX = (unit: string) => (unit ? parseUnit(unit)!.latex : '');

/** The lines of a physics solution: what is known, the formula, the numbers in it, the answer with its unit. */
export function explain(
  { reading, chain, negated }: Plan,
  figures: number,
  show?: (value: number) => string,
): Solution {
  const last = chain.at(-1)!;
  const name = last.formula.roles.get(last.target)!;
  const { value, unit } = answerIn(last, reading.unknownQuantity.unit);
  const result = Math.abs(value) < 1e-300 ? 0 : negated ? -value : value;
  const text = show?.(result) ?? rounded(result, { kind: 'figures', digits: figures }, PHYSICS);
  const latex = asLatex(text);
  const steps = [
    listGivens(chain),
    ...chain.flatMap((applied, index) => linesOf(applied, index < chain.length - 1)),
  ];
  const isExact = Math.abs(numberIn(text) - result) <= 1e-9 * Math.abs(result);
  const tex = [
    `${negated ? '-' : ''}${quantities[name].latex} ${isExact ? '=' : '\\approx'} ${latex}${gap(unit.latex)}${unit.latex}`,
  ];
  steps.push(
    show
      ? step({ en: 'State the answer.', zh: '写出结果。' }, tex, ['A1'])
      : step(
          {
            en: `Round to ${figures} significant figures and give the unit.`,
            zh: `保留 ${figures} 位有效数字，并写出单位。`,
          },
          tex,
          ['A1'],
          {
            en: 'The answer cannot be more precise than the least precise value used.',
            zh: '结果的精确程度不能超过所用数据中最不精确的一个。',
          },
        ),
  );
  return {
    title: { en: `Find the ${plainName(name, 'en')}`, zh: `求${plainName(name, 'zh')}` },
    steps,
    answer: {
      text: [text, unit.typed].filter(Boolean).join(' '),
      tex: `${latex}${gap(unit.latex)}${unit.latex}`,
    },
  };
}

/** Significant figures of the answer: as asked, or as the values that were used. */
export const figuresFor = ({ chain }: Plan) => figuresOf(chain.flatMap(({ used }) => [...used.values()]));

export function answerIn(
  applied: Applied,
  requestedUnit: Unit | null,
): { value: number; unit: Unit & { typed: string } } {
  const { unit: own } = quantities[applied.formula.roles.get(applied.target)!];
  const unit = requestedUnit ?? (own ? parseUnit(own)! : null);
  if (!unit)
    return {
      value: applied.result,
      unit: { scale: 1, offset: 0, dimension: [0, 0, 0, 0, 0, 0], latex: '', typed: '' },
    };
  const offset = applied.formula.roles.get(applied.target) === 'temperatureChange' ? 0 : unit.offset;
  return {
    value: fromSi(applied.result, { ...unit, offset }),
    unit: { ...unit, typed: requestedUnit ? plainUnit(unit) : own },
  };
}

const gap = (latex: string) => (latex === '' || latex.startsWith('^') ? '' : '\\;');

const plainName = (name: QuantityName, language: 'en' | 'zh') =>
  quantities[name][language].find((one) => !/^[-<>]/.test(one)) ?? quantities[name][language][0]!;

function listGivens(chain: Applied[]): Step {
  const tex: string[] = [];
  for (const { formula, used, values } of chain)
    for (const [id, given] of used)
      if (given.label.kind !== 'quantity')
        tex.push(givenLine(formula.roles.get(id)!, given, values.get(id)!));
  const ids = [...new Set(chain.flatMap(({ formula }) => formula.constants))];
  for (const id of ids) {
    const stated = chain.find(({ values }) => values.has(id))!.values.get(id)!;
    const { latex, shown, unit, value } = constants[id]!;
    tex.push(`${latex} = ${stated === value ? shown : plain(stated)}\\;${UNIT_LATEX(unit)}`);
  }
  return step({ en: 'Write down what is known, in SI units.', zh: '列出已知量，并换算成国际单位。' }, [
    ...new Set(tex),
  ]);
}

const symbolOf = (name: QuantityName) => quantities[name].latex;

/** What the question gives, with the sign that it has in the formula: a deceleration of 2 is a = −2. */
function givenLine(name: QuantityName, { typed, value: si, unit, implied }: Given, used: number): string {
  const size = name === 'temperatureChange' ? si - (unit?.offset ?? 0) : si;
  const isTurned = size * used < 0;
  const value = isTurned ? -size : size;
  const set = isTurned ? opposite(setTyped(typed)) : setTyped(typed);
  const symbol = symbolOf(name);
  if (!unit) return `${symbol} = ${set}`;
  const asTyped = implied ? plain(value) : set;
  const line = `${symbol} = ${asTyped}${gap(unit.latex)}${unit.latex}`;
  const inSi = unit.scale === 1 && unit.offset === 0;
  return inSi || unit.latex.startsWith('^')
    ? line
    : `${line} = ${plain(value)}\\;${UNIT_LATEX(quantities[name].unit)}`;
}

const opposite = (set: string) => (set.startsWith('-') ? set.slice(1).trim() : `-${set}`);

/** A number as it was typed, set in LaTeX. */
const setTyped = (typed: string) =>
  typed
    .replace(/−/g, '-')
    .replace(/,/g, '')
    .replace(
      /\s{0,9}(?:×|x|\*|·|\\times|\\cdot)\s{0,9}10\s{0,9}\^?\s{0,9}\{?\s{0,9}(-?\d{1,40})\s{0,9}\}?/,
      ' \\times 10^{$1}',
    )
    .replace(/[eE]([-+]?\d+)/, ' \\times 10^{$1}');

/** Enough figures to be exact, without noise; powers of ten where a plain number would be long. */
export const plain = (value: number) => shortLatex(value, 6, { from: -3, to: 4 });

function linesOf(applied: Applied, isOnTheWay: boolean): Step[] {
  const { formula, target, rearranged, values } = applied;
  const symbol = (id: string) =>
    formula.roles.has(id) ? symbolOf(formula.roles.get(id)!) : constants[id]!.latex;
  const shown = (id: string) => {
    const isAngle = quantities[formula.roles.get(id) ?? 'mass'].unit === '°';
    return isAngle ? `${plain((values.get(id)! * 180) / Math.PI)}^{\\circ}` : plain(values.get(id)!);
  };
  const name = formula.roles.get(target)!;
  const inOwn = answerIn(applied, null);
  const relation = `${latexOf(formula.relation.left, symbol)} = ${latexOf(formula.relation.right, symbol)}`;
  const turned = `${symbol(target)} = ${latexOf(rearranged, symbol)}`;
  const result = `${plain(inOwn.value)}${gap(inOwn.unit.latex)}${inOwn.unit.latex}`;
  return [
    step(
      {
        en: `Choose the formula for the ${plainName(name, 'en')}.`,
        zh: `选用求${plainName(name, 'zh')}的公式。`,
      },
      [relation],
      ['B1'],
      formula.say,
    ),
    ...(turned === relation
      ? []
      : [step({ en: 'Make it the subject.', zh: '变形，解出所求量。' }, [turned])]),
    step(
      { en: 'Substitute the values.', zh: '代入数值。' },
      [`${symbol(target)} = ${latexOf(rearranged, shown, true)}`, `${symbol(target)} = ${result}`],
      isOnTheWay ? ['M1', 'A1'] : ['M1'],
    ),
  ];
}
