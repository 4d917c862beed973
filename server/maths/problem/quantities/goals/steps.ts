import { type Expression, mapParts, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Step } from '../../../writing/method.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import { shortLatex } from '../../../writing/rounding.ts';
import { constantLatex } from '../network/constants.ts';
import type { Equation, Values } from '../network/equation.ts';
import type { Found } from '../finding/found.ts';
import type { Quantified, Sheet } from '../sheet/sheet.ts';

/** The equations that lead to a value, each with the law that it is, and what they give. */
export function stepsOf({ used, solutions }: Found, sheet: Sheet): Step[] {
  const names = namesOf(sheet);
  const laws = new Map<string, { name: Step['say']; tex: string[] }>();
  for (const { name, left, right, by } of used.toReversed()) {
    const tex = `${latexOf(left, names)} = ${amountTold(by) ?? latexOf(right, names)}`;
    const before = laws.get(name.en);
    if (before && !before.tex.includes(tex)) before.tex.push(tex);
    else if (!before) laws.set(name.en, { name, tex: [tex] });
  }
  const values = valuesOf(used, solutions[0]!, { names, units: unitsOf(sheet) });
  return [
    ...[...laws.values()].map(({ name, tex }) => step(name, tex)),
    ...(values.length > 0 ? [step({ en: 'Put in the numbers.', zh: '代入数值。' }, values)] : []),
  ];
}

/** An amount as it was told, with its unit. */
function amountTold(by: Equation['by']): string | null {
  const [, amount, more] = by?.relation === 'equal' ? by.of : [];
  if (typeof amount !== 'object' || !('amount' in amount) || more !== undefined) return null;
  const statement = statementIn(amount.amount);
  return statement?.kind === 'expression' ? `${toLatex(statement.value)}${unitLatex(amount.unit)}` : null;
}

const unitLatex = (unit: string): string => {
  const latex = unit === '' ? '' : (parseUnit(unit)?.latex ?? '');
  return latex === '' ? '' : `\\ ${latex}`;
};

/** The unit of each letter that stands for a quantity. */
const unitsOf = ({ quantities }: Sheet): ReadonlyMap<string, string> =>
  new Map([...quantities.values()].map(({ symbol: letter, property }) => [letter, property.unit]));

const valuesOf = (
  used: readonly Equation[],
  values: Values,
  { names, units }: { names: ReadonlyMap<string, string>; units: ReadonlyMap<string, string> },
): string[] =>
  [...new Set(used.filter(({ by }) => !by || by.relation !== 'equal').flatMap(({ symbols }) => symbols))]
    .filter((one) => Object.hasOwn(values, one))
    .map(
      (one) =>
        `${names.get(one) ?? constantLatex(one) ?? toLatex(symbol(one))} = ${shortLatex(values[one]!, 4, { from: -3, to: 4 })}${unitLatex(units.get(one) ?? '')}`,
    );

/** How each letter is printed: a thing's name where several have the same letter. */
function namesOf({ quantities }: Sheet): Map<string, string> {
  const all = [...quantities.values()];
  const isAlone = ({ property, thing, state }: Quantified) =>
    all.every(
      (other) =>
        other.property.letter !== property.letter || (other.thing === thing && other.state === state),
    );
  return new Map(
    all.map((one) => {
      const letter = toLatex(symbol(GREEK[one.property.letter] ?? one.property.letter));
      const index = [one.thing.name ?? one.thing.id, one.state].filter(Boolean).join(', ');
      return [one.symbol, isAlone(one) ? letter : `${letter}_{\\text{${index}}}`];
    }),
  );
}

const GREEK: Readonly<Record<string, string>> = {
  θ: 'theta',
  ρ: 'rho',
  λ: 'lambda',
  μ: 'mu',
  ω: 'omega',
  φ: 'phi',
  η: 'eta',
  τ: 'tau',
  σ: 'sigma',
  ε: 'epsilon',
  Λ: 'Lambda',
};

/** Letters are set as marks first, since a name is no letter of a formula. */
function latexOf(one: Expression, names: ReadonlyMap<string, string>): string {
  const marks = [...names].map(([letter, latex], at) => [letter, `Q_${at}`, latex] as const);
  const marked = marks.reduce((before, [letter, mark]) => renamed(before, letter, mark), withConstants(one));
  const latexes = new Map(marks.map(([, mark, latex]) => [toLatex(symbol(mark)), latex]));
  return toLatex(marked)
    .replace(/Q_\{\d+\}/g, (mark) => apart(latexes.get(mark) ?? mark))
    .replace(/C_\{(\w+)\}/g, (mark, id: string) => constantLatex(`${id}⟨constant⟩`) ?? mark);
}

/** A command ends before the letter behind it. */
const apart = (latex: string): string => (/\\[a-zA-Z]+$/.test(latex) ? `${latex} ` : latex);

const withConstants = (one: Expression): Expression =>
  one.kind === 'symbol'
    ? symbol(one.name.replace(/^(\w+)⟨constant⟩$/, 'C_$1'))
    : mapParts(one, withConstants);

const renamed = (one: Expression, from: string, to: string): Expression =>
  one.kind === 'symbol'
    ? symbol(one.name === from ? to : one.name)
    : mapParts(one, (part) => renamed(part, from, to));
