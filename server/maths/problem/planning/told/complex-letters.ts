import { contains, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Reading } from '../../reading/read-problem.ts';
import type { Thing } from '../../schema/problem.ts';

const LETTERS = ['z', 'w', 'u'];

/** The letters of equations with i in them, which stand for complex numbers although no word says so. */
export function withComplexLetters(reading: Reading): Reading {
  const { things, facts, goals } = reading;
  if (things.some(({ kind }) => kind === 'complex')) return reading;
  const told = [...facts, ...goals.flatMap(({ where = [] }) => where)];
  const names = new Set(
    told.flatMap(({ relation, of: [text] }) =>
      relation === 'holds' && typeof text === 'string' ? lettersIn(text) : [],
    ),
  );
  const found = [...names].map((name): Thing => ({ id: name, kind: 'complex', name }));
  const isFree = found.every(({ id }) => things.every((one) => one.id !== id));
  return found.length > 0 && isFree ? { ...reading, things: [...things, ...found] } : reading;
}

function lettersIn(text: string): string[] {
  if (!/i/.test(text) || /E_[123]|v_\{/.test(text)) return [];
  const statement = statementIn(text);
  if (statement?.kind !== 'relation') return [];
  const hasUnit = statement.sides.some((side) =>
    contains(side, (part) => part.kind === 'constant' && part.name === 'i'),
  );
  const letters = statement.sides.flatMap(symbolsOf);
  return hasUnit ? letters.filter((one) => LETTERS.includes(one)) : [];
}
