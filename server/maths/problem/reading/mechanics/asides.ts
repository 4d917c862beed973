import { asks, eachOf, fact, type RawFact, type RawGoal, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isShared } from '../shared/manners.ts';

const NOTHING = [fact('no air')];

const SMALL =
  '((air|wind) resistance|[any|all] [air] (resistance|resistances|friction) [to [the] motion]|[all] resistive forces|[the] effects of air resistance|friction (at|in) the pulley|[the] (size|sizes|dimensions|radius|radii) of {x:small-things}|[the] (mass|weight) of the (string|strings|pulley|rope|tow-bar|cable))';
const THINGS =
  '(the|both|each) [two|three] (particle|particles|block|blocks|ball|balls|sphere|spheres|bead|beads|stone|car|cars|truck|trucks|body|bodies|object|objects|box|boxes|pulley|peg|ring)';

/** What is left out of account, and what bodies are taken to be: a motion is told without it. */
export const ASIDE_RULES: Rule[] = [
  ...rule<object>('small-things', THINGS, () => ''),
  ...rule<object>('neglected', `(ignore|neglect|ignoring|neglecting) ${SMALL}`, () => NOTHING),
  ...rule<object>(
    'neglected',
    `${SMALL} (may|can|should|is to|are to) be (neglected|ignored|disregarded)`,
    () => NOTHING,
  ),
  ...rule<object>(
    'neglected',
    `${SMALL} (is|are) (negligible|ignored|neglected|negligibly small|assumed to be negligible)`,
    () => NOTHING,
  ),
  ...rule<object>(
    'neglected',
    `${THINGS} (may|can|should|is to|are to) be (modelled|treated|regarded|considered|taken) as [a] (particle|particles)`,
    () => NOTHING,
  ),
  ...rule<object>('neglected', `model ${THINGS} as [a] (particle|particles)`, () => NOTHING),
  ...rule<object>('neglected', 'there is no (air resistance|resistance to motion|wind)', () => NOTHING),
  ...rule<{ a: RawTerm; b: RawTerm }>('wanted', '{a:wanted} , and [also] {b:wanted}', ({ a, b }) =>
    isShared(a, b) ? null : { all: [...eachOf(a), ...eachOf(b)] },
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:neglected}', ({ f }) => f),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{f:neglected} , {g:goals}', ({ g, f }) => asks(g, f)),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{g:goals} [,] {f:neglected}', ({ g, f }) =>
    asks(g, f),
  ),
];

const CHINESE_SMALL =
  '([一切|所有] [空气] (阻力|摩擦) [和 摩擦|及 摩擦]|空气 的 阻力|空气阻力 [的 影响]|[轻] (绳|滑轮|细绳|轻绳) [与 滑轮|和 滑轮] 的 (质量|重量|重力)|滑轮 [与|和] [轻绳|绳|轴] [之间|间] 的 摩擦|滑轮 的 [质量 (和|与|及)] [大小 (和|与|及)] 摩擦|[各|两|小] (物体|物块|小球|球|木块|质点|滑轮) 的 (大小|尺寸|体积))';

export const CHINESE_ASIDES: Rule[] = [
  ...rule<object>('neglected', `(不计|忽略|不考虑) ${CHINESE_SMALL}`, () => NOTHING),
  ...rule<object>(
    'neglected',
    `${CHINESE_SMALL} [均|都] (不计|忽略不计|可忽略|可忽略不计|可以忽略|可不计)`,
    () => NOTHING,
  ),
  ...rule<object>(
    'neglected',
    '[各|两|三|两个|三个|所有|小] [物体|物块|小球|球|木块|滑块|汽车|车|石子|者|球 和 木块] [均|都|皆] (可|可以|可以看|可看) (视为|看作|当作|作|成|看成|视作|视为) 质点',
    () => NOTHING,
  ),
  ...rule<object>(
    'neglected',
    '[设|假设|认为] 最大静摩擦力 [的 大小] [与|和] (等于|视为等于|可认为等于|近似等于) 滑动摩擦力 [的 大小]',
    () => NOTHING,
  ),
  ...rule<object>(
    'neglected',
    '[设|假设|认为] 最大静摩擦力 (与|和) 滑动摩擦力 [大小] (相等|相同)',
    () => NOTHING,
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:neglected}', ({ f }) => f),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{f:neglected} , {g:goals}', ({ g, f }) => asks(g, f)),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('sentence', '{g:goals} , {f:neglected}', ({ g, f }) => asks(g, f)),
];
