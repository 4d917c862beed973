import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const STRING = 'light elastic (string|rope|spring)';
const LENGTHS = '[,] (of|with|having|has) natural length {l:length}';
const MODULUS = '(and|,) [with|of] modulus [of elasticity] {k:force}';

/** A body on an elastic string that hangs from a fixed point. */
const STRINGS: Rule[] = [
  ...rule<{ l: RawTerm; k: RawTerm }>(
    'elastic',
    `[a|the] ${STRING} ${LENGTHS} [${MODULUS}] [,]`,
    ({ l, k }: { l: RawTerm; k?: RawTerm }) => the('elastic string', l, ...(k === undefined ? [] : [k])),
  ),
  ...rule<{ s: RawTerm; o: RawTerm }>(
    'facts',
    'one end of {s:elastic} [,] is (fixed|attached|fastened) (to|at) {o:fixed-place}',
    ({ s, o }) => [fact('elastic string', o, s)],
  ),
  ...rule<{ s: RawTerm; o: RawTerm }>(
    'facts',
    '{s:elastic} has one end (fixed|attached) (to|at) {o:fixed-place}',
    ({ s, o }) => [fact('elastic string', o, s)],
  ),
  ...rule<{ o: RawTerm }>('fixed-place', '{o:origin}', ({ o }) => o),
  ...rule<{ o: RawTerm }>('fixed-place', '{o:origin} on a [horizontal] ceiling', ({ o }) => o),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:body} is attached to the other end [of the string|of the rope]',
    ({ x }) => [fact('on the string', x)],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    'the other end [of the string|of the rope] is attached to {x:body}',
    ({ x }) => [fact('on the string', x)],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'facts',
    '{x:body} is (released|released from rest) (at|from) {o:origin} and falls vertically',
    ({ x, o }) => [fact('dropped', x, o)],
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'facts',
    '{x:body} (falls vertically from rest|falls from rest) (at|from) {o:origin}',
    ({ x, o }) => [fact('dropped', x, o)],
  ),
  ...rule<object>(
    'facts',
    '(air resistance is neglected|air resistance may be neglected|there is no air resistance)',
    () => [fact('no air')],
  ),
];

const POSITION = '(position in which it could hang in equilibrium|equilibrium position)';
const ASKED: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] extension of the (string|rope) when {x:body} (is in equilibrium|hangs in equilibrium|is hanging in equilibrium)',
    ({ x }) => the('extension at rest', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[the] extension of the (string|rope) when {x:body} is (at|in) the ${POSITION}`,
    ({ x }) => the('extension at rest', x),
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'wanted',
    '[the] greatest (distance of {x:body} below {o:origin}|distance below {o:origin} reached by {x:body}) [in the subsequent motion|during the subsequent motion]',
    ({ x, o }) => the('greatest drop', x, o),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) extension of the (string|rope) [in the subsequent motion|during the subsequent motion]',
    () => the('greatest extension'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) speed of {x:body} (in the subsequent motion|during the subsequent motion|during its descent)',
    ({ x }) => the('greatest speed', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] magnitude of the acceleration of {x:body} (at its lowest position|at its lowest point|when it is at its lowest point)',
    ({ x }) => the('acceleration at the bottom', x),
  ),
  ...rule<object>('wanted', '[the] modulus of elasticity of the (string|rope)', () => the('modulus')),
];

export const ELASTIC_RULES: Rule[] = [...STRINGS, ...ASKED];
