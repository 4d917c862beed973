import { fact, type RawFact, type RawTerm, SELF } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const SCENE: RawFact[] = [fact('scene')];
const NO = '不计|忽略不计|可忽略|可忽略不计|可以忽略|可以忽略不计';
const PEOPLE = '学生|同学|实验小组|小组|科学家|研究人员|工程师|实验人员';
const STUDY = '测量|测定|研究|探究|测|分析|观察';

/** What sets the scene and is no quantity. */
const HELD =
  '竖直悬挂|竖直 悬挂 着|上端固定|一端固定|两端固定|下端固定|上端 固定 在 天花板 上|竖直固定|竖直放置|水平放置|处于真空中|置于真空中|粗细均匀|质量分布均匀|静止悬挂|系在细绳一端|系在轻绳一端|系在细绳的一端|系在轻绳的一端|系在绳的一端|系在细线的一端';

export const SCENE_RULES: Rule[] = [
  ...rule<object>('does', `(${HELD})`, () => [fact('scene', SELF)]),
  ...rule<object>('facts', '如图 [{l:figure}] [所示]', () => SCENE),
  ...rule<{ f: RawFact[] }>('facts', '如图 [{l:figure}] [所示] , {f:facts}', ({ f }) => f),
  ...rule<object>('figure', '({n:number}|{l:letter}|甲|乙)', () => ''),
  ...rule<object>('facts', `空气 [的] 阻力 (${NO})`, () => SCENE),
  ...rule<object>('facts', '(不计|忽略) [一切] 空气 [的] 阻力', () => SCENE),
  ...rule<{ e: RawTerm }>(
    'facts',
    '[{e:entity}] [始终|仍] (未超过|没有超过|不超过|未超出) [其] (比例极限|弹性限度|弹性极限)',
    ({ e }) => (e === undefined ? SCENE : [fact('given', e)]),
  ),
  ...rule<{ e: RawTerm }>('facts', '{e:entity} (遵守|遵循|服从|符合|满足) (胡克定律|欧姆定律)', ({ e }) => [
    fact('given', e),
  ]),
  ...rule<object>('facts', '{q:quant} (没有|无) [测量] 误差', () => SCENE),
  ...rule<{ e: RawTerm }>(
    'facts',
    `[一 (名|位|个)|某] (${PEOPLE}) [想|欲|要] (${STUDY}) {e:entity} 的 {p:property}`,
    ({ e }) => [fact('given', e)],
  ),
];
