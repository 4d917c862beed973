import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bit, CONSTANT, how } from '../mechanics/bit.ts';

const plural = (m: RawTerm, k: RawTerm): RawTerm => ({ all: [m, k] });

const AT_SPEED =
  '(when|at|where|if) ((its|the|his|her|their) speed [of {y:who}] is|a speed of|(it|he|she|{y:who}) is (travelling|moving|cycling) (at|with) [a] [speed] [of]|the speed of {y:who} is|{y:who} has speed) {w:speed}';

/** What bodies weigh, and what quantities are worth. */
const TOLD: Rule[] = [
  ...bit<{ m: RawTerm }>(
    '(of|with|having|has|have|whose|is of) [a] [total|combined] mass [is|of|being] {m:mass}',
    ({ m }) => the('mass', m),
  ),
  ...bit<{ m: RawTerm; k: RawTerm }>(
    '[(of|with|having|have|whose)] masses [are|of] {m:mass} and {k:mass} [respectively]',
    ({ m, k }) => the('mass', plural(m, k)),
  ),
  ...bit<{ x: RawTerm; m: RawTerm }>('[the] [total|combined] mass of {x:any-who} is {m:mass}', ({ x, m }) =>
    the('mass of', x, m),
  ),
  ...bit<{ x: RawTerm; m: RawTerm; k: RawTerm }>(
    '[the] masses of {x:whos} are {m:mass} and {k:mass} [respectively]',
    ({ x, m, k }) => the('mass of', x, plural(m, k)),
  ),
  ...rule<object>(
    'be',
    '(is|are|was|were|remains|remain|becomes|has magnitude|have magnitude|is equal to|is of magnitude|equals|being|has a magnitude of|has a constant value of|is now|are now|is then|(is|are) constant and (has|have) (magnitude|magnitudes|a magnitude of)|have (magnitudes|constant magnitudes)|(have|has) constant magnitude|are of (magnitudes|constant magnitudes))',
    () => '',
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>(
    '{q:quant} {b:be} [constant and equal to|a constant|a constant force of|a force of] [magnitude] {v:val}',
    ({ q, v }) => the('is', q, v),
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>('{q:quant} {b:be} of [constant] [magnitude] {v:val}', ({ q, v }) =>
    the('is', q, v),
  ),
  ...bit<{ q: RawTerm; w: RawTerm; v: RawTerm }>(
    `{q:quant} [,] [acting on {x:who}] ${AT_SPEED} [,] {b:be} [of] [magnitude] {v:val} [,]`,
    ({ q, w, v }) => the('is at', q, w, v),
  ),
  ...bit<{ q: RawTerm; w: RawTerm; v: RawTerm }>(
    `{q:quant} {b:be} [of] [magnitude] {v:val} [,] ${AT_SPEED}`,
    ({ q, w, v }) => the('is at', q, w, v),
  ),
  ...bit<{ q: RawTerm; w: RawTerm; v: RawTerm }>(
    `${AT_SPEED} [,] {q:quant} {b:be} [of] [magnitude] {v:val}`,
    ({ q, w, v }) => the('is at', q, w, v),
  ),
  ...bit<{ q: RawTerm; v: RawTerm; w: RawTerm; k: RawTerm; u: RawTerm }>(
    '{q:quant} {b:be} [of] [magnitude] {v:rate} (when|at the instant when) (its|the|his|her) speed is {w:speed} [,] and [is] {k:rate} (when|at the instant when) (its|the|his|her) speed is {u:speed}',
    ({ q, v, w, k, u }) => the('is at both', q, v, w, k, u),
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>('{q:quant} {b:be} {v:state}', ({ q, v }) => the('is', q, v)),
  ...bit<{ q: RawTerm; v: RawTerm; w: RawTerm }>(
    '{q:quant} {b:be} {v:val} and {w:val} [respectively]',
    ({ q, v, w }) => the('is', q, plural(v, w)),
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>(
    'there is [now|also] {q:quant} [of] [magnitude] {v:val} [opposing|resisting] [the|its] [motion]',
    ({ q, v }) => the('is', q, v),
  ),
  ...bit<{ v: RawTerm }>(
    'there is [now] (a|an) [constant|total] [resistive|resisting|frictional] force [of] [magnitude] {v:val} (resisting|opposing|acting against) (the|its|{o:owner}) motion [of {x:who}]',
    ({ v }) => the('is', the('q', 'resistance', ''), v),
  ),
  ...bit<{ q: RawTerm; v: RawTerm }>(
    '(increases|reduces|decreases|raises|changes) {q:quant} to {v:val}',
    ({ q, v }) => the('has', q, v),
  ),
  ...bit<{ p: string; v: RawTerm }>(
    '({o:owner} speed|the speed of {x:who}) at {p:spot} {b:be} {v:speed}',
    ({ p, v }) => the('at spot', p, v),
  ),
  ...bit<object>('[which (is|are)|,] [assumed|assuming [that] it is] [to be] constant', () => the('none')),
  ...['level', 'steep', 'sloping'].flatMap((kind) =>
    bit<{ l: RawTerm }>(
      `(reaches|enters|comes to|meets|moves onto|slides onto|runs onto|continues onto|continues along|continues on|passes onto|joins) {l:${kind}}`,
      ({ l }) => the('goes', 'onto', l),
    ),
  ),
  ...bit<object>(
    '(the|its) (ground|road|slope|surface|track|path|hill|plane) (becomes|levels out and becomes|is now|is then) (horizontal|level)',
    () => the('whole', 'onto', the('track', '', 'level')),
  ),
  ...bit<object>(
    '(with no change in|without (loss of|any loss of|change of)|with no loss of) [{o:owner}] speed',
    () => the('none'),
  ),
  ...bit<{ q: RawTerm }>(
    '{q:quant} [found in part {p:part-label}|calculated in part {p:part-label}] (continues to act|still acts|remains|continues)',
    ({ q }) => the('is', q, 'unchanged'),
  ),
  ...bit<{ s: RawTerm }>('of length {s:length}', ({ s }) => how('distance', s)),
  ...bit<{ q: RawTerm }>('there is {q:quant}', ({ q }) => the('is', q, 'constant')),
  ...bit<{ q: RawTerm }>(
    '{q:quant} (may|can|should|is to) be (ignored|neglected)|(ignore|neglect|ignoring|neglecting) {q:quant}',
    ({ q }) => (typeof q === 'object' && 'the' in q && q.of[0] === 'resistance' ? the('is', q, '0') : null),
  ),
  ...bit<{ l: string; d: RawTerm }>('[the] (distance|length) [of] {l:two-labels} is {d:length}', ({ l, d }) =>
    the('is', the('q', 'between', l), d),
  ),
  ...bit<{ l: string; d: RawTerm }>(
    '[the] distance (between|from) {p:label} (and|to) {r:label} is {d:length}',
    (slots) => {
      const { p, r, d } = slots as unknown as { p: string; r: string; d: RawTerm };
      return the('is', the('q', 'between', `${p}${r}`), d);
    },
  ),
  ...bit<{ a: string; m: RawTerm; b: string; k: RawTerm }>(
    '[the|two] {n:drive-nouns} [,] {a:label} [,] of mass {m:mass} [,] and {b:label} [,] of mass {k:mass}',
    ({ a, m, b, k }) => the('pair', a, m, b, k),
  ),
  ...bit<{ q: RawTerm; v: RawTerm; x: RawTerm; w: RawTerm; y: RawTerm }>(
    'there are [constant] resistances [to motion] [of] [magnitude] {v:val} (on|acting on) {x:who} and {w:val} (on|acting on) {y:who}',
    ({ v, x, w, y }) => the('is', the('q', 'resistance', { all: [x, y] }), plural(v, w)),
  ),
  ...bit<{ q: RawTerm; v: RawTerm; x: RawTerm; w: RawTerm; y: RawTerm }>(
    'there are [constant] resistances [to motion] [of] [magnitude] {v:val} and {w:val} [acting] on {x:who} and {y:who} [respectively]',
    ({ v, x, w, y }) => the('is', the('q', 'resistance', { all: [x, y] }), plural(v, w)),
  ),
  ...bit<{ q: RawTerm; v: RawTerm; w: RawTerm }>(
    '{q:quant} {b:be} [constant and equal to] {v:val} and {w:val} [respectively]',
    ({ q, v, w }) => the('is', q, plural(v, w)),
  ),
  ...bit<{ q: RawTerm; l: RawTerm; v: RawTerm }>(
    '{q:quant} on ({l:level}|{l:known-level}) {b:be} {v:val}',
    ({ q, l, v }) => the('is on', q, l, v),
  ),
  ...bit<{ p: string; r: string; u: RawTerm; v: RawTerm }>(
    'passes [through] [the] points {p:label} and {r:label} with speeds [of] {u:speed} and {v:speed} [respectively]',
    ({ p, r, u, v }) => the('passes', p, u, r, v),
  ),
  ...bit<{ q: RawTerm; p: string; r: string; u: RawTerm; v: RawTerm }>(
    '{q:quant} {b:be} {u:speed} at {p:spot} and {v:speed} at {r:spot}',
    ({ p, r, u, v }) => the('passes', p, u, r, v),
  ),
  ...bit<{ p: string; r: string; u: RawTerm; v: RawTerm }>(
    'has [a] speed [of] {u:speed} at {p:spot} and [a] [speed] [of] {v:speed} at {r:spot}',
    ({ p, r, u, v }) => the('passes', p, u, r, v),
  ),
  ...bit<{ s: RawTerm }>('{t:surface} is {s:length} long', ({ s }) => the('is', the('q', 'length', ''), s)),
  ...bit<{ q: RawTerm; r: RawTerm; v: RawTerm }>(
    '[both] {q:quant} and {r:quant} {b:be} [both] {v:state}',
    ({ q, r, v }) => the('is both', q, r, v),
  ),
  ...bit<object>('(with|at|for) this power', () => the('none')),
  ...bit<{ q: RawTerm; v: RawTerm }>('(with|and) {q:quant} [of] [magnitude] {v:force}', ({ q, v }) =>
    the('is', q, v),
  ),
  ...bit<{ p: string; u: RawTerm; r: string; v: RawTerm }>(
    '(passes|passing) [through] {p:spot} (with|at) [a] speed [of] {u:speed} and [passes] [through] {r:spot} (with|at) [a] speed [of] {v:speed}',
    ({ p, u, r, v }) => the('passes', p, u, r, v),
  ),
  ...bit<{ q: RawTerm; v: RawTerm; x: RawTerm }>(
    '[which|that] (producing|produces|produce|provides|exerts|giving) {q:quant} [of] [magnitude] {v:val} on {x:who} [only|alone]',
    ({ q, v, x }) =>
      typeof q === 'object' && 'the' in q && q.of[0] === 'brake' ? the('is', the('q', 'brake', x), v) : null,
  ),
  ...bit<object>('there is no resistance [to motion]', () => the('is', the('q', 'resistance', ''), '0')),
  ...bit<{ q: RawTerm; v: RawTerm }>(
    '(has|have|producing|experiences|experience|exerts|produces|provides|is subject to|encounters|exert|develops|meets|works at|is working at|work at|working at) {q:quant} [of] [magnitude] {v:val}',
    ({ q, v }) => the('has', q, v),
  ),
  ...bit<{ p: RawTerm }>(
    `(works|is working|is then working|is now working|operates) at [a] [${CONSTANT}] [rate|power] [of] [working] [of] {p:power}`,
    ({ p }) => the('has', the('q', 'power', ''), p),
  ),
  ...bit<{ p: RawTerm }>(
    '(works|is working|working|with its engine working|with the engine working) at (its|a|the) maximum (power|rate) [output|of working] [,] [of] {p:power}',
    ({ p }) => the('has', the('q', 'most power', ''), p),
  ),
  ...bit<{ p: RawTerm }>('[the] maximum power [output] [of {x:who}] [of the engine] is {p:power}', ({ p }) =>
    the('is', the('q', 'most power', ''), p),
  ),
  ...bit<{ p: RawTerm }>('has a maximum power [output] [of] {p:power}', ({ p }) =>
    the('has', the('q', 'most power', ''), p),
  ),
  ...bit<object>(
    `[(works|working|is working|continues to work|with its engine working)] at ([its|the same|this] (maximum|full|same|constant) (power|rate)|the same power)`,
    () => the('has', the('q', 'power', ''), 'unchanged'),
  ),
  ...bit<object>(
    '(with (the|its) [engine] power unchanged|(with|at) this power|at this rate|for this power|(with|and|if) (its|the|his|her) engine [is] [still] working at (the same|this|that) (rate|power))',
    () => the('has', the('q', 'power', ''), 'unchanged'),
  ),
  ...bit<{ w: RawTerm }>('(does|do) {w:energy} of work against [the] {r:quant}', ({ w }) =>
    the('has', the('q', 'work against', ''), w),
  ),
  ...bit<{ w: RawTerm }>('(does|do) {w:energy} of work', ({ w }) => the('has', the('q', 'work by', ''), w)),
  ...bit<{ w: RawTerm }>(
    '[the] [total] work done [by {x:who}] against ({r:quant}|this force|these forces) [(as|when|while) {y:who} {g:goes} [to {p:spot}]|during (the|this|its) (ascent|descent|climb|motion|journey|fall)] {b:be} {w:energy}',
    ({ w }) => the('is', the('q', 'work against', ''), w),
  ),
  ...bit<{ w: RawTerm }>(
    '[the] [total] work done by ({x:who}|the driving force [of {x:who}]) {b:be} {w:energy}',
    ({ w }) => the('is', the('q', 'work by', ''), w),
  ),
  ...bit<{ v: RawTerm; w: RawTerm }>(
    '{q:quant} (increases|decreases|is increased|is reduced|falls|rises) [uniformly] from {v:speed} to {w:speed}',
    ({ v, w }) => the('whole', 'move', the('from speed', v), the('to speed', w)),
  ),
];

export const ENGLISH_TOLD: Rule[] = TOLD;
