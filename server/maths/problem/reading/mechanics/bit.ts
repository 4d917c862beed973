import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** A piece of a sentence by its pattern. */
export const bit = <Slots extends object>(pattern: string, make: (slots: Slots) => RawTerm | null): Rule[] =>
  rule<Slots>('bit', pattern, make);

export const how = (name: string, ...of: RawTerm[]): RawTerm => the('how', the(name, ...of));

export const CONSTANT = '(constant|steady|uniform)';
