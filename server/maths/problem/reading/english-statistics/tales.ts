import { fact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** What is to be done tells nothing. */
const IS_ORDER =
  /^(?:test|draw|sketch|explain|justify|comment|give|use|using|make|copy|complete|construct|illustrate|represent|display|describe|suggest|write|name|compare|determine|deduce|verify|prove|carry|perform|conduct|interpret|identify|criticise|discuss|simplify|evaluate) /;

/** What tells a story and says nothing that is counted. */
export const STORY: Rule[] = [
  ...rule<{ w: string }>('tale', '{w:open-word}', ({ w }) => w),
  ...rule<{ w: string }>('tale', '{w:tale-word}', ({ w }) => w),
  ...rule<{ a: string; b: string }>('tale', '{a:open-word} {b:tale}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('tale', '{a:tale-word} {b:tale}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('tales', '{a:tale} [,|, and] {b:tales}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string }>('tales', '{a:tale}', ({ a }) => a),
  ...rule<{ x: string; a: string }>(
    'tales',
    '[the|a] [random variable] {x:label} (denotes|represents|is) {a:tales}',
    ({ x, a }) => `${x} ${a}`,
  ),
  ...rule<{ a: string; x: string; u: string }>(
    'tales',
    '{a:tale} , [in] {x:lettered} , {b:tale}',
    ({ a }) => a,
  ),
  ...rule<{ x: string; a: string }>(
    'tales',
    '[the|a] [random variable] {x:label} (denotes|represents|is) {a:tale} , in {u:measure} , {b:tale}',
    ({ x, a }) => `${x} ${a}`,
  ),
  ...rule<{ a: string; x: string; u: string }>(
    'tales',
    '{a:tale} (is denoted by|are denoted by) {x:lettered}',
    ({ a }) => a,
  ),
  ...rule<{ w: string }>('sentence', '[here|and|now] {w:tales}', ({ w }) =>
    IS_ORDER.test(w) ? null : { facts: [fact('scene', w)], goals: [] },
  ),
];
