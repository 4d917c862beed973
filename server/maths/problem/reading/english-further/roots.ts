import { eachOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds, isGreek } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { areGreek, ofRoots, symmetricFacts } from '../shared/further.ts';

const DEGREE = '[cubic|quadratic|quartic|polynomial]';
const COEFFICIENTS =
  '[, with integer coefficients ,|with integer coefficients|with integer coefficients ,|in {y:letter}|in {y:letter} ,]';
const WITH = '(whose roots are|with roots|which has roots|that has roots|having roots|with the roots)';

/** Roots of polynomials that have letters. */
export const ROOT_RULES: Rule[] = [
  ...rule<{ a: string; b: string; c: string; d?: string }>(
    'expressions',
    '{a:expression} , {b:expression} , {c:expression} [, {d:expression}]',
    ({ a, b, c, d }) =>
      [a, b, c, d ?? a].every((one) => isGreek(one)) ? { all: d ? [a, b, c, d] : [a, b, c] } : null,
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `[the] ${DEGREE} equation {e:equation} [,] [where {f:note} ,] has [the] [three|four|two] roots {l:letters}`,
    ({ e, l, f }: { e: string; l: RawTerm; f?: RawFact[] }) =>
      areGreek(l) ? [fact('roots', e, ...eachOf(l)), ...(f ?? [])] : null,
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `[the] [three|four|two] roots of [the] ${DEGREE} equation {e:equation} are [denoted by|called] {l:letters}`,
    ({ e, l }) => (areGreek(l) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `{l:letters} are the [three|four|two] roots of [the] ${DEGREE} [equation] {e:equation}`,
    ({ e, l }) => (areGreek(l) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ l: RawTerm; f: RawFact[] }>(
    'facts',
    `[the] [three|four|two] roots {l:letters} of (a|the) [certain] ${DEGREE} equation (satisfy|are such that) {f:facts}`,
    ({ l, f }) => symmetricFacts(l, f),
  ),
  ...rule<{ l: RawTerm; f: RawFact[] }>(
    'facts',
    `(a|the) [certain] ${DEGREE} equation has roots {l:letters} [such that|, where|where] {f:facts}`,
    ({ l, f }) => symmetricFacts(l, f),
  ),
  ...rule<{ r: RawTerm }>(
    'wanted',
    `[a|the|an] ${DEGREE} equation ${COEFFICIENTS} ${WITH} {r:expressions} [, (giving|expressing|writing) [your|the] answer with integer coefficients]`,
    ({ r }) => (isAll(r) ? the('transformed equation', ...r.all) : null),
  ),
  ...rule<{ r: RawTerm }>(
    'wanted',
    `[a|the|an] ${DEGREE} equation ${COEFFICIENTS} ${WITH} {r:letters}`,
    ({ r }) => (areGreek(r) ? the('equation of roots', ...eachOf(r)) : null),
  ),
  ...rule<{ r: RawTerm; e: string }>(
    'goals',
    `(show|prove|deduce) that {r:expressions} are [the] [three|four] roots of [the] ${DEGREE} [equation] {e:equation}`,
    ({ r, e }) => ofRoots(r, e),
  ),
  ...rule<{ r: RawTerm; e: string }>(
    'goals',
    `(show|prove|deduce) that [the|a] ${DEGREE} equation ${WITH} {r:expressions} is {e:equation}`,
    ({ r, e }) => ofRoots(r, e),
  ),
  ...rule<{ r: RawTerm; e: string }>(
    'goals',
    `(show|prove|deduce) that [the] ${DEGREE} equation {e:equation} has roots {r:expressions}`,
    ({ r, e }) => ofRoots(r, e),
  ),
  ...rule<{ e: string; n?: RawFact[] }>(
    'facts',
    '(let|define) {e:equation} [, where {n:note}]',
    ({ e, n }: { e: string; n?: RawFact[] }) => (isGreek(e) ? [holds(e), ...(n ?? [])] : null),
  ),
  ...rule<{ g: RawGoal[]; e: string }>(
    'goals',
    '{g:goals} [, using|using|by using|, by using|by|by means of] (a suitable substitution|the substitution {e:equation})',
    ({ g }) => (g.every(isTransformed) ? g : null),
  ),
];

function isTransformed({ target }: RawGoal): boolean {
  return typeof target === 'object' && 'the' in target && target.the === 'transformed equation';
}
