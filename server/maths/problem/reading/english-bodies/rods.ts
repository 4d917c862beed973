import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, weightIn, withFacts } from '../shared/bodies.ts';

const BAR = '(ladder|rod|beam|pole|plank)';
const GROUND = '(ground|plane|floor|surface|table)';

/** Ladders that lean on walls. */
const BARS: Rule[] = [
  ...rule<object>('bar', `(a|the) uniform ${BAR} [{ab:two-labels}]`, () =>
    named('bar', '', [fact('uniform')]),
  ),
  ...rule<object>('bar', `(a|the|) ${BAR} [{ab:two-labels}]`, () => named('bar', '')),
  ...rule<{ b: RawTerm; l: RawTerm }>('bar', '{b:bar} [,] (of|with|has) length {l:amount} [,]', ({ b, l }) =>
    withFacts(b, [fact('rod length', l)]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has|and|and has) weight {w:amount} [,]',
    ({ b, w }) => withFacts(b, [fact('rod weight', weightIn(w))]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has|and|and has) mass {w:amount} [,]',
    ({ b, w }) => withFacts(b, [fact('rod mass', w)]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm; l: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has) length {l:amount} and weight {w:amount} [,]',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod weight', weightIn(w))]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm; l: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has) length {l:amount} and mass {w:amount} [,]',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod mass', w)]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm; l: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has) weight {w:amount} and length {l:amount} [,]',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod weight', weightIn(w))]),
  ),
  ...rule<{ b: RawTerm; w: RawTerm; l: RawTerm }>(
    'bar',
    '{b:bar} [,] (of|with|has) mass {w:amount} and length {l:amount} [,]',
    ({ b, l, w }) => withFacts(b, [fact('rod length', l), fact('rod mass', w)]),
  ),
  ...rule<{ l: string; k: string }>(
    'prop',
    `[with] (its|the|one) [lower] [end] [{l:label}] (on|resting on|in contact with|rests on|standing on) {k:rough} horizontal ${GROUND}`,
    ({ l, k }: { l?: string; k: string }) => [fact('foot', l ?? 'A', k)],
  ),
  ...rule<{ l: string; k: string }>(
    'prop',
    `[with] (its|the|its other|the other) [upper] [end] [{l:label}] (against|resting against|in contact with|rests against|leaning against) {k:rough} vertical wall`,
    ({ l, k }: { l?: string; k: string }) => [fact('top', l ?? 'B', k)],
  ),
  ...rule<object>('rough', '[a] rough', () => 'rough'),
  ...rule<object>('rough', '[a] smooth', () => 'smooth'),
  ...rule<{ p: RawFact[]; q: RawFact[] }>('prop', '{p:prop} (and|, and|,) {q:prop}', ({ p, q }) => [
    ...p,
    ...q,
  ]),
  ...rule<{ b: RawTerm; p: RawFact[] }>(
    'say',
    '{b:bar} (rests|is|stands|is at rest|is placed|is in equilibrium|rests at rest|leans) [in equilibrium|at rest|in limiting equilibrium] [,] {p:prop}',
    ({ b, p }) => [...factsOf(b), ...p],
  ),
];

const LEANS: Rule[] = [
  ...rule<{ b: RawTerm }>(
    'bar-does',
    '(is|lies|rests|stands) in a vertical plane [which is] perpendicular to the wall',
    () => [fact('in a plane')],
  ),
  ...rule<{ t: RawTerm }>(
    'bar-does',
    '(makes|is inclined at|makes with|is at) [an|an acute] [angle] [of] {t:amount} (with|to) the (horizontal|ground|floor)',
    ({ t }) => [fact('slope', t, 'horizontal')],
  ),
  ...rule<{ t: RawTerm }>(
    'bar-does',
    '(makes|is inclined at|is at) [an|an acute] [angle] [of] {t:amount} (with|to) the (vertical|wall)',
    ({ t }) => [fact('slope', t, 'vertical')],
  ),
  ...rule<object>(
    'bar-does',
    '(is on the point of slipping|is about to slip|is in limiting equilibrium|is on the verge of slipping|is just about to slip)',
    () => [fact('limiting')],
  ),
  ...rule<object>(
    'bar-does',
    '(remains|is) in equilibrium [at the same angle [{t:amount}]|in the same position]',
    () => [],
  ),
  ...rule<{ d: RawFact[]; e: RawFact[] }>(
    'bar-does',
    '{d:bar-does} (and|,|, and) {e:bar-does}',
    ({ d, e }) => [...d, ...e],
  ),
  ...rule<{ b: RawTerm; d: RawFact[] }>(
    'say',
    '({b:bar}|it) {d:bar-does}',
    ({ b, d }: { b?: RawTerm; d: RawFact[] }) => [...factsOf(b), ...d],
  ),
  ...rule<{ t: RawTerm }>(
    'say',
    'the angle between {b:bar} and the (horizontal|ground) is {t:amount}',
    ({ t }) => [fact('slope', t, 'horizontal')],
  ),
  ...rule<object>('say', 'equilibrium is limiting', () => [fact('limiting')]),
  ...rule<object>(
    'load',
    '(a|the) (block|man|particle|person|child|woman|boy|girl|painter|load|body|window cleaner)',
    () => '',
  ),
  ...[
    ['weight', 'weight'],
    ['mass', 'mass'],
  ].flatMap(([word, kind]) =>
    rule<{ w: RawTerm; p: string }>(
      'say',
      `{z:load} of ${word} {w:amount} [, which (may|can) be modelled as a particle ,|, modelled as a particle ,] (is attached to {b:bar} at|stands on {b:bar} at|is placed on {b:bar} at|is standing on {b:bar} at|is attached at|stands at|is at|is fixed to {b:bar} at|is suspended from {b:bar} at) {p:spot-on}`,
      ({ w, p }) => [fact('load', weightIn(w), kind!, p)],
    ),
  ),
  ...rule<{ l: string }>('spot-on', '[the|a] [point] {l:label} [on {b:bar}|of {b:bar}]', ({ l }) => l),
  ...rule<object>(
    'spot-on',
    '(its mid-point|its midpoint|the mid-point of {b:bar}|the midpoint of {b:bar}|its centre)',
    () => 'middle',
  ),
  ...rule<{ p: string }>('say', '{z:load} is [now] moved to {p:spot-on}', ({ p }) => [fact('load moved', p)]),
  ...rule<object>('say', 'the ground is [now] roughened', () => [fact('roughened')]),
  ...rule<{ m: RawTerm }>(
    'say',
    `[the] coefficient of friction between ({b:bar}|{l:label}|the (end|point) {l:label}|the foot of {b:bar}) and the ${GROUND} is {m:amount}`,
    ({ m }) => [fact('friction', m)],
  ),
  ...rule<{ m: RawTerm }>('say', `[the] coefficient of friction at {l:label} is {m:amount}`, ({ m }) => [
    fact('friction', m),
  ]),
];

const WANTS: Rule[] = [
  ...rule<object>(
    'want',
    `[the] coefficient of friction [between ({b:bar}|{l:label}) and the ${GROUND}]`,
    () => the('friction ratio'),
  ),
  ...rule<{ l: string }>('want', '[the] [magnitude of the] (reaction|contact force) at {l:label}', ({ l }) =>
    the('reaction', l),
  ),
  ...rule<{ l: string }>(
    'want',
    '[the] [magnitude of the] normal (reaction|contact force|component of the reaction) at {l:label}',
    ({ l }) => the('normal', l),
  ),
  ...rule<object>(
    'want',
    '[the] [magnitude of the] (force|reaction|normal reaction|normal force) (exerted by the wall on {b:bar}|exerted on {b:bar} by the wall|of the wall on {b:bar}|between {b:bar} and the wall)',
    () => the('reaction', 'wall'),
  ),
  ...rule<object>(
    'want',
    '[the] [magnitude of the] (frictional force|friction|force of friction|friction force) [at {l:label}|between {b:bar} and the ground]',
    () => the('friction force'),
  ),
  ...rule<{ l: string }>(
    'want',
    '[the] magnitude of the (total|resultant) (force|reaction|contact force) (at {l:label}|exerted by the ground on {b:bar}|exerted on {b:bar} by the ground|exerted on {b:bar} at {l:label})',
    ({ l }: { l?: string }) => the('whole force', l ?? 'ground'),
  ),
  ...rule<object>(
    'want',
    '[the] (least|minimum|smallest) [possible] value of (the [new] coefficient of friction|{m:letter})',
    () => the('least friction'),
  ),
  ...rule<{ l: string }>(
    'want',
    '[the] (greatest|maximum) [possible] (distance|length|value of) {l:two-labels}',
    ({ l }) => the('far', l),
  ),
];

export const ROD_RULES: Rule[] = [...BARS, ...LEANS, ...WANTS];
