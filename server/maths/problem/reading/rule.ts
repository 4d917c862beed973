import type { Rule as ChartRule, Span } from './chart.ts';
import type { Meaning } from './meaning.ts';
import { patternOf } from './patterns/pattern.ts';

export type Rule = ChartRule<Meaning>;

/** The rule of a pattern, in a list as rules are kept. The slots of `make` are named in it. */
export function rule<Slots extends object>(
  kind: string,
  pattern: string,
  make: (slots: Slots, span: Span) => Meaning | null,
): Rule[] {
  return [{ kind, pattern: patternOf(pattern), make: (slots, span) => make(slots as Slots, span) }];
}
