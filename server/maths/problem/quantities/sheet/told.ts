import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains } from '../../../algebra-system/expressions/expression.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { GRAVITY } from '../network/constants.ts';
import { equation } from '../network/equation.ts';
import { fromLaw } from '../network/from-law.ts';
import { constantSymbol } from '../network/constants.ts';
import { amountOf, sameIn } from './amount.ts';
import { relationNamed, THING_RELATION_NAMES } from './relations.ts';
import { kindOf, quantityOf, type Sheet, shown } from './sheet.ts';

const TOLD = { en: 'What is given.', zh: '已知条件。' };
const SIGNS: Readonly<Record<string, string>> = { positive: '> 0', negative: '< 0', nonzero: '!= 0' };

/** Puts a fact on the sheet. */
export function tell(fact: Fact, sheet: Sheet): void {
  const { relation, of } = fact;
  if (relation === 'constant' || relation === 'real' || relation === 'shown') return;
  if (relation === 'paper') return tellPaper(fact, sheet);
  if (relation === 'equal') return tellEqual(fact, sheet);
  if (relation === 'holds') return tellFormula(String(of[0]), fact, sheet);
  if (Object.hasOwn(SIGNS, relation)) return tellFormula(`${String(of[0])} ${SIGNS[relation]}`, fact, sheet);
  const known = relationNamed(relation);
  if (!known)
    throw new Fault(
      `the relation “${relation}” is not known; known are equal, holds, paper, positive, ${THING_RELATION_NAMES.join(', ')}`,
      `不认识关系“${relation}”，可用的有 equal、holds、paper、positive、${THING_RELATION_NAMES.join('、')}`,
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
  const amounts = [left, right].map((term) => amountOf(term, sheet));
  sameIn(amounts, `${shown(left)} = ${shown(right)}`);
  const made = equation(amounts[0]!.value, amounts[1]!.value, { name: TOLD, by: fact });
  sheet.equations.push(made);
  if (typeof right !== 'object' || !('within' in right) || right.within === undefined) return;
  const [symbol] = made.symbols;
  const half = evaluate(amountOf({ amount: right.within, unit: right.unit }, sheet).value);
  if (symbol !== undefined) sheet.within.set(symbol, half - (parseUnit(right.unit)?.offset ?? 0));
}

const UNPLAIN = new Set(['apply', 'derivative', 'rate', 'tuple', 'matrix']);

/** An equation or an inequality between letters. */
function tellFormula(text: string, fact: Fact, sheet: Sheet): void {
  const statement = statementIn(text);
  if (
    statement?.kind !== 'relation' ||
    statement.sides.some((side) => contains(side, ({ kind }) => UNPLAIN.has(kind)))
  )
    throw new Fault(
      `“${text}” is no equation or inequality between letters and numbers`,
      `“${text}”不是字母和数之间的等式或不等式`,
    );
  const { sides, signs } = statement;
  if (/°|\\circ/.test(text)) sheet.isInDegrees = true;
  if (!signs.every((sign) => sign === '=')) sheet.conditions.push(statement);
  else
    for (const [at, side] of sides.slice(1).entries())
      sheet.equations.push(equation(sides[at]!, side, { name: TOLD, by: fact }));
}

/** Puts the laws of every thing on the sheet, at each time of which something is said. */
export function tellLaws(sheet: Sheet): void {
  const spoken = [...sheet.quantities.values()];
  for (const thing of sheet.things.values()) {
    const kind = kindOf(thing);
    if (!kind) continue;
    const own = spoken.filter((one) => one.thing === thing);
    const states = new Set(own.filter(({ property }) => !property.isLasting).map(({ state }) => state));
    if (states.size === 0) states.add('');
    for (const state of states)
      for (const { name, relation, properties } of kind.laws) {
        const letter = (id: string) => {
          const property = properties.get(id);
          return property === undefined
            ? constantSymbol(id)
            : quantityOf(sheet, thing, kind.properties.get(property)!, state).symbol;
        };
        sheet.equations.push(
          equation(fromLaw(relation.left, letter), fromLaw(relation.right, letter), {
            name,
            topic: kind.topic,
          }),
        );
      }
  }
}
