import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { equalTo, isLength } from '../english-physics/tails.ts';

const BEAM = '(beam|plank|rod|bar|pole|shelf|bridge|seesaw|see-saw|board|wooden beam|steel beam)';
const LOOK = '[uniform] [,] [horizontal|wooden|rigid|straight|thin|heavy|narrow]';
const SUPPORTS =
  '(supports|trestles|pivots|vertical ropes|vertical wires|vertical strings|vertical cables|ropes|wires|pillars|vertical supports|knife-edges|props)';
const SUPPORT =
  '(support|pivot|trestle|rope|wire|string|cable|pillar|prop|vertical rope|vertical wire|vertical string|vertical cable)';
const LEVEL = '[horizontally|in a horizontal position|in equilibrium|horizontally in equilibrium]';

const lever = (at: number): RawTerm => reference('physics lever', null, 'the', at);

const from = (end: string, far: RawTerm): RawTerm => the('place', end, far);

/** Where along a beam something is. */
const PLACES: Rule[] = [
  ...rule<{ l: string }>('lever-place', '[end|point|the end|the point] {l:label}', ({ l }) =>
    from(`end ${l}`, '0'),
  ),
  ...rule<object>(
    'lever-place',
    '(its|the) (centre|midpoint|mid-point|middle|centre of gravity|centre of the beam|midpoint of the beam|centre of the plank|centre of the rod)',
    () => the('place', 'centre', '0'),
  ),
  ...rule<object>(
    'lever-place',
    '(one|one of its|the left-hand|the left) (end|ends) [of the {n:lever-word}]',
    () => from('one end', '0'),
  ),
  ...rule<object>(
    'lever-place',
    '(the other|its other|the right-hand|the right) end [of the {n:lever-word}]',
    () => from('other end', '0'),
  ),
  ...rule<object>('lever-word', BEAM, () => ''),
  ...rule<{ v: RawTerm; l: string }>(
    'lever-place',
    '[a point] [{k:label}] [that is|which is|,|at|on the beam] [a distance [{s:symbol}] of] {v:amount} from [end|point|the end|the point] {l:label} [,]',
    ({ v, l }) => (isLength(v) || typeof v === 'string' ? from(`end ${l}`, v) : null),
  ),
  ...[
    ['(one|the left-hand|the left)', 'one end'],
    ['(the other|the right-hand|the right)', 'other end'],
    ['(the pivot|the hinge)', 'pivot'],
  ].flatMap(([words, name]) =>
    rule<{ v: RawTerm }>(
      'lever-place',
      `[a point] [{k:label}] [that is|which is|,|at] [a distance [{s:symbol}] of] {v:amount} from ${words} ${name === 'pivot' ? '' : 'end'}`,
      ({ v }) => (isLength(v) || typeof v === 'string' ? from(name!, v) : null),
    ),
  ),
];

const BEAMS: Rule[] = [
  ...rule<{ l?: string }>('lever', `(a|the|this) ${LOOK} ${BEAM} [{l:two-labels}] [,]`, ({ l }, [at]) =>
    reference('physics lever', l ?? null, 'any', at),
  ),
  ...rule<object>('lever', 'it', (_, [at]) => lever(at)),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'lever',
    '{e:lever} (of|with|having|that has|which has) {f:with} [,]',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:lever} {f:lever-does}', ({ e, f }) => sayOf(e, f)),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:lever} has {f:with}', ({ e, f }) => sayOf(e, f)),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'lever-does',
    `(rests|is supported|is placed|lies|is held|is suspended) ${LEVEL} (on|by|from) [two] ${SUPPORTS} [,] [attached|tied|placed|positioned|one] (at|to) {p:lever-place} and [the other at|at|to] {q:lever-place}`,
    ({ p, q }) => [fact('lever support', SELF, p), fact('lever support', SELF, q)],
  ),
  ...rule<object>(
    'lever-does',
    `(rests|is supported|is placed|lies|is held|is suspended) ${LEVEL} (on|by|from) [two] ${SUPPORTS} [,] [attached|tied|placed|positioned|one] (at|to) (its ends|each end|each of its ends|either end|its two ends)`,
    () => [
      fact('lever support', SELF, from('one end', '0')),
      fact('lever support', SELF, from('other end', '0')),
    ],
  ),
  ...rule<{ p: RawTerm }>(
    'lever-does',
    '(is|) [freely|smoothly] (pivoted|hinged|supported|balanced|balances|rests) [horizontally] [on a (pivot|support|knife-edge)] [placed|positioned] (at|about) {p:lever-place} [and (is horizontal|balances [horizontally]|is in equilibrium [in a horizontal position])]',
    ({ p }) => [fact('lever support', SELF, p)],
  ),
  ...rule<{ f: string; p: RawTerm }>(
    'lever-does',
    'is [then] (held|kept|maintained) (horizontal|horizontally|in a horizontal position|in equilibrium|horizontally in equilibrium) by (a|an) [upward] [vertical] [upward] force {f:letter} [that is] (applied|acting|exerted) [vertically] [upwards] at {p:lever-place}',
    ({ f, p }) => [fact('lever support', SELF, p, f)],
  ),
  ...rule<object>(
    'lever-does',
    '(is|remains) (horizontal|in equilibrium|at rest|horizontal and in equilibrium)',
    () => [fact('scene', SELF)],
  ),
];

const SITS =
  '(hangs|is hung|is placed|is suspended|stands|sits|rests|is attached|is fixed|is hanging|is standing|acts [vertically] [downwards]|is applied [vertically] [downwards])';

const LOADS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'lever-load',
    '(a|an|the) [small|vertical|heavy] ({w:story-word}|load|force|weight|{n:physics-noun}) [{l:label}] [of [weight]|of weight] [{s:symbol}] {v:amount}',
    ({ v }) => (isOf(v, 'N') ? v : null),
  ),
  ...rule<{ v: RawTerm }>(
    'lever-load',
    '(a|an|the) [small|heavy] ({w:story-word}|load|{n:physics-noun}) [{l:label}] of mass [{s:symbol}] {v:amount}',
    ({ v }) => (isOf(v, 'kg') || isOf(v, 'g') ? the('product', v, 'g') : null),
  ),
  ...rule<{ v: RawTerm; p: RawTerm }>(
    'facts',
    `{v:lever-load} ${SITS} [on the {n:lever-word}|from the {m:lever-word}|to the {k:lever-word}] (at|from|to|on) {p:lever-place}`,
    ({ v, p }, [at]) => [fact('lever load', lever(at), v, p)],
  ),
];

const isOf = (v: RawTerm, unit: string): boolean => typeof v === 'object' && 'unit' in v && v.unit === unit;

const PUSH =
  '(force|upward force|vertical force|reaction|normal reaction|contact force|reaction force|normal contact force)';

const ASKED: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'quant',
    `[the] [magnitude of the] ${PUSH} [{s:symbol}] [exerted|acting] ([on the {n:lever-word}] by the ${SUPPORT} at|[on the {m:lever-word}] at|of the ${SUPPORT} at|by the ${SUPPORT} at) {p:lever-place} [on the {k:lever-word}]`,
    ({ p }, [at]) => the('lever force', lever(at), p),
  ),
  ...rule<{ p: RawTerm }>(
    'quant',
    `[the] tension [{s:symbol}] in the ${SUPPORT} [attached] (at|to) {p:lever-place}`,
    ({ p }, [at]) => the('lever force', lever(at), p),
  ),
  ...rule<object>(
    'quant',
    `[the] [magnitude of the] ${PUSH} [{s:symbol}] [exerted] (on the {n:lever-word} by the pivot|by the pivot on the {m:lever-word}|at the pivot)`,
    (_, [at]) => the('lever force', lever(at), 'pivot'),
  ),
  ...rule<{ p: string }>('quant', '[the] {p:property} [{s:symbol}] of the {n:lever-word}', ({ p }, [at]) =>
    /^(?:weight|mass)$/.test(p) ? equalTo(p, '0', lever(at)).of[0]! : null,
  ),
];

/** Beams in balance under forces that are all vertical. */
export const LEVER_RULES: Rule[] = [...PLACES, ...BEAMS, ...LOADS, ...ASKED];
