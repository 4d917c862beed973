import type { Text } from '../../../core/locale.ts';
import type { Problem } from '../schema/problem.ts';
import { kindNamed } from '../kinds/kinds.ts';
import type { Worked } from './solve-parts.ts';

/** Relations by which a problem says that it speaks of quantities. */
const OF_QUANTITIES = new Set(['paper', 'rate of change', 'equilibrium', 'geometric', 'satisfies']);

/** Why a part of a problem has no answer, where that can be said of a node of it. */
export function whyNot(problem: Problem, worked: Worked | undefined): Text | null {
  const missing = undeclaredIn(problem);
  if (missing !== null)
    return {
      en: `The thing “${missing}” is spoken of and not declared among the things.`,
      zh: `提到了“${missing}”，但没有在 things 中声明。`,
    };
  if (!worked || 'part' in worked || !isOfQuantities(problem)) return null;
  const { en, zh } = worked.why;
  return { en: `This cannot be worked out: ${en}.`, zh: `无法求解：${zh}。` };
}

/** Whether a problem speaks of quantities in their own words. */
export const isOfQuantities = ({ things, facts, parts }: Problem): boolean =>
  things.some(({ kind }) => kindNamed(kind) !== null) ||
  [...facts, ...parts.flatMap((part) => [...part.given, ...part.facts])].some(({ relation }) =>
    OF_QUANTITIES.has(relation),
  );

/** The first thing that a term names and nobody declared; the axes and the origin need no declaration. */
function undeclaredIn({ things, facts, parts }: Problem): string | null {
  const known = new Set([...things.map(({ id }) => id), 'x-axis', 'y-axis', 'O']);
  const look = (one: unknown): string | null => {
    if (typeof one !== 'object' || one === null) return null;
    if ('thing' in one && typeof one.thing === 'string' && !known.has(one.thing)) return one.thing;
    for (const part of Object.values(one)) {
      const found = look(part);
      if (found !== null) return found;
    }
    return null;
  };
  return look(facts) ?? look(parts);
}
