import { parse } from '../algebra-system/parsing/statement.ts';
import type { Fault } from '../algebra-system/parsing/syntax-fault.ts';
import type { Problem } from '../problem/schema/problem.ts';

/** What a person types in formulas: relations of what holds, and what is wanted. */
const TYPED_GOALS = new Set(['find', 'solve']);

/** The first formula of a problem that cannot be read, and where in it; null where all can. */
export function unreadableFormula({ facts, parts }: Problem): Fault | null {
  const told = [...facts, ...parts.flatMap((part) => [...part.given, ...part.facts])];
  const wanted = parts.flatMap(({ goals }) => goals.filter(({ verb }) => TYPED_GOALS.has(verb)));
  const terms = [
    ...told.flatMap(({ relation, of }) => (relation === 'holds' ? of : [])),
    ...wanted.map(({ target }) => target),
  ];
  for (const term of terms) {
    const fault = typeof term === 'string' ? faultIn(term) : null;
    if (fault) return fault;
  }
  return null;
}

function faultIn(formula: string): Fault | null {
  const read = parse(formula);
  if (read.ok) return null;
  const { at, length, say } = read.fault;
  const place = formula.slice(at, at + Math.max(length, 1)).trim();
  return {
    at,
    length,
    say: {
      en: `In the formula “${formula}”${place && `, at “${place}”`}: ${say.en}`,
      zh: `公式“${formula}”${place && `的“${place}”处`}：${say.zh}`,
    },
  };
}
