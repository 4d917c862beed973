import { eachOf, fact, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo, isSpeed, isTime } from '../english-physics/tails.ts';
import { ALONG } from '../english-motion/places.ts';

const BEFORE = 'clash before';
const AFTER = 'clash after';
const heads = (e: RawTerm, way: string, when: string): RawFact => fact('heads', e, way, when);
const MOVES = '(move|are moving|travel|are travelling|slide|are sliding)';

/** What several things do, each in its way. */
const WAYS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entitys} ${MOVES} in the same direction [along the same [straight] line] [${ALONG}]`,
    ({ e }) => eachOf(e).map((one) => heads(one, '+', BEFORE)),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entitys} ${MOVES} (directly towards each other|towards each other|towards one another|in opposite directions) [along the same [straight] line] [${ALONG}]`,
    ({ e }) => {
      const [one, other, more] = eachOf(e);
      return one && other && !more ? [heads(one, '+', BEFORE), heads(other, '-', BEFORE)] : null;
    },
  ),
  ...rule<{ f: RawTerm }>('does', '(is|moves|travels) (behind|in front of|ahead of) {f:entity}', ({ f }) =>
    spokenOf(SELF, f),
  ),
  ...rule<object>('does', `(is|was) [initially] (stationary|at rest) [${ALONG}]`, () => [
    equalTo('speed', '0'),
  ]),
];

const RIGHT: readonly (readonly [string, string])[] = [
  ['(to the right|towards the right|due east|eastwards)', '+'],
  ['(to the left|towards the left|due west|westwards)', '-'],
];

/** Which way each goes, told with its speed. */
const ABSOLUTE: Rule[] = [
  ...RIGHT.flatMap(([words, way]) => [
    ...rule<{ v: RawTerm }>(
      'does',
      `(has|moves|is moving|travels|is travelling|moves off) [with|at] [a] [constant] [(speed|velocity) [{s:symbol}] [of]] {v:amount} ${words}`,
      ({ v }) =>
        isSpeed(v) || typeof v === 'string' ? [equalTo('speed', v), heads(SELF, way, BEFORE)] : null,
    ),
    ...rule<object>('after-way', words, () => [heads(SELF, way, AFTER)]),
  ]),
  ...rule<{ v: RawTerm; f: RawTerm }>(
    'does',
    '(moves|is moving|travels|is travelling|slides) (with|at) [a] [constant] [(speed|velocity) [{s:symbol}] of|speed|velocity] {v:amount} [directly] towards {f:entity}',
    ({ v, f }) =>
      isSpeed(v) || typeof v === 'string'
        ? [equalTo('speed', v), heads(SELF, '+', BEFORE), ...spokenOf(f)]
        : null,
  ),
  ...rule<{ f: RawTerm }>(
    'after-way',
    'in the (original|initial|same) direction (of|as) (the [original] motion of|) {f:entity}',
    ({ f }) => [fact('heads', SELF, 'as', AFTER, f)],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:entitys} [then] (collide|collide head-on) [,] and [then] {f:after-does}',
    ({ e, f }) =>
      f[0]?.relation === 'clash together' && f.length === 1 ? [fact('clash', ...eachOf(e)), ...f] : null,
  ),
  ...rule<object>(
    'quant',
    '[the|their] [common|combined] (speed|velocity) [{s:symbol}] [of (the [combined|joined] {n:physics-nouns}|the two {m:physics-nouns}|the combined (mass|body|object)|both {k:physics-nouns}|them)] [immediately|just] after (the collision|they collide|they stick together|the impact)',
    () => the('clash total', 'together'),
  ),
];

/** Both go on as one, as fast as was told. */
const withBoth = (f: RawTerm, g: RawFact[]): RawFact[] => [
  ...clash(SELF, f),
  ...g.map(({ relation, of: [left, ...rest] }) => ({
    relation,
    of:
      left === undefined
        ? []
        : [typeof left === 'object' && 'the' in left ? { ...left, of: [...left.of, AFTER] } : left, ...rest],
  })),
];

const clash = (a: RawTerm, b: RawTerm): RawFact[] => [fact('clash', a, b)];

/** That they collide, and how. */
const CLASHES: Rule[] = [
  ...rule<{ e: RawTerm; k?: RawFact[] }>(
    'facts',
    '{e:entitys} [then|subsequently] (collide|collide head-on|collide with each other|make a head-on collision) [{k:clash-kind}]',
    ({ e, k }) => [fact('clash', ...eachOf(e)), ...(k ?? [])],
  ),
  ...rule<{ f: RawTerm; k?: RawFact[] }>(
    'does',
    '[then|subsequently] (collides|collides head-on) with {f:entity} [{k:clash-kind}]',
    ({ f, k }) => [...clash(SELF, f), ...(k ?? [])],
  ),
  ...rule<{ f: RawTerm; g: RawFact[] }>(
    'does',
    '[then|subsequently] (collides|collides head-on) with {f:entity} [,] (and|after which|so that) (they|the two {n:physics-nouns}|both {m:physics-nouns}) [then] {g:after-does}',
    ({ f, g }) => (g[0]?.relation === 'clash together' ? withBoth(f, g) : null),
  ),
  ...rule<{ f: RawTerm }>(
    'does',
    '[then] (strikes|hits|collides with|enters|is fired into) {f:entity} [,] (and|where it) (becomes embedded|embeds itself|remains embedded|lodges|sticks|becomes attached|remains) (in|to|inside) (it|the {n:physics-noun}|the {w:story-word})',
    ({ f }) => [...clash(SELF, f), fact('clash together')],
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [initial] speed [{s:symbol}] of {e:entity} before (the collision|they collide|the impact)',
    ({ e }) => the('speed', e, BEFORE),
  ),
  ...rule<object>('clash-kind', '(elastically|and the collision is [perfectly] elastic)', () => [
    fact('clash elastic'),
  ]),
  ...rule<object>('facts', 'the collision is [perfectly] elastic', () => [fact('clash elastic')]),
  ...rule<{ v?: RawTerm }>(
    'after-does',
    '(stick together|stick to each other|couple together|join together|move off together|move together|move off as one) [and move [off] [together]] [(with|at) [a] [common] [(speed|velocity) [{s:symbol}] [of]] {v:amount}]',
    ({ v }) => [
      fact('clash together'),
      ...(v === undefined ? [] : [equalTo('speed', v), heads(SELF, 'same', AFTER)]),
    ],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '[(after|in|as a result of) the collision [,]] {e:several} {f:after-does}',
    ({ e, f }) =>
      f[0]?.relation === 'clash together' && f.length === 1
        ? [...spokenOf(...eachOf(e)), ...f]
        : f.flatMap((one) => (one.relation === 'clash together' ? [one] : afterwards(e, [one]))),
  ),
];

/** What was at rest and drives itself apart. */
const APART: Rule[] = [
  ...rule<{ e: RawTerm; f: RawTerm; v: RawTerm }>(
    'facts',
    '{e:entity} (fires|ejects|shoots|throws|emits) {f:entity} [horizontally|forwards] (with|at) [a|an] [horizontal|initial] [(speed|velocity) [{s:symbol}] of] {v:amount} [horizontally|forwards]',
    ({ e, f, v }) =>
      isSpeed(v) || typeof v === 'string'
        ? [
            fact('clash', e, f),
            ...[e, f].map((one) => fact('equal', the('speed', one), '0')),
            fact('equal', the('speed', f, AFTER), v),
            heads(f, '+', AFTER),
            heads(e, '-', AFTER),
          ]
        : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [initial] recoil (speed|velocity) [{s:symbol}] of {e:entity}',
    ({ e }) => the('speed', e, AFTER),
  ),
  ...rule<{ e: RawTerm }>('quant', '[the] speed [{s:symbol}] (with|at) which {e:entity} recoils', ({ e }) =>
    the('speed', e, AFTER),
  ),
];

/** What is told of the time after a collision. */
const afterwards = (e: RawTerm, facts: RawFact[]): RawFact[] =>
  sayOf(
    e,
    facts.map(({ relation, of: [left, ...rest] }) => ({
      relation,
      of: [typeof left === 'object' && 'the' in left ? { ...left, of: [...left.of, AFTER] } : left!, ...rest],
    })),
  );

const OWN =
  '(its|the) (initial|original|previous|first) (direction|motion|velocity|path|direction of motion|direction of travel)';
const SAME = `(in its original direction|in its initial direction|in the original direction|in the same direction [as (before|${OWN}|before the collision)]|with its direction unchanged)`;
const BACK = `([back] in the (opposite|reverse) direction [(to|from) ${OWN}]|back along its original path|along its original path|back along the same line|in the direction opposite to ${OWN})`;
const AT = '(with|at) [a|an] [constant] [(speed|velocity) [{s:symbol}] [of]] {v:amount}';

const AFTERWARDS: Rule[] = [
  ...rule<object>('after-way', SAME, () => [heads(SELF, 'same', AFTER)]),
  ...rule<object>('after-way', BACK, () => [heads(SELF, 'back', AFTER)]),
  ...rule<{ w?: RawFact[]; v: RawTerm; x?: RawFact[] }>(
    'after-does',
    `(moves|continues to move|continues|travels|continues to travel|moves off) [{w:after-way}] [,] [but|and] ${AT} [{x:after-way}]`,
    ({ w, v, x }) =>
      isSpeed(v) || typeof v === 'string' ? [equalTo('speed', v), ...(w ?? []), ...(x ?? [])] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'after-does',
    `(rebounds|bounces back|moves back) [${BACK}] ${AT} [${BACK}]`,
    ({ v }) =>
      isSpeed(v) || typeof v === 'string' ? [equalTo('speed', v), heads(SELF, 'back', AFTER)] : null,
  ),
  ...rule<object>('after-does', '(is at rest|is stationary|comes to rest|is brought to rest|stops)', () => [
    equalTo('speed', '0'),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:after-facts} [,] (and|while|but) {g:after-facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('after-facts', '{e:entity} {f:after-does}', ({ e, f }) =>
    f.some(({ relation }) => relation === 'clash together') ? null : afterwards(e, f),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(after|immediately after|just after|as a result of) (the collision|colliding|the impact|they collide) [,] {f:after-facts} [[,] (and|while|but) {g:after-facts}]',
    (slots) => {
      const { f, g } = slots as { f: RawFact[]; g?: RawFact[] };
      return [...f, ...(g ?? [])];
    },
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:after-facts} (after|immediately after|just after) (the collision|the impact)',
    ({ f }) => f,
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'facts',
    '{e:several} (are|remain) in contact [with each other] [in (the|this) collision] for [a (time|total time) [{s:symbol}] of] {v:amount}',
    ({ e, v }, [at]) => [...spokenOf(...eachOf(e)), fact('equal', the('time', contact(at)), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `{e:entitys} [in {l:part-label}] are in contact [with each other] [during the collision] for [a (time|total time) [{s:symbol}] of] {v:amount}`,
    ({ v }, [at]) => (isTime(v) ? [fact('equal', the('time', contact(at)), v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the (collision|impact) lasts [for] [a time [of]] {v:amount}',
    ({ v }, [at]) => (isTime(v) ? [fact('equal', the('time', contact(at)), v)] : null),
  ),
];

const contact = (at: number): RawTerm => reference('physics contact', null, 'any', at);

const WHEN: readonly (readonly [string, string])[] = [
  ['(before|just before|immediately before)', BEFORE],
  ['(after|just after|immediately after)', AFTER],
];

/** What is asked of a collision. */
const ASKED: Rule[] = [
  ...WHEN.flatMap(([words, state]) => [
    ...rule<{ q: RawTerm }>('quant', `{q:quant} ${words} (the collision|they collide|the impact)`, ({ q }) =>
      typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where
        ? { ...q, of: [q.of[0]!, state] }
        : null,
    ),
    ...rule<{ p: string }>(
      'quant',
      `[the] (total|combined) {p:property} [of (the two {n:physics-nouns}|the {m:physics-nouns}|the system|{e:entitys})] ${words} the collision`,
      ({ p }) => the('clash total', p, state),
    ),
  ]),
  ...rule<object>(
    'quant',
    '[the] [total] (loss|decrease|reduction) (of|in) [the] [total] kinetic energy [of the (two {n:physics-nouns}|{m:physics-nouns}|system)] [(in|during|as a result of) the collision]',
    () => the('clash total', 'loss'),
  ),
  ...rule<object>('quant', '[the] [total] kinetic energy lost [in the collision]', () =>
    the('clash total', 'loss'),
  ),
  ...rule<object>('quant', '[the] relative speed of approach [of the {n:physics-nouns}]', () =>
    the('clash total', 'approach'),
  ),
  ...rule<object>('quant', '[the] relative speed of separation [of the {n:physics-nouns}]', () =>
    the('clash total', 'separation'),
  ),
  ...rule<{ e: RawTerm; f: RawTerm }>(
    'quant',
    '[the] [magnitude of the] [average] force [{s:symbol}] [exerted] (by {e:entity} on {f:entity}|on {f:entity} by {e:entity}) [during the collision]',
    ({ f }, [at]) => the('clash force', f, contact(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [magnitude of the] change in [the] momentum [{s:symbol}] of {e:entity} [(in|during) the collision]',
    ({ e }) => (isReference(e) ? the('clash change', e) : null),
  ),
];

export const COLLISION_RULES: Rule[] = [...WAYS, ...ABSOLUTE, ...CLASHES, ...AFTERWARDS, ...ASKED, ...APART];
