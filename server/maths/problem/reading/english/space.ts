import { fact, isAll, paired, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference, pointsIn } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { withPositions } from '../shared/further.ts';
import { named, property, several, thing } from './nouns.ts';

/** Each kind of thing that is straight or flat, with what it may be said to be parallel or perpendicular to. */
const KINDS = ['line', 'plane'];

const THINGS: Rule[] = [
  ...named('line', 'line|straight line', 'line-name'),
  ...several('line-name'),
  ...thing('plane', 'plane', 'plane-name'),
  ...named('plane', 'plane', 'line-name'),
  ...several('plane-name'),
  ...several('vector'),
  ...several('formula'),
  ...rule<{ v: string }>('vector', '[the] vector {v:vector}', ({ v }) => v),
  ...rule<{ ends: string }>(
    'line',
    '[the] [straight] line (through|joining|) {ends:two-labels}',
    ({ ends }, [at]) => defined('line', at, the('line through', ...pointsIn(ends, at))),
  ),
  ...rule<{ p: RawTerm }>(
    'line',
    '[the] [straight] line (through|joining|passing through|which passes through) {p:points}',
    ({ p }, [at]) =>
      isAll(p) && p.all.length === 2 ? defined('line', at, the('line through', ...p.all)) : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'line',
    '[the] line through {a:point} and {b:point}',
    ({ a, b }, [at]) => defined('line', at, the('line through', a, b)),
  ),
  ...rule<{ t: string }>('plane', '[the] plane [containing] [triangle] {t:three-labels}', ({ t }, [at]) =>
    defined('plane', at, the('plane through', ...pointsIn(t, at))),
  ),
  ...rule<{ p: RawTerm }>(
    'plane',
    '[the] plane (through|containing|which contains|that contains|passing through) {p:points}',
    ({ p }, [at]) =>
      isAll(p) && p.all.length === 3 ? defined('plane', at, the('plane through', ...p.all)) : null,
  ),
  ...KINDS.flatMap((kind) => [
    ...rule<{ says: RawFact[] }>(
      kind,
      `[the] ${kind} (which|that) {says:does-${kind}}`,
      ({ says }, [at]) => ({
        ...reference(kind, null, 'the', at),
        says,
      }),
    ),
    ...rule<{ says: RawFact[] }>(kind, `[the] ${kind} {says:being-${kind}}`, ({ says }, [at]) => ({
      ...reference(kind, null, 'the', at),
      says,
    })),
    ...rule<{ name: string; e: string }>(
      kind,
      `[the|a] ${kind} {name:${kind}-name} [with equation|,|] {e:equation}`,
      ({ name, e }, [at]) => ({
        ...reference(kind, name.replace(/\\math\w+|[{}\s]/g, ''), 'the', at),
        says: [fact('equal', the('equation', SELF), e)],
      }),
    ),
  ]),
  ...rule<{ e: string }>('plane', '[the|a] plane [with equation] {e:equation}', ({ e }, [at]) => ({
    ...reference('plane', null, 'a', at),
    says: [fact('equal', the('equation', SELF), e)],
  })),
];

const EQUATIONS = '[cartesian|vector] (equation|equations)';

const PROPERTIES: Rule[] = [
  ...property({ the: 'position vector', noun: 'position vector', of: ['point'], gives: 'vector' }),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] position vectors of {p:points} are {v:vectors} [respectively]',
    ({ p, v }) => paired('position vector', p, v),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:points} ~have position vectors [given by] {v:vectors} [respectively]',
    ({ p, v }) => paired('position vector', p, v),
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '[the] position vectors of {p:points} are [given by] {f:facts} [respectively]',
    ({ p, f }) => withPositions(p, f),
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '{p:points} (~have position vectors [given by]|are such that) {f:facts} [respectively]',
    ({ p, f }) => withPositions(p, f),
  ),
  ...rule<{ p: string }>('coordinates', '{p:tuple}', ({ p }) => p),
  ...several('tuple'),
  ...rule<{ p: RawTerm }>('coordinatess', '{p:tuples}', ({ p }) => p),
  ...property({
    the: 'equation',
    noun: 'vector equation|cartesian equation|equation',
    of: ['plane'],
    gives: 'formula',
  }),
  ...property({
    the: 'equation',
    noun: 'vector equation|cartesian equation',
    of: ['line'],
    gives: 'formula',
  }),
  ...KINDS.flatMap((kind) => [
    ...rule<{ x: RawTerm }>('formula', `[the|a|an] ${EQUATIONS} for {x:${kind}}`, ({ x }) =>
      the('equation', x),
    ),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:${kind}s} ~have ${EQUATIONS} [given by] {v:formulas} [respectively]`,
      ({ x, v }) => paired('equation', x, v),
    ),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `[the] ${EQUATIONS} of {x:${kind}s} are {v:formulas} [respectively]`,
      ({ x, v }) => paired('equation', x, v),
    ),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `[the] ${EQUATIONS} of {x:${kind}} (is|are) {v:formula}`,
      ({ x, v }) => [fact('equal', the('equation', x), v)],
    ),
  ]),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'point',
    '[the] foot of the perpendicular from {p:point} (to|onto|on to) {l:thing}',
    ({ p, l }, [at]) => defined('point', at, the('foot', p, l)),
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'point',
    '[the] (reflection|image) of {p:point} [when reflected|after reflection|after a reflection] in {l:thing}',
    ({ p, l }, [at]) => defined('point', at, the('reflection', p, l)),
  ),
  ...rule<{ v: RawTerm }>(
    'vector',
    '[a|the] unit vector (in the direction of|parallel to) {v:direction}',
    ({ v }) => the('unit vector', v),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'vector',
    '[a|the] [common] (vector [which is|that is] perpendicular to|perpendicular to) [both] [of] {a:direction} and {b:direction}',
    ({ a, b }) => the('common perpendicular', a, b),
  ),
  ...rule<{ l: RawTerm }>(
    'vector',
    '[a|the] [common] vector [which is|that is] perpendicular to both [of] [the] {l:lines}',
    ({ l }) => (isAll(l) && l.all.length === 2 ? the('common perpendicular', ...l.all) : null),
  ),
  ...rule<{ v: RawTerm }>('direction', '{v:vector}', ({ v }) => v),
  ...rule<{ v: RawTerm }>('direction', '{v:line}', ({ v }) => v),
  ...rule<{ v: RawTerm }>('direction', '{v:segment}', ({ v }) => v),
  ...rule<{ v: RawTerm }>('wanted', '{v:vector}', ({ v }) => v),
  ...rule<{ v: RawTerm }>('wanted', '[the] (exact|) (length|magnitude) of {v:vector}', ({ v }) =>
    the('length', v),
  ),
];

/** The unit in which an angle is wanted. */
const MANNERS: Rule[] = [
  ...rule<{ m: Partial<RawGoal> }>(
    'manner',
    'in degrees [,] [{m:manner}]',
    ({ m }: { m?: Partial<RawGoal> }) => ({ ...m, form: 'degrees' }),
  ),
  ...rule<{ m: Partial<RawGoal> }>(
    'manner',
    'in radians [,] [{m:manner}]',
    ({ m }: { m?: Partial<RawGoal> }) => ({ ...m, form: 'radians' }),
  ),
];

export const SPACE_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...MANNERS];
