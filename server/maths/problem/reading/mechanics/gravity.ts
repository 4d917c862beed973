import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { asks, fact, type RawFact, type RawGoal, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const ACCELERATION = parseUnit('m s^-2')!;

const VALUE: Rule[] = [
  ...rule<{ q: RawTerm }>('gravity-value', '{q:quantity}', ({ q }) => {
    const unit = typeof q === 'object' && 'amount' in q ? parseUnit(q.unit) : null;
    return unit && sameDimension(unit.dimension, ACCELERATION.dimension) ? q : null;
  }),
  ...rule<{ q: string }>('gravity-value', '{q:number}', ({ q }) => q),
  ...rule<{ f: RawFact[] }>('gravity', '{f:note}', ({ f }) => (isOfGravity(f) ? f : null)),
];

const isOfGravity = ([one, other]: readonly RawFact[]): boolean =>
  one?.relation === 'equal' && one.of[0] === 'g' && other === undefined;

const isG = ({ q }: { q: RawTerm }): RawFact[] => [fact('equal', 'g', q)];

const G =
  '(g|[the] [value of] [the] [constant] acceleration due to gravity [[,] g [,]]|[the] acceleration of free fall [[,] g [,]]|the value of g)';
const WHERE =
  '[throughout [[this|the] question]|in (this|the) question|where (necessary|needed|appropriate|required)]';

/** How strong gravity is to be taken: said alone, behind what is told, or behind what is asked. */
export const GRAVITY_RULES: Rule[] = [
  ...VALUE,
  ...rule('gravity', `${G} (to be|as|is|=|equal to|equals|be) {q:gravity-value}`, isG),
  ...rule(
    'gravity',
    `${G} (is|may be|can be|should be) [to be] (taken|assumed) (to be|as) {q:gravity-value}`,
    isG,
  ),
  ...rule('gravity', `{q:gravity-value} (for|as the value of) ${G}`, isG),
  ...rule<{ f: RawFact[] }>(
    'gravity-told',
    `[you (should|may)] (take|taking|use|using|assume|assuming|with) {f:gravity} ${WHERE}`,
    ({ f }) => f,
  ),
  ...rule(
    'gravity-told',
    `${G} (is|may be|can be|should be) [to be] (taken|assumed) (to be|as) {q:gravity-value} ${WHERE}`,
    isG,
  ),
  ...rule(
    'gravity-told',
    `[the] (acceleration due to gravity|acceleration of free fall) is {q:gravity-value}`,
    isG,
  ),
  ...rule<{ f: RawFact[] }>('sentence', '{f:gravity-told}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('sentence', '{f:gravity-told} [,] and {g:facts}', ({ f, g }) => ({
    facts: [...f, ...g],
    goals: [],
  })),
  // "Take g = 10 m s⁻², and neglect any resistance to motion."
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'sentence',
    '{f:gravity-told} [,] and {g:neglected}',
    ({ f, g }) => ({ facts: [...f, ...g], goals: [] }),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] [and] {g:gravity-told}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{g:goals} [,] {f:gravity-told}', ({ g, f }) =>
    asks(g, f),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{f:gravity-told} , {g:goals}', ({ g, f }) =>
    asks(g, f),
  ),
];

const CHINESE_G = '(g|重力加速度 [g]|重力加速度 的 大小|自由落体加速度 [g])';

export const CHINESE_GRAVITY: Rule[] = [
  ...VALUE,
  ...rule('gravity-told', `[本题] [中] (取|设|令) ${CHINESE_G} (为|=|是|等于|) {q:gravity-value}`, isG),
  ...rule<{ f: RawFact[] }>('gravity-told', '[本题] [中] (取|设|令) [重力加速度] {f:gravity}', ({ f }) => f),
  ...rule('gravity-told', `[本题] [中] ${CHINESE_G} [均] (取|取为|取作|为) {q:gravity-value}`, isG),
  ...rule<{ f: RawFact[] }>('sentence', '{f:gravity-told}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('sentence', '{f:gravity-told} , {g:facts}', ({ f, g }) => ({
    facts: [...f, ...g],
    goals: [],
  })),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} , {g:gravity-told}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{g:goals} , {f:gravity-told}', ({ g, f }) =>
    asks(g, f),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{f:gravity-told} , {g:goals}', ({ g, f }) =>
    asks(g, f),
  ),
];
