import type { RawTerm } from '../meaning.ts';
import { isSetWithUnit } from './measures.ts';
import { type Rule, rule } from '../rule.ts';

const MEASURED = ['force', 'speed', 'rate', 'length', 'duration', 'power', 'energy'];

/** What a quantity of mechanics may be worth: an amount with its unit, a number, a letter or a formula. */
export const VALUE_RULES: Rule[] = [...MEASURED, 'number', 'letter', 'expression'].flatMap((kind) =>
  rule<{ v: RawTerm }>('val', `{v:${kind}}`, ({ v }) =>
    typeof v === 'string' && isSetWithUnit(v) ? null : v,
  ),
);
