import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const MAKES = '(makes|making|inclined at|is inclined at|at)';

/** Bodies that go round in horizontal circles. */
export const CONE_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>('going', 'with [constant] speed {v:amount}', ({ v }) => [fact('level speed', v)]),
  ...rule<{ w: RawTerm }>('going', 'with [constant] angular (speed|velocity) {w:amount}', ({ w }) => [
    fact('level turn', w),
  ]),
  ...rule<object>('going', 'with [a] constant [angular] speed', () => []),
  ...rule<object>('going', 'at [a] constant [angular] speed', () => []),
  ...rule<{ v: RawTerm }>('going', 'at [a] constant speed {v:amount}', ({ v }) => [fact('level speed', v)]),
  ...rule<{ r: RawTerm }>('going', '(of|with|and) radius {r:amount}', ({ r }) => [fact('level radius', r)]),
  ...rule<object>(
    'going',
    '[,] [with|whose] [its] centre [is] [vertically] (below|above) {o:label}',
    () => [],
  ),
  ...rule<{ t: RawTerm }>(
    'going',
    `[,] [with] ({l:two-labels}|the string) [${MAKES}] [an|a constant] [angle] [of] {t:amount} (with|to) the [downward] vertical`,
    ({ t }) => [fact('level angle', t, 'vertical')],
  ),
  ...rule<{ t: RawTerm }>(
    'going',
    `[,] [with] ({l:two-labels}|the string) [${MAKES}] [an|a constant] [angle] [of] {t:amount} (with|to) the horizontal`,
    ({ t }) => [fact('level angle', t, 'level')],
  ),
  ...rule<object>('going', '[,] with the string taut', () => []),
  ...rule<{ h: RawTerm }>(
    'going',
    '[,] [which is|at|in a horizontal plane] [a] [vertical] distance {h:amount} [vertically] below {o:label}',
    ({ h }) => [fact('level depth', h)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('goings', '{a:going} [and] {b:goings}', ({ a, b }) => [...a, ...b]),
  ...rule<{ a: RawFact[] }>('goings', '{a:going}', ({ a }) => a),
  ...rule<{ a: RawFact[] }>(
    'does',
    '(moves|is moving|rotates|is rotating|moving|describes|is set in motion) [in] [a] horizontal circle [{a:goings}]',
    ({ a }: { a?: RawFact[] }) => [fact('goes level', SELF), ...(a ?? [])],
  ),
  ...rule<{ a: RawFact[] }>(
    'does',
    '(moves|is moving|rotates|is rotating) {a:goings} in a horizontal circle',
    ({ a }) => [fact('goes level', SELF), ...a],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does',
    '(moves|is moving|rotates|is rotating) {a:goings} in a horizontal circle {b:goings}',
    ({ a, b }) => [fact('goes level', SELF), ...a, ...b],
  ),
  ...rule<{ t: RawTerm }>(
    'say',
    '({l:two-labels}|the string) (makes|is inclined at) [an|a constant] [angle] [of] {t:amount} (with|to) the [downward] vertical',
    ({ t }) => [fact('level angle', t, 'vertical')],
  ),
  ...rule<{ w: RawTerm }>('say', '(the|its) [constant] angular speed [of {x:who}] is {w:amount}', ({ w }) => [
    fact('level turn', w),
  ]),
  ...rule<object>('want', '[the] angular (speed|velocity) [of {x:who}]', () => the('turn')),
  ...rule<object>(
    'want',
    '[the] time (taken|) (for one [complete] revolution|for {x:who} to complete one revolution|to complete one revolution|for {x:who} to make one complete revolution|for one complete circle)',
    () => the('period'),
  ),
  ...rule<object>('want', '[the] period [of the motion|of revolution]', () => the('period')),
  ...rule<object>('want', '[the] radius of the [horizontal] circle', () => the('circle radius')),
  ...rule<object>(
    'want',
    '[the] [vertical] (distance|depth) (of the circle|of the centre of the circle|of the plane of the circle|of {x:who}) below {o:label}',
    () => the('circle depth'),
  ),
];
