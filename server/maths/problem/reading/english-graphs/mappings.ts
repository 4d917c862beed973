import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const inverse = (f: string): RawTerm => the('inverse', f.replace(/\^.*$|⁻.*$/s, ''));

/** Whether an equation is one for this letter alone. */
function isIn(letter: string, equation: string): boolean {
  const statement = statementIn(equation);
  const letters = statement?.kind === 'relation' ? statement.sides.flatMap(symbolsOf) : [];
  const name = letter.replace(/^\\/, '');
  return letters.length > 0 && letters.every((one) => one === name || one === letter);
}

/** Ranges, domains and inverses of functions. */
export const MAPPING_RULES: Rule[] = [
  ...['range', 'domain'].flatMap((property) =>
    rule<{ f: string }>('set', `[the] ${property} of [the inverse function] {f:inverse-name}`, ({ f }) =>
      the(property, inverse(f)),
    ),
  ),
  ...rule<{ f: string; k: string }>(
    'facts',
    '{f:function-name} (has an inverse|has an inverse function|is one-one|is a one-one function|is one-to-one)',
    ({ f }) => [fact('one-one', f)],
  ),
  ...rule<{ f: string }>('facts', '{f:inverse-name} exists', ({ f }) => [
    fact('one-one', f.replace(/\^.*$|⁻.*$/s, '')),
  ]),
  ...rule<{ f: string }>('facts', '[the inverse] function {f:inverse-name} exists', ({ f }) => [
    fact('one-one', f.replace(/\^.*$|⁻.*$/s, '')),
  ]),
  ...rule<{ e: string }>(
    'goals',
    `(find|obtain) [an expression for] {e:function-value} and (state|find|give|write down) (its domain|the domain of this function)`,
    ({ e }) =>
      /^\W*(?:mathrm\{)?[fgh]\}?\s*(?:\^|⁻)/.test(e)
        ? [
            { verb: 'find', target: e },
            { verb: 'find', target: the('domain', inverse(e)) },
          ]
        : null,
  ),
  ...(['greatest|largest|maximum', 'least|smallest|minimum'] as const).flatMap((words, at) =>
    rule<{ f: string }>('value', `[the] (${words}) value of {f:function-value}`, ({ f }) =>
      the(at === 0 ? 'greatest value' : 'least value', f),
    ),
  ),
  ...(['greatest|largest|maximum', 'least|smallest|minimum'] as const).flatMap((words, at) =>
    rule<{ f: RawFact[]; k: string }>(
      'wanted',
      `[the] (${words}) [possible] value of the constant {k:letter} (for which|such that) {f:facts}`,
      ({ k, f }) => ({ the: at === 0 ? 'greatest' : 'least', of: [k], where: f }),
    ),
  ),
  ...rule<{ x: string; e: string }>(
    'goals',
    '(find|determine|calculate|obtain) [the] [only|exact] (value|values) of {x:letter} [which] (satisfies|satisfying|satisfy|for which|such that|that satisfies) {e:equation}',
    ({ x, e }) => (isIn(x, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ e: string; t: string }>(
    'wanted',
    '[an] expression [, in terms of {t:letter} ,] for {e:function-value}',
    ({ e }) => e,
  ),
  ...rule<{ e: string; f: string }>(
    'value',
    '[an] expression (in terms of {t:letter}) for {e:function-value}',
    ({ e }) => e,
  ),
];
