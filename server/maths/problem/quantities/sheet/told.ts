import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  number,
  partsOf,
  power,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import type { Sign } from '../../../algebra-system/parsing/statement-kinds.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Property } from '../../kinds/kind.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { GRAVITY } from '../network/constants.ts';
import { equation } from '../network/equation.ts';
import { fromLaw } from '../network/from-law.ts';
import { constantSymbol } from '../network/constants.ts';
import { amountOf, refuseCalls, sameIn } from './amount.ts';
import { bodyOf, withDerivatives } from './bodies.ts';
import { tellSequence } from './progressions.ts';
import { tellRate, tellStart } from './rates.ts';
import { relationNamed, THING_RELATION_NAMES } from './relations.ts';
import { asRise } from './rises.ts';
import { isLasting, kindOf, quantityOf, type Sheet, shown } from './sheet.ts';

const TOLD = { en: 'What is given.', zh: '已知条件。' };

type Tell = (fact: Fact, sheet: Sheet) => void;

const nothing: Tell = () => {};
const sign = (than: Sign): Tell => {
  return ({ of: [term] }, sheet) => {
    const { value } = amountOf(term ?? '', sheet);
    sheet.conditions.push({ kind: 'relation', sides: [value, number(0)], signs: [than] });
  };
};

/** What a fact puts on the sheet, by its relation. */
const TELLING: Readonly<Record<string, Tell>> = {
  equal: (fact, sheet) => tellEqual(fact, sheet),
  implied: (fact, sheet) => tellEqual(fact, sheet),
  holds: (fact, sheet) => tellFormula(shown(fact.of[0]), fact, sheet),
  positive: sign('>'),
  negative: sign('<'),
  nonzero: sign('!='),
  constant: nothing,
  real: nothing,
  paper: (fact, sheet) => tellPaper(fact, sheet),
  'rate of change': tellRate,
  when: tellStart,
  differential: (fact, sheet) => tellDifferential(fact, sheet),
  satisfies: (fact, sheet) => tellDifferential(fact, sheet),
  geometric: (fact, sheet) => tellGeometric(fact, sheet),
};

/** Relations that are known here. */
export const RELATION_NAMES: readonly string[] = [...Object.keys(TELLING), ...THING_RELATION_NAMES];

export const isTold = (relation: string): boolean => RELATION_NAMES.includes(relation);

/** Puts a fact on the sheet. */
export function tell(fact: Fact, sheet: Sheet): void {
  const { relation } = fact;
  const telling = Object.hasOwn(TELLING, relation) ? TELLING[relation] : undefined;
  if (telling) return telling(fact, sheet);
  const known = relationNamed(relation);
  if (!known)
    throw new Fault(
      `the relation “${relation}” is not known; known are ${RELATION_NAMES.join(', ')}`,
      `不认识关系“${relation}”，可用的有 ${RELATION_NAMES.join('、')}`,
    );
  for (const { left, right, name } of known(fact, sheet))
    sheet.equations.push(equation(left, right, { name, by: fact }));
}

function tellPaper({ of: [paper] }: Fact, sheet: Sheet): void {
  if (typeof paper !== 'string' || !Object.hasOwn(GRAVITY, paper))
    throw new Fault(
      `“${shown(paper)}” is no paper; known are ${Object.keys(GRAVITY).join(', ')}`,
      `“${shown(paper)}”不是试卷代码，可用的有 ${Object.keys(GRAVITY).join('、')}`,
    );
  sheet.paper = paper;
}

function tellEqual(fact: Fact, sheet: Sheet): void {
  const [left, right, ...others] = fact.of;
  if (left === undefined || right === undefined || others.length > 0)
    throw new Fault('“equal” needs two terms', '“equal”需要两项');
  if (isEquationOf(left, sheet)) return tellFormula(shown(right), fact, sheet);
  if (tellSequence(left, amountOf(right, sheet).value, sheet)) return;
  const amounts = [asRise(left, right), asRise(right, left)].map((term) => amountOf(term, sheet));
  sameIn(amounts, `${shown(left)} = ${shown(right)}`);
  const made = equation(amounts[0]!.value, amounts[1]!.value, { name: TOLD, by: fact });
  sheet.equations.push(made);
  if (typeof right !== 'object' || !('within' in right) || right.within === undefined) return;
  const [symbol] = made.symbols;
  const half = evaluate(amountOf({ amount: right.within, unit: right.unit }, sheet).value);
  if (symbol !== undefined) sheet.within.set(symbol, half - (parseUnit(right.unit)?.offset ?? 0));
}

/** "The equation of the curve is y = …". */
const isEquationOf = (left: Term, { things }: Sheet): boolean =>
  typeof left === 'object' &&
  'the' in left &&
  left.the === 'equation' &&
  left.of.every(
    (one) => typeof one === 'object' && 'thing' in one && things.get(one.thing)?.kind === 'curve',
  );

/** [a, b, c] are terms of a geometric progression that follow one another. */
function tellGeometric(fact: Fact, sheet: Sheet): void {
  const [a, b, c, ...others] = fact.of.map((term) => amountOf(term, sheet).value);
  if (!a || !b || !c || others.length > 0)
    throw new Fault('“geometric” needs three terms', '“geometric”需要三项');
  sheet.equations.push(equation(power(b, 2), product(a, c), { name: TOLD, by: fact }));
}

const SAMPLES = ['0.5', '1', '1.5'];

/** A differential equation, or a function that satisfies one for every x. */
function tellDifferential(fact: Fact, sheet: Sheet): void {
  const text = shown(fact.of.at(-1));
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.sides.length !== 2)
    throw new Fault(`“${text}” is no differential equation`, `“${text}”不是微分方程`);
  const [left, right] = statement.sides as [Expression, Expression];
  if (fact.relation === 'differential') {
    sheet.differentials.push({ left, right, fact });
    return;
  }
  const own: Sheet = { ...sheet, equations: [], conditions: [] };
  tellFormula(shown(fact.of[0]), fact, own);
  const [function_] = own.equations;
  const x = byOf(difference(left, right));
  if (!function_ || x === null)
    throw new Fault(`“${shown(fact.of[0])}” is no function`, `“${shown(fact.of[0])}”不是函数`);
  const residual = withLetters(withDerivatives(difference(left, right), own), own);
  for (const at of SAMPLES)
    sheet.equations.push(
      equation(substitute(residual, x, number(rationalOfDecimal(at))), number(0), { name: TOLD, by: fact }),
    );
}

/** The letter by which an equation differentiates. */
function byOf(one: Expression): string | null {
  if (one.kind === 'derivative' || one.kind === 'rate') return one.by;
  return (
    partsOf(one)
      .map(byOf)
      .find((found) => found !== null) ?? null
  );
}

const withLetters = (one: Expression, own: Sheet): Expression =>
  symbolsOf(one).reduce((before, letter) => {
    const body = bodyOf(letter, own);
    return body ? substitute(before, letter, body) : before;
  }, one);

const UNPLAIN = new Set(['apply', 'tuple', 'matrix']);

/** An equation or an inequality between letters. */
function tellFormula(text: string, fact: Fact, sheet: Sheet): void {
  refuseCalls(text);
  const statement = statementIn(text);
  if (
    statement?.kind !== 'relation' ||
    statement.sides.some((side) => contains(side, ({ kind }) => UNPLAIN.has(kind)))
  )
    throw new Fault(
      `“${text}” is no equation or inequality between letters and numbers`,
      `“${text}”不是字母和数之间的等式或不等式`,
    );
  const { signs } = statement;
  const [left, right] = statement.sides;
  if (isDifferential(statement.sides, sheet)) {
    sheet.differentials.push({ left: left!, right: right!, fact });
    return;
  }
  const sides = statement.sides.map((side) => withDerivatives(side, sheet));
  if (/°|\\circ/.test(text)) sheet.isInDegrees = true;
  if (!signs.every((sign) => sign === '=')) sheet.conditions.push({ ...statement, sides });
  else
    for (const [at, side] of sides.slice(1).entries())
      sheet.equations.push(equation(sides[at]!, side, { name: TOLD, by: fact }));
}

/** "v dv/dx = 10 − v²", where nothing says what v is in terms of x. */
const isDifferential = (sides: readonly Expression[], sheet: Sheet): boolean =>
  sides.length === 2 &&
  sides.some((side) =>
    contains(side, (part) => part.kind === 'derivative' && bodyOf(part.of, sheet) === null),
  );

/** Puts the laws of every thing on the sheet, at each time of which something is said. */
export function tellLaws(sheet: Sheet): void {
  const spoken = [...sheet.quantities.values()];
  const lasts = (thing: Thing, property: Property) => isLasting(sheet, thing, property);
  for (const thing of sheet.things.values()) {
    const kind = kindOf(thing);
    if (!kind) continue;
    const own = spoken.filter((one) => one.thing === thing);
    const states = new Set(own.filter(({ property }) => !lasts(thing, property)).map(({ state }) => state));
    if (states.size === 0) states.add('');
    for (const [at, state] of [...states].entries())
      for (const { name, relation, properties, isOfTwo } of kind.laws) {
        // What holds between lasting properties says in each state the same.
        if (at > 0 && [...properties.values()].every((one) => lasts(thing, kind.properties.get(one)!)))
          continue;
        const letter = (id: string) => {
          const property = properties.get(id);
          return property === undefined
            ? constantSymbol(id)
            : quantityOf(sheet, thing, kind.properties.get(property)!, state).symbol;
        };
        sheet.equations.push({
          ...equation(fromLaw(relation.left, letter), fromLaw(relation.right, letter), {
            name,
            topic: kind.topic,
          }),
          group: isOfTwo ? { key: `${thing.id} ${state}`, most: 2 } : undefined,
        });
      }
  }
}
