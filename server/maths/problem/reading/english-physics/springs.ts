import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';

import { type Rule, rule } from '../rule.ts';
import { reference } from '../references.ts';
import { nounNamed } from '../physics-nouns/vocabulary.ts';
import { spokenOf } from './scenes.ts';
import { MATERIALS, onlyWith } from './things.ts';

const STRETCHED = new Set(['spring', 'stretched wire']);

/** Whether a phrase names what a load stretches. */
export const isStretched = (term: RawTerm): boolean =>
  isReference(term) &&
  (/^has (?:extension|force)$|^physics combination$/.test(term.a) ||
    nounNamed(term.a.replace('physics ', '')).kinds.some((kind) => STRETCHED.has(kind)));

const SUPPORT = '(a|the) [fixed|rigid|horizontal] (support|point|ceiling|beam|clamp|hook|stand|bench|wall)';
const END = '[(the|its|one) [lower|free|other|bottom] end of]';
const HUNG =
  '(attached to|hung from|suspended from|applied to|added to|placed on|hung on|fixed to|connected to|supported by|then applied to|exerted on)';
const LOAD =
  '(load|force|weight|tensile force|stretching force|tension|compressive force|vertical force|object of weight|block of weight|load of weight)';
const MASS =
  '(mass|object of mass|block of mass|load of mass|body of mass|metal block of mass|weight of mass)';

const loaded = (e: RawTerm, v: RawTerm, name = 'force'): RawFact[] => [fact('equal', the(name, e), v)];
const extended = (v: RawTerm): RawFact[] => [fact('equal', the('extension', SELF), v)];

const LOADS: Rule[] = [
  ...rule<{ e: RawTerm }>('stretched', '{e:entity}', ({ e }) => (isStretched(e) ? e : null)),
  ...rule<object>('stretched', '(it|its lower end|its free end|its end)', (_, [at]) =>
    onlyWith('extension', at),
  ),
  ...[
    [LOAD, 'force'],
    [MASS, 'hanging mass'],
  ].flatMap(([words, name]) => [
    ...rule<{ v: RawTerm; e: RawTerm }>(
      'loading',
      `(a|an|the) ${words} [{s:symbol}] [of] {v:amount} (is ${HUNG}|hangs from|is carried by|acts on) ${END} {e:stretched}`,
      ({ v, e }) => loaded(e, v, name),
    ),
    ...rule<{ v: RawTerm }>(
      'does',
      `(supports|carries|has hung from it) (a|an) ${words} [{s:symbol}] [of] {v:amount}`,
      ({ v }) => loaded(SELF, v, name),
    ),
    ...rule<{ v: RawTerm }>(
      'does',
      `(is|are) [then] (stretched|extended|compressed|loaded|pulled) (by|with|under) (a|an) ${words} [{s:symbol}] [of] {v:amount}`,
      ({ v }) => loaded(SELF, v, name),
    ),
  ]),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'loading',
    `a {v:quantity} (load|weight|force) (is ${HUNG}|hangs from) ${END} {e:stretched}`,
    ({ v, e }) => loaded(e, v),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'loading',
    `a {v:quantity} mass (is ${HUNG}|hangs from) ${END} {e:stretched}`,
    ({ v, e }) => loaded(e, v, 'hanging mass'),
  ),
  ...[
    [LOAD, 'force'],
    [MASS, 'hanging mass'],
  ].flatMap(([words, name]) => [
    ...rule<{ v: RawTerm }>(
      'loading',
      `(a|an|the) ${words} [{s:symbol}] [of] {v:amount} (is [then|now] ${HUNG}|hangs from) (the (lower|bottom|free) end|the bottom|the lower end of the lower {n:physics-noun}|the lower {m:physics-noun}|(them|the {k:physics-nouns}) [together])`,
      ({ v }, [at]) => loaded(reference('physics combination', null, 'the', at), v, name),
    ),
    ...rule<{ e: RawTerm; v: RawTerm }>(
      'loading',
      `{e:stretched} (supports|carries|is loaded with|is stretched by) (a|an|the) ${words} [{s:symbol}] [of] {v:amount}`,
      ({ e, v }) => loaded(e, v, name),
    ),
  ]),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (of|in|for|stored in) each {n:physics-noun}',
    (slots, [at]) => {
      const { p, n } = slots as { p: string; n: string };
      return the(`each ${p}`, reference(`physics ${n}`, null, 'all', at));
    },
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} [,] so that (both|the two|the) {n:physics-nouns} (have|extend by) the same (extension|amount)',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `{f:facts} and (hung|suspended|hang) [vertically] from ${SUPPORT}`,
    ({ f }) => (f.some(({ relation }) => relation.startsWith('joined')) ? f : null),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] and {g:loading}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[] }>('facts', '{f:loading}', ({ f }) => f),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '(when|with|as|after) {f:loading} [,] {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{g:facts} when {f:loading}', ({ f, g }) => [...f, ...g]),
];

const LENGTHS: Rule[] = [
  ...rule<{ v: RawTerm; w: RawTerm; e: RawTerm }>(
    'facts',
    `(a|the) ${LOAD} [{s:symbol}] [of] {v:amount} (produces|causes|gives) an extension [{x:symbol}] of {w:amount} (in|of) {e:stretched}`,
    ({ v, w, e }) => [...loaded(e, v), fact('equal', the('extension', e), w)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(extends|stretches|is extended|is stretched|is then extended|is then stretched|elongates) [by] [a distance [of]] {v:amount}',
    ({ v }) => extended(v),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is compressed|compresses|is then compressed) [by] [a distance [of]] {v:amount}',
    ({ v }) => extended(v),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(extends|stretches|is stretched|is extended) to [a (length|total length) of] {v:amount}',
    ({ v }) => [fact('equal', the('length', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    '(this|the load|the force|this load|this force) (causes|produces|gives) (an|a) (extension|extension of the spring|extension of the wire) [{s:symbol}] [of] {v:amount}',
    ({ v }, [at]) => [fact('equal', the('extension', onlyWith('extension', at)), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '(this|the load|the force|this load|this force) (extends|stretches|compresses) {e:stretched} by {v:amount}',
    ({ v, e }) => [fact('equal', the('extension', e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    'the length of {e:stretched} (increases|is increased|changes) by {v:amount}',
    ({ v, e }) => [fact('equal', the('extension', e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    'the length of {e:stretched} (increases|is increased|changes) to {v:amount}',
    ({ v, e }) => [fact('equal', the('length', e), v)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm; e: RawTerm }>(
    'facts',
    'the length of {e:stretched} (increases|changes|is increased) from {w:amount} to {v:amount}',
    ({ v, w, e }) => [fact('equal', the('unstretched length', e), w), fact('equal', the('length', e), v)],
  ),
];

/** Where it hangs, and of what it is. */
const HANGING: Rule[] = [
  ...rule<object>('does', '(hangs|hangs freely|is hanging|is suspended|is hung) vertically', () =>
    spokenOf(SELF),
  ),
  ...rule<object>(
    'does',
    '(is fixed|is clamped|is attached|is held|is rigidly fixed) at [its] (one end|its upper end|the upper end|upper end|the top|one of its ends)',
    () => spokenOf(SELF),
  ),
  ...[
    [LOAD, 'force'],
    [MASS, 'hanging mass'],
  ].flatMap(([words, name]) =>
    rule<{ v: RawTerm }>(
      'facts',
      `(a|an|the) ${words} [{s:symbol}] [of] {v:amount} (is [then|now] ${HUNG}|hangs from) (the|its) (lower|free|other|bottom) end`,
      ({ v }, [at]) => loaded(onlyWith('extension', at), v, name),
    ),
  ),
  ...rule<object>(
    'does',
    `(hangs|is suspended|is hung|is fixed|is clamped|is attached) [vertically] (from|to|at) ${SUPPORT}`,
    () => spokenOf(SELF),
  ),
  ...rule<object>(
    'does',
    `(is fixed|is attached|is clamped|is suspended|is held) [vertically] (at|by|from|to) (one end|its upper end|its top end|the upper end|both ends) [(to|from|at) ${SUPPORT}]`,
    () => spokenOf(SELF),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `(one|the upper|the top) end of {e:stretched} is (fixed|attached|clamped) [to ${SUPPORT}]`,
    ({ e }) => spokenOf(e),
  ),
  ...rule<{ e: RawTerm }>('facts', '{e:stretched} is (stretched|extended|deformed) elastically', ({ e }) =>
    spokenOf(e),
  ),
  ...rule<object>(
    'quant',
    `[the] young modulus [{s:symbol}] (of|for) [the] (${MATERIALS}|material|material of the wire|material of the rod|material from which the wire is made|material of the spring|metal of the wire|metal from which the wire is made|steel of the wire|copper of the wire)`,
    (_, [at]) => the('Young modulus', onlyWith('Young modulus', at)),
  ),
];

export const SPRING_RULES: Rule[] = [...LOADS, ...LENGTHS, ...HANGING];
