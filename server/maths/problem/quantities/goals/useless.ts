import type { Fact, Thing } from '../../schema/problem.ts';
import type { Found } from '../finding/found.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What is known where a part asks: everything before it, and from `own` on what it says itself. */
export interface Known {
  things: readonly Thing[];
  facts: readonly Fact[];
  own: number;
  /** The sentence of a fact that may be told beside what is needed. */
  sentences?: ReadonlyMap<Fact, string>;
}

type Answered = Readonly<{ found: Found; sheet: Sheet }>;

/** What a part tells itself that was of no use for what it asks for. */
export function uselessIn({ facts, own, sentences }: Known, answered: readonly Answered[]): Fact | undefined {
  const used = new Set(answered.flatMap(({ found }) => found.used.flatMap(({ by }) => by ?? [])));
  const needed = new Set([...used].flatMap((one) => sentences?.get(one) ?? []));
  const isNeeded = (one: Fact) => used.has(one) || needed.has(sentences?.get(one) ?? '');
  return facts.slice(own).find((one) => !isNeeded(one) && !isChecked(one, answered));
}

/** What says no equation, and what was known to hold already. */
function isChecked(fact: Fact, answered: readonly Answered[]): boolean {
  if (
    ['constant', 'real', 'paper', 'shown', 'implied', 'positive', 'negative', 'nonzero'].includes(
      fact.relation,
    )
  )
    return true;
  return answered.some(({ sheet, found }) => {
    const own = sheet.equations.filter(({ by }) => by === fact);
    const letters = new Set(found.used.flatMap(({ symbols }) => symbols));
    return own.every(({ symbols }) => symbols.every((letter) => letters.has(letter)));
  });
}
