import { asks, fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|determine|calculate|obtain|state|write down|work out|give)';
const DEFINITION = /^\W*(?:mathrm\{)?([fgh])\}?\s*\(\s*x\s*\)\s*=/;
const nameOf = (facts: RawFact[]): string | null =>
  DEFINITION.exec(String(facts[0]?.of[0] ?? ''))?.[1] ?? null;

/** Functions that are told of in the sentence that asks of them, and those whose formula stands beside their name. */
export const FUNCTION_RULES: Rule[] = [
  ...rule<{ e: string }>('function-told', '[the] [function] {e:equation}', ({ e }) =>
    DEFINITION.test(e) ? [fact('holds', e)] : null,
  ),
  ...rule<{ f: RawFact[]; c: string }>(
    'function-told',
    '{f:function-told} [,] (for|where|defined for|with domain) [all] [real] {c:condition}',
    ({ f, c }) => {
      const name = nameOf(f);
      return name !== null && f.length === 1 ? [...f, fact('domain', name, c)] : null;
    },
  ),
  ...rule<{ f: RawFact[]; c: string }>(
    'facts',
    'the function {f:function-told} is defined for [all] {c:condition}',
    ({ f, c }) => {
      const name = nameOf(f);
      return name !== null && f.length === 1 ? [...f, fact('domain', name, c)] : null;
    },
  ),
  ...(['range', 'domain'] as const).flatMap((property) =>
    rule<{ f: RawFact[] }>('sentence', `${FIND} the ${property} of {f:function-told}`, ({ f }) => {
      const name = nameOf(f);
      return name === null ? null : asks([{ verb: 'find', target: the(property, name) }], f);
    }),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `${FIND} [an expression for] the inverse [function] of {f:function-told}`,
    ({ f }) => {
      const name = nameOf(f);
      return name === null ? null : asks([{ verb: 'find', target: `${name}^{-1}(x)` }], f);
    },
  ),
  ...(['increasing', 'decreasing'] as const).flatMap((way) =>
    rule<{ f: RawFact[] }>(
      'sentence',
      `(show|prove) that {f:function-told} is (${way}|an ${way} function|a ${way} function)`,
      ({ f }) => {
        const name = nameOf(f);
        const target: RawTerm | null = name === null ? null : the('statement:monotone', name, way);
        return target && asks([{ verb: 'show', target }], f);
      },
    ),
  ),
  ...rule<{ v: RawTerm; n: string; m: string }>(
    'wanted',
    '[the] (minimum|least|smallest) value of {v:value} by completing the square',
    ({ v }) => the('least value', v),
  ),
  ...(['greatest value', 'least value'] as const).flatMap((property, at) =>
    rule<{ v: RawTerm }>(
      'goals',
      `by completing the square [,] ${FIND} the (${at === 0 ? 'maximum|greatest|largest' : 'minimum|least|smallest'}) value of {v:value}`,
      ({ v }) => [{ verb: 'find', target: the(property, v) }],
    ),
  ),
];
