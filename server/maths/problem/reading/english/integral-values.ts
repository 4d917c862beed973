import { type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const isIntegral = (source: string): boolean =>
  /^(?:\\int|∫)/.test(source.replace('\\displaystyle', '').trimStart());

/** Integrals to be evaluated. */
export const INTEGRAL_RULES: Rule[] = [
  ...rule<{ e: string }>('wanted', '[the] [exact] value of {e:expression}', ({ e }) =>
    isIntegral(e) ? the('value', e) : null,
  ),
  ...rule<{ e: string; m: Partial<RawGoal> }>(
    'goals',
    '(evaluate|find|calculate) [, {m:manner} ,|, {m:manner}] {e:expression}',
    ({ e, m }: { e: string; m?: Partial<RawGoal> }) =>
      isIntegral(e) ? [{ verb: 'find', target: the('value', e), ...m }] : null,
  ),
];
