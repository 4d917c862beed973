import { normalIn } from '../statistics/phrases.ts';
import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const bare = (text: string): string => text.replaceAll('$', '').trim();
const SIGNS: Record<string, string> = { '<': '<', '>': '>', '>=': '\\geqslant', '<=': '\\leqslant' };
const TABLE = '(概率分布|分布列|概率分布列|概率分布表|分布表|分布)';

/** P(X < 52), of the variable and the range that are told apart. */
function chanceIn(x: string, range: RawTerm): string | null {
  const [sign, value] = typeof range === 'object' && 'the' in range ? range.of : [];
  return typeof sign === 'string' && typeof value === 'string' && SIGNS[sign] && /^[\d.]+$/.test(bare(value))
    ? `P(${bare(x)} ${SIGNS[sign]} ${bare(value)})`
    : null;
}

/** Laws by the values that they have, events by their letters, and tables. */
export const SAID_RULES: Rule[] = [
  ...rule<{ x: string; n: string; p: string }>(
    'facts',
    '{x:rv} 服从 [一个] 参数 [分别] 为 {n:number} (和|,) {p:number} 的 二项分布',
    ({ x, n, p }) => [fact('distribution', `${bare(x)} ~ B(${bare(n)}, ${bare(p)})`)],
  ),
  ...rule<{ x: string; p: string }>(
    'facts',
    '{x:rv} 服从 [一个] 参数 为 {p:number} 的 几何分布',
    ({ x, p }) => [fact('distribution', `${bare(x)} ~ Geo(${bare(p)})`)],
  ),
  ...rule<{ x: string; d: string }>('facts', `{x:rv} 的 ${TABLE} 为 {d:law}`, ({ x, d }) => [
    fact('distribution', `${bare(x)} ~ ${bare(d)}`),
  ]),
  ...rule<{ m: string; s: string }>(
    'moments',
    '(均值|期望) [为] {m:amount} [,|且|和] 标准差 [为] {s:amount}',
    ({ m, s }) => the('moments', m, s),
  ),
  ...rule<{ w: string; d: string }>(
    'facts',
    '{w:named} 服从 正态分布 {d:law} , 单位 为 {u:open}',
    ({ w, d }) => {
      const inside = normalIn(d);
      return inside && !/^[A-Z]$/.test(w) ? [fact('normal', w, the('moments', ...inside))] : null;
    },
  ),
  ...rule<{ e: string }>('value', '{e:equation} 的 概率', ({ e }) =>
    /^[A-Z]\s*=\s*[\d.]+$/.test(bare(e)) ? `P(${bare(e)})` : null,
  ),
  ...rule<{ e: string }>('value', '{e:inequality} 的 概率', ({ e }) =>
    /^[A-Z]\s*(?:[<>]|\\[lg](?:e|t|eq|eqslant)\b)\s*[\d.]+$/.test(bare(e)) ? `P(${bare(e)})` : null,
  ),
  ...rule<{ x: string; r: RawTerm }>('value', '[随机变量] {x:label} {r:range-of} 的 概率', ({ x, r }) =>
    chanceIn(x, r),
  ),
  ...rule<{ e: string }>('value', '[条件] 概率 {e:expression}', ({ e }) =>
    /^\W*(?:\w*\{)?P/.test(e) ? e : null,
  ),
  ...rule<{ a: string; b: string }>(
    'value',
    '(在|已知) [事件] {a:label} [已|已经] 发生 [的] (条件|情况|前提|) [下|] [,] [事件] {b:label} [也] 发生 的 概率',
    ({ a, b }) => `P(${bare(b)} | ${bare(a)})`,
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    '[事件] {a:label} 和 [事件] {b:label} 为 两个 事件',
    ({ a, b }) => [fact('events', a, b)],
  ),
  ...rule<{ a: string; b: string; f: RawFact[] }>(
    'facts',
    '[对|对于] [两个] 事件 {a:label} (和|,) [事件] {b:label} [,] [满足|有|已知] [:] {f:facts}',
    ({ a, b, f }) => [fact('events', a, b), ...f],
  ),
  ...rule<{ x: string }>(
    'facts',
    `{x:rv} 的 ${TABLE} (如下|为|见下表|如下表|如下表 所示|如下 所示|由 下表 给出|见表|如表 所示) [:]`,
    () => [fact('scene', '表')],
  ),
  ...rule<{ x: string }>(
    'facts',
    `(下表|表|表格|下面 的 表格|表中) (给出|显示|列出|为|是|表示) [了] {x:rv} 的 ${TABLE} [:]`,
    () => [fact('scene', '表')],
  ),
];
