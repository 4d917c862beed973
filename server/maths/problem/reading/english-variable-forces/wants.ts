import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const BODY = '(particle|ball|stone|body|object|parachutist|sphere|car|cyclist|boat|train|parcel|block)';
const SINCE =
  '[(since|after) (opening (his|her|the) parachute|projection|release|leaving {o:label}|passing through {o:label}|the start)]';

export const FORCE_WANTS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'state',
    '(its|the|his|her) (speed|velocity) [of {x:who}] reaches {v:amount}',
    ({ v }) => the('speed', v),
  ),
  ...rule<{ v: RawTerm }>('state', '(his|her) (speed|velocity) is {v:amount}', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>(
    'state',
    '{x:who} has (fallen|travelled|moved|risen|descended) [through] [a] [further] [distance] [of] {v:amount}',
    ({ v }) => the('gone', v),
  ),
  ...rule<object>('want', '[the] (time|instant) (at which|when) {s:state}', (slots) => ({
    ...the('time'),
    where: [fact('when', (slots as unknown as { s: RawTerm }).s)],
  })),
  ...rule<object>('want', '[the] distance (fallen|risen|descended) [by {x:who}]', () => the('way')),
  ...rule<object>(
    'want',
    `[the] distance (that|which) {x:who} has (fallen|travelled|moved|risen) [,] ${SINCE} [,]`,
    () => the('way'),
  ),
  ...rule<{ v: RawTerm }>(
    'want',
    '[the] time (taken|it takes|) for {x:who} to reach [a] (speed|velocity) [of] {v:amount}',
    ({ v }) => ({ ...the('time'), where: [fact('when', the('speed', v))] }),
  ),
  ...rule<object>('want', '[the] (displacement|distance) of {x:who} from {o:label}', () => the('way')),
  ...rule<object>(
    'want',
    '[the] (value|speed) (which|that) the (speed|velocity) of {x:who} approaches [as {x:who} continues to (fall|move)|as {t:amount} (increases|becomes large|tends to infinity)|for large values of {t:amount}|]',
    () => the('limit speed'),
  ),
  ...rule<object>('want', `[the] (terminal|limiting) (speed|velocity) [of (the ${BODY}|{x:who})]`, () =>
    the('limit speed'),
  ),
  ...rule<{ g: RawGoal[] }>(
    'ask',
    '{g:ask} [,] and (verify|show) that at this (speed|velocity) the forces [acting] on {x:who} (are in equilibrium|balance|are balanced)',
    ({ g }) =>
      g.every(({ target }) => typeof target === 'object' && 'the' in target && target.the === 'limit speed')
        ? g
        : null,
  ),
  ...rule<{ g: RawGoal[] }>(
    'ask',
    '(write down|set up|form|obtain|find|show) (a|the) differential equation (connecting|relating|between|involving|in) {a:letter} and {b:letter} [,] and (solve it|hence|use it|solve this equation|solve this) [to] {g:ask}',
    ({ g }) => g,
  ),
];
