import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawTerm,
  SELF,
  saidOf,
  the,
} from '../meaning.ts';
import { MATERIALS } from './things.ts';
import { capabilitiesOf } from '../physics-nouns/vocabulary.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const product = (times: RawTerm, of: RawTerm): RawTerm => the('product', times, of);

/** The first of two things that have it. */
const first = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'one', at);

const FACTORS: [string, string][] = [
  ['(twice|double|two times)', '2'],
  ['(half|one half|one-half)', '(1/2)'],
  ['(three times|triple)', '3'],
  ['four times', '4'],
  ['(a third of|one third of|one-third of|one third|one-third)', '(1/3)'],
  ['(a quarter of|one quarter of|one-quarter of|one quarter)', '(1/4)'],
];

const SAME_MATERIAL = ['resistivity', 'number density'];

/** What is the same of things of one material, where their noun has it. */
const ofMaterial = (e: RawTerm): readonly string[] => {
  const [first] = eachOf(e);
  const noun = first !== undefined && isReference(first) ? first.a.replace('physics ', '') : '';
  const has = capabilitiesOf(noun);
  return has.includes('has Young modulus') ? [...SAME_MATERIAL, 'Young modulus'] : SAME_MATERIAL;
};
const alike = (names: readonly string[], a: RawTerm, b: RawTerm): RawFact[] =>
  names.map((name) => fact('equal', the(name, a), the(name, b)));

const LIKE: Rule[] = [
  ...FACTORS.flatMap(([words, value]) => rule<object>('factor', words, () => value)),
  ...rule<{ v: string }>('factor', '{v:number} times', ({ v }) => v),
  ...['first|original', 'second|new|other'].flatMap((words, i) =>
    rule<{ n: string }>('entity', `[the] (${words}) [{a:looks}] {n:physics-noun}`, ({ n }, [at]) =>
      reference(`physics ${n}`, null, i === 0 ? 'one' : 'other', at),
    ),
  ),
  ...rule<{ n: string; l?: string }>(
    'entity',
    '(a second|another|a different|a third) [{a:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ n, l }, [at]) => reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at),
  ),
  ...rule<{ n: string; l?: string }>(
    'entity',
    `a second [{a:looks}] (${MATERIALS}) {n:physics-noun} [{l:physics-name}]`,
    ({ n, l }, [at]) => ({
      ...reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at),
      says: alike(SAME_MATERIAL, SELF, first('resistivity', at)),
    }),
  ),
  // "Half the diameter of the first", "twice the length".
  ...rule<{ k: string; p: string; e?: RawTerm }>(
    'with',
    '{k:factor} the {p:property} [of {e:entity}]',
    ({ k, p, e }, [at]) => [fact('equal', the(p, SELF), product(k, the(p, e ?? first(p, at))))],
  ),
  ...rule<{ k: string; p: string; e?: RawTerm }>(
    'with',
    '[a|an|the] {p:property} (that is|which is|of|equal to) {k:factor} that of {e:entity}',
    ({ k, p, e }, [at]) => [fact('equal', the(p, SELF), product(k, the(p, e ?? first(p, at))))],
  ),
  ...rule<{ k: string; p: string }>('with', '{k:factor} the {p:property} of the first', ({ k, p }, [at]) => [
    fact('equal', the(p, SELF), product(k, the(p, first(p, at)))),
  ]),
  ...rule<{ e: RawTerm; k: string; p: string; f?: RawTerm }>(
    'entity',
    '{e:entity} [,] whose {p:property} is {k:factor} that of ({f:entity}|the first)',
    ({ e, k, p, f }, [at]) =>
      typeof e === 'object' && 'a' in e
        ? { ...e, says: [...e.says, fact('equal', the(p, SELF), product(k, the(p, f ?? first(p, at))))] }
        : null,
  ),
  ...rule<{ p: string; e?: RawTerm }>('with', 'the same {p:property} [as {e:entity}]', ({ p, e }, [at]) =>
    alike([p], SELF, e ?? first(p, at)),
  ),
  ...rule<{ e?: RawTerm }>('with', 'the same (material|metal) [as {e:entity}]', ({ e }, [at]) =>
    alike(SAME_MATERIAL, SELF, e ?? first('resistivity', at)),
  ),
  ...rule<{ q: RawTerm; k: string; r: RawTerm }>(
    'facts',
    '{q:quant} is {k:factor} {r:quant}',
    ({ q, k, r }) => [fact('equal', q, product(k, r))],
  ),
  ...rule<{ q: RawTerm; k: string; e: RawTerm }>(
    'facts',
    '{q:quant} is {k:factor} that (of|in|across) {e:entity}',
    ({ q, k, e }) =>
      typeof q === 'object' && 'the' in q && q.of.length === 1
        ? [fact('equal', q, product(k, the(q.the, e)))]
        : null,
  ),
];

/** What is the same of all of them. */
const same = (things: RawTerm, names: readonly string[]): RawFact[] => [fact('alike', things, ...names)];

const TOGETHER: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entitys} are [both|all] (made of|made from|of) the same (material|metal)',
    ({ e }) => same(e, ofMaterial(e)),
  ),
  ...rule<{ e: RawTerm; p: string; q?: string }>(
    'facts',
    '{e:entitys} [both|all] have the same {p:property} [and [the] [same] {q:property}]',
    ({ e, p, q }) => same(e, q === undefined ? [p] : [p, q]),
  ),
  ...rule<{ e: RawTerm; p: string; q?: string }>(
    'facts',
    '{e:entitys} [both|all] have equal ({p:property}|{p:properties}) [and [equal] ({q:property}|{q:properties})]',
    ({ e, p, q }) => same(e, q === undefined ? [p] : [p, q]),
  ),
];

const ALIKE: Rule[] = [
  ...rule<{ k: string; p: string; l: string; q: string; e: RawTerm }>(
    'with',
    '{k:factor} the {p:property} and {l:factor} the {q:property} of {e:entity}',
    ({ k, p, l, q, e }) => [
      fact('equal', the(p, SELF), product(k, the(p, e))),
      fact('equal', the(q, SELF), product(l, the(q, e))),
    ],
  ),
  ...rule<{ e: RawTerm; f?: RawFact[] }>(
    'facts',
    '{e:entitys} are [both|all] [made] (of|from) the same (material|metal) and {f:does}',
    ({ e, f }) => (isAll(e) ? [...same(e, ofMaterial(e)), ...saidOf(e, f!)] : null),
  ),
  ...rule<object>('does', "(obeys|obey) hooke's law", () => [fact('scene', SELF)]),
  ...rule<{ n: string; l: string }>(
    'facts',
    '(the same|an equal|an identical) (load|force|tension|weight|tensile force) is (suspended from|hung from|applied to|attached to) each [of the] ({n:physics-noun}|{l:physics-nouns}|)',
    ({ n, l }, [at]) => same(reference(`physics ${n ?? l ?? 'thing'}`, null, 'all', at), ['force']),
  ),
  ...rule<{ n: string }>(
    'facts',
    "equal (tensile forces|forces|loads|tensions|weights) are (applied to|hung from|suspended from) (the|both|the two|each of the) {n:physics-nouns} [, and both of them obey hooke's law]",
    ({ n }, [at]) => same(reference(`physics ${n}`, null, 'all', at), ['force']),
  ),
  ...rule<object>(
    'facts',
    '(they|the wires|both wires|the springs) (are stretched by|support|carry|experience|are subjected to) (the same|equal) (load|loads|force|forces|tension|tensions|tensile force)',
    (_, [at]) => same(reference('physics thing', null, 'all', at), ['force']),
  ),
];

const RATIOS: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'sought',
    '[(the|what is the) ratio [of]] ratio-of {a:quant} ratio-over {b:quant} ratio-end',
    ({ a, b }) => the('ratio', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'sought',
    '[the] ratio [of] [\\(] {a:quant} [\\)] / [\\(] {b:quant} [\\)]',
    ({ a, b }) => the('ratio', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('sought', 'the ratio of {a:quant} to {b:quant}', ({ a, b }) =>
    the('ratio', a, b),
  ),
  ...rule<{ a: RawTerm; e: RawTerm }>(
    'sought',
    'the ratio of {a:quant} to that (of|in|across|for) {e:entity}',
    ({ a, e }) =>
      typeof a === 'object' && 'the' in a && a.of.length === 1 ? the('ratio', a, the(a.the, e)) : null,
  ),
  ...rule<{ v: string }>('amount', '{v:expression}', ({ v }) => v),
];

/** What is as something else is, or so many times as much. */
export const LIKENESS_RULES: Rule[] = [...LIKE, ...TOGETHER, ...ALIKE, ...RATIOS];
