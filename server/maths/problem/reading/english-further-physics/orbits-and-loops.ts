import { circling } from '../english-matter/orbits.ts';
import { eachOf, fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);

const ONE_DAY = { amount: '24', unit: 'hours' };
const ORBIT = '[new|higher|lower|final|larger|smaller] [circular] orbit';
const BODY = '(moon|satellite|planet|star|sphere|asteroid)';

/** Two moons of one planet, a satellite that is moved to another orbit, and one that stays above a place. */
const ORBITS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entitys} (are in|move in|orbit in|are in stable) [circular] orbits (about|around|round) the same {n:round-what}',
    ({ e }, [at]) => {
      const centre = reference('physics planet', null, 'any', at);
      return isAll(e) ? eachOf(e).flatMap((one) => circling(one, centre)) : null;
    },
  ),
  ...rule<object>('round-what', '(planet|star)', () => ''),
  ...rule<object>(
    'facts',
    '[the] gravitational (effects|effect|forces|force|attraction|interaction) (between|of) the (moons|satellites|planets|stars|moon|other planets|other moons) (may be|can be|is|are) (neglected|ignored|negligible)',
    () => spokenOf(),
  ),
  ...rule<object>('entity', '(a|the) geostationary satellite', (_, [at]) =>
    saying(reference('physics satellite', null, 'a', at), [
      fact('equal', the('period', SELF), ONE_DAY),
      ...circling(SELF, reference('physics planet', 'Earth', 'the', at + 0.5)),
    ]),
  ),
  ...rule<object>('quant', '[the] radius of (the|a) geostationary orbit', (_, [at]) =>
    the('orbital radius', only('orbital radius', at)),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `the (rockets|rocket|engines|engine|rocket motors|thrusters) of {e:entity} (are|is) [then|now] (fired|used|switched on) so that it (moves|goes) (to|into) (a|an|another) ${ORBIT} (of|with) {f:with}`,
    ({ e, f }) => [fact('change', e), ...inOrbit(e, f)],
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    'the change in [the] mass of {e:entity} (may be considered to be|may be assumed to be|is|is assumed to be) negligible',
    ({ e }) => spokenOf(e),
  ),
  // The field of a moon at its own surface.
  ...rule<{ l: string }>(
    'quant',
    `the (gravitational field strength|acceleration of free fall|acceleration due to gravity) [{s:symbol}] (at|on) the surface of ${BODY} {l:physics-name}`,
    ({ l }, [at]) => {
      const body = reference('physics thing', l, 'bare', at);
      return the('strength of its own field', body);
    },
  ),
  ...(['radius', 'density'] as const).flatMap((name) =>
    rule<{ l: string }>(
      'quant',
      `[the] [mean] ${name} [{s:symbol}] of (moon|satellite|asteroid) {l:physics-name}`,
      ({ l }, [at]) => the(`own ${name}`, reference('physics thing', l, 'bare', at)),
    ),
  ),
];

/** The radius of an orbit is not that of what moves on it. */
const inOrbit = (e: RawTerm, facts: RawFact[]): RawFact[] =>
  facts.map(({ relation, of: [left, ...others] }) => ({
    relation,
    of: [
      typeof left === 'object' && 'the' in left
        ? { ...left, the: left.the === 'radius' ? 'orbital radius' : left.the, of: [e] }
        : left!,
      ...others,
    ],
  }));

const LOOP = '(loop|circle|circular path|path|track|swing|motion|vertical circle|circular loop)';
const round = (at: number): RawTerm => only('speed at the top', at);

/** A quantity at a place that has a name. */
const placed = (name: string, e: RawTerm, place: RawTerm): RawTerm =>
  place === '' ? the(name, e) : { ...the(name, e), where: [fact('scene', place)] };

const PLACES: readonly [kind: string, words: string, noun: string, name: string][] = [
  ['low-place', '(lowest point|bottom)', 'physics lowest point', 'bottom'],
  ['high-place', '(highest point|top)', 'physics highest point', 'top'],
];

/** A body on a vertical circle. */
const LOOPS: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entity} (travels|moves|slides|runs|rolls) (along|on|round|around) a (smooth|frictionless) track (that includes|with|containing|that has) a vertical [circular] loop`,
    ({ e }) => [fact('also', e, 'motion round a vertical circle')],
  ),
  ...rule<{ f?: RawFact[] }>(
    'does',
    `(moves|is whirled|is swung|rotates|travels|is made to move|swings) (in|round|around) a vertical circle [(of|with) {f:with}]`,
    ({ f }) => [fact('also', SELF, 'motion round a vertical circle'), ...(f ?? [])],
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>(
    'facts',
    `the path of the (centre of mass|centre of gravity|centre) of {e:entity} (in|round|around) the loop (has|is a circle of) [a] radius [of] {v:quantity}`,
    (slots) => {
      const { e, v } = slots as unknown as { e: RawTerm; v: RawTerm };
      return [fact('equal', the('radius', e), v)];
    },
  ),
  ...PLACES.flatMap(([kind, words, noun, name]) => [
    ...rule<{ l?: string }>(kind, `(the|its) ${words} [{l:label}] [of (the|its) ${LOOP}]`, ({ l }, [at]) =>
      l === undefined ? '' : reference(noun, l, 'the', at + 0.5),
    ),
    ...rule<{ l: string }>(kind, '{l:label}', ({ l }, [at]) => reference(noun, l, 'bare', at + 0.5)),
    ...rule<{ e: RawTerm; p: RawTerm }>(
      'quant',
      `[the|its] (speed|velocity) [{s:symbol}] [of {e:entity}] (at|as it passes through|when it is at|as it passes) {p:${kind}}`,
      ({ e, p }, [at]) => placed(`speed at the ${name}`, e ?? round(at), p),
    ),
    ...rule<{ p: RawTerm; e: RawTerm; v: RawTerm }>(
      'facts',
      `at {p:${kind}} [,] (the speed of {e:entity}|{e:entity} has [a] speed|{e:entity} has [a] speed of) [is] {v:quantity}`,
      ({ p, e, v }) => [
        fact('equal', the(`speed at the ${name}`, e), v),
        ...(p === '' ? [] : [fact('scene', p)]),
      ],
    ),
    ...rule<{ e: RawTerm; p: RawTerm }>(
      'quant',
      `[the] [magnitude of the] (force|contact force|normal contact force|reaction force) [exerted] (by the (track|loop) on {e:entity}|on {e:entity} by the (track|loop)|[exerted] by the (track|loop) on {e:entity}|exerted on {e:entity} by the (track|loop)|from the (track|loop) on {e:entity}) (at|when it is at) {p:${kind}}`,
      ({ e, p }) => placed(`force at the ${name}`, e, p),
    ),
    ...rule<{ e?: RawTerm; p: RawTerm }>(
      'quant',
      `[the] tension [{s:symbol}] in the (string|rod|thread) (when {e:entity} is at|at) {p:${kind}}`,
      ({ e, p }, [at]) => placed(`force at the ${name}`, e ?? round(at), p),
    ),
  ]),
  ...rule<{ p: RawTerm }>(
    'quant',
    `[the] (minimum|least|smallest) speed [{s:symbol}] (at|of {e:entity} at|that {e:entity} (can|must) have at|with which {e:entity} can pass) {p:high-place} {k:keeps-on}`,
    ({ p }, [at]) => placed('least speed at the top', round(at), p),
  ),
];

const KEEPS = '(remains|remain|to remain|just remains|stays|stay|to stay|is to remain|is just)';

/** Why a body must not be slower at the top. */
const KEEPING: Rule[] = rule<object>(
  'keeps-on',
  `(for which|so that|such that|if|for|in order that|) ({e:entity}|it|the (string|rope|cord|thread|water)) ${KEEPS} (in contact [with the track]|on the track|taut|in the (circle|bucket)|on its circular path)|(so that|if|for which|for) (the water|{f:entity}|it) (does not|is not to|not to) (fall (out|from the (bucket|track))|leave the (track|bucket))|(so that|for|if|for which) ({e:entity}|it) (completes|to complete|is to complete|can complete|to just complete|just completes) the circle`,
  () => '',
);

export const ORBIT_AND_LOOP_RULES: Rule[] = [...ORBITS, ...LOOPS, ...KEEPING];
