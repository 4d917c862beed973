import { fact, isNamedAmount, type RawFact, type RawTerm, SELF, saidOf, the, valued } from '../meaning.ts';
import { saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { onlyWith } from './things.ts';

const AMOUNTS: Rule[] = [
  ...rule<{ v: RawTerm }>('amount', '[about|approximately] {v:quantity}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:number}', ({ v }) => v),
  ...rule<{ v: string }>('amount', '{v:letter}', ({ v }) => v),
  ...rule<{ v: RawFact[] }>('named-amount', '{v:note}', ({ v }) => (isNamedAmount(v) ? v : null)),
  ...rule<object>('amount', '(zero|negligible)', () => '0'),
  ...['amount', 'named-amount'].flatMap((kind) => [
    // "Length 2.0 m", "a diameter of 0.40 mm", "e.m.f. E of 12 V".
    ...rule<{ p: string; v: RawTerm | RawFact[] }>(
      'with',
      `[a|an|the] [constant|steady|uniform|total] {p:property} [{s:symbol}] [of|is|is equal to|equal to] {v:${kind}}`,
      ({ p, v }) => valued(the(p, SELF), v),
    ),
    ...rule<{ q: RawTerm; v: RawTerm | RawFact[] }>(
      'facts',
      `{q:quant} (is|was|are|is now|becomes|is equal to|has the value|is maintained at|is kept at|is measured to be|is measured as|was measured as|was measured to be|is found to be) {v:${kind}}`,
      ({ q, v }) => valued(q, v),
    ),
    ...rule<{ p: string; v: RawTerm | RawFact[]; e: RawTerm }>(
      'facts',
      `(a|an|the) [constant|steady|uniform] {p:property} [{s:symbol}] of {v:${kind}} (is (applied|maintained|connected|measured|set up) (across|between|to)|exists (across|between)|passes through|flows through|flows in|passes in|acts on|is supplied to|is exerted on) {e:entity}`,
      ({ p, v, e }) => valued(the(p, e), v),
    ),
    ...rule<{ p: string; v: RawTerm | RawFact[]; e: RawTerm }>(
      'facts',
      `there is (a|an) [constant|steady|uniform] {p:property} [{s:symbol}] of {v:${kind}} (in|across|through|between|on|for) {e:entity}`,
      ({ p, v, e }) => valued(the(p, e), v),
    ),
  ]),
  ...rule<{ p: string }>('with', 'negligible {p:property}', ({ p }) => [fact('equal', the(p, SELF), '0')]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('with', '{f:with} [,] and {g:with}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('with', '{f:with} , {g:with}', ({ f, g }) => [...f, ...g]),
];

const SAYING: Rule[] = [
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '{e:entity} (of|with|having|that has|which has) {f:with}',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('entity', '{e:entity} \\( {f:with} \\)', ({ e, f }) => saying(e, f)),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '{e:entity} , (of|with|having|which has) {f:with} ,',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ f: RawFact[] }>('does', '(has|have|had) {f:with}', ({ f }) => f),
  ...rule<{ v: RawTerm }>('does', '(is|are) {v:quantity} (long|in length)', ({ v }) => [
    fact('equal', the('length', SELF), v),
  ]),
  ...rule<{ f: RawFact[] }>(
    'does',
    '(supplies|delivers|carries|provides|produces|dissipates|emits) {f:with}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'does',
    '{f:does} [,] (and|and then|but|before it) {g:does}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '{e:entity} [,] (that|which|who) {f:does} [,]',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ p: string; v: RawTerm | RawFact[] }>(
    'with',
    'whose {p:property} [{s:symbol}] is {v:amount}',
    ({ p, v }) => valued(the(p, SELF), v),
  ),
  // "It": the only body, or what else there is.
  ...['momentum', 'extension', 'wavelength'].flatMap((name) =>
    rule<{ f: RawFact[] }>('facts', '(it|the object) [then|now|also] {f:does}', ({ f }, [at]) =>
      saidOf(onlyWith(name, at), f),
    ),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:entity} {f:does}', ({ e, f }) => saidOf(e, f)),
];

export const TELLING_RULES: Rule[] = [...AMOUNTS, ...SAYING];
