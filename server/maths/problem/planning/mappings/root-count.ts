import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';
import { intervalOf } from '../functions/intervals.ts';
import { spelledOut } from '../scope/definitions.ts';
import { domainIn } from '../scope/mappings.ts';

const DEGREE = Math.PI / 180;

/** How many roots an equation has where they are wanted: its roots are found, and counted once more by a scan. */
export const countRoots: Operator = (goal, scope, answerLine) => {
  const { verb, target, where = [] } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target)) return null;
  const [text] = target.of;
  const read = target.the === 'number of roots' && typeof text === 'string' ? statementIn(text) : null;
  if (read?.kind !== 'relation' || read.signs.join('') !== '=') return null;
  const sides = read.sides.map((side) => spelledOut(side, scope));
  const [left, right] = sides;
  const [letter, another] = [...new Set(sides.flatMap((side) => (side ? symbolsOf(side) : [])))];
  if (!left || !right || sides.length !== 2 || !letter || another) return null;
  const said = where.filter(isRange);
  const own = read.sides.find((side) => side.kind === 'apply');
  const statements = said.map(({ of: [range] }) => statementIn(String(range)));
  const isWhole = said.length === where.length && statements.every((one) => one !== null);
  const interval = !isWhole
    ? null
    : said.length > 0
      ? intervalOf(statements as NonNullable<(typeof statements)[number]>[], letter)
      : own?.kind === 'apply'
        ? domainIn(own.name, letter, scope)
        : null;
  if (!interval?.from || !interval.to) return null;
  const { from, to, isClosed } = interval;
  const isDegrees = /circ|°/.test(JSON.stringify(said));
  const ends = said.length > 0 ? bare(String(said[0]!.of[0])) : null;
  const worked = ends
    ? answerLine(`Solve the equation $${statementLatex({ ...read, sides: [left, right] })}$ for $${ends}$.`)
    : null;
  const gap = difference(left, right);
  const unit = isDegrees ? DEGREE : 1;
  const f = (x: number) => evaluate(gap, { [letter]: x * unit });
  const [low, high] = [evaluate(from), evaluate(to)];
  const inside = zerosIn(f, low, high, { steps: 40_003 }).filter((x) => x > low + 1e-6 && x < high - 1e-6);
  const atEnds = [low, high].filter((x, side) => isClosed[side] && Math.abs(f(x)) < 1e-9);
  const count = inside.length + atEnds.length;
  if (!worked && ends !== null) return null;
  const roots = worked ? worked.answer.text.split(' or ').length : count;
  for (const fact of said) scope.used.add(fact);
  return ends === null
    ? null
    : {
        title: { en: 'Number of roots', zh: '根的个数' },
        steps: [...worked!.steps, step({ en: 'Count them.', zh: '数根的个数。' }, [String(count)])],
        answer: { text: String(count), tex: String(count) },
        checks: [
          ...worked!.checks,
          check('A scan finds as many.', '扫描得到同样的个数。', roots === count && count > 0),
        ],
        topic: worked!.topic,
      };
};

const isRange = ({ relation, of: [text] }: Fact): boolean => relation === 'holds' && typeof text === 'string';
