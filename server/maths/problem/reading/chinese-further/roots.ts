import { asks, eachOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds, isSum } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { areGreek, isOfLetter, namesSum, ofRoots, symmetricFacts } from '../shared/further.ts';

const DEGREE = '[一元] [二次|三次|四次]';
const COUNT = '[两个|三个|四个|两|三|四]';
const ROOTS_ARE = '(为|是|分别为|分别是|记为|分别记为|记作)';
const FIND = '(求|求出|写出|试求|求得)';

const transformed = (r: RawTerm): RawGoal[] | null =>
  !isAll(r)
    ? null
    : r.all.every((one) => typeof one === 'string' && /^[$\s]*\\?[a-zα-δ]+[$\s]*$/.test(one))
      ? [{ verb: 'find', target: the('equation of roots', ...r.all) }]
      : [{ verb: 'find', target: the('transformed equation', ...r.all) }];

const ROOTS: Rule[] = [
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `[已知|设] ${DEGREE} 方程 {e:equation} [的] ${COUNT} [个] [实|不同] 根 ${ROOTS_ARE} {l:letters}`,
    ({ e, l }) => (areGreek(l) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `{l:letters} 是 ${DEGREE} 方程 {e:equation} 的 ${COUNT} [个] 根`,
    ({ e, l }) => (areGreek(l) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ e: string; l: RawTerm }>(
    'facts',
    `${DEGREE} 方程 {e:equation} 有 ${COUNT} [个] 根 {l:letters}`,
    ({ e, l }) => (areGreek(l) ? [fact('roots', e, ...eachOf(l))] : null),
  ),
  ...rule<{ l: RawTerm; f: RawFact[] }>(
    'facts',
    `[某] ${DEGREE} 方程 的 ${COUNT} [个] 根 {l:letters} (满足|使得|适合) {f:facts}`,
    ({ l, f }) => symmetricFacts(l, f),
  ),
  ...['expressions', 'letters'].flatMap((kind) => [
    ...rule<{ r: RawTerm; k?: string }>(
      'goals',
      `${FIND} [一个] 以 {r:${kind}} 为根 [, 首项系数 为 {k:number}|且 首项系数 为 {k:number}] 的 [整系数] ${DEGREE} 方程`,
      ({ r, k }) => (areGreek(r) && (k === undefined || k.trim() === '1') ? transformed(r) : null),
    ),
    ...rule<{ r: RawTerm }>(
      'goals',
      `${FIND} [一个] [整系数] ${DEGREE} 方程 [,] (使|使得) (其|它的) ${COUNT} [个] 根 ${ROOTS_ARE} {r:${kind}}`,
      ({ r }) => (areGreek(r) ? transformed(r) : null),
    ),
    ...rule<{ r: RawTerm }>(
      'goals',
      `${FIND} [一个] (根 ${ROOTS_ARE}|以) {r:${kind}} (的|为根的) [整系数] ${DEGREE} 方程`,
      ({ r }) => (areGreek(r) ? transformed(r) : null),
    ),
    ...rule<{ r: RawTerm; e: string }>(
      'goals',
      `(证明|求证|验证) {r:${kind}} 是 ${DEGREE} 方程 {e:equation} 的 ${COUNT} [个] 根`,
      ({ r, e }) => ofRoots(r, e),
    ),
    ...rule<{ r: RawTerm; e: string }>(
      'goals',
      `(证明|求证|验证) [,] 以 {r:${kind}} 为根的 ${DEGREE} 方程 (是|为) {e:equation}`,
      ({ r, e }) => ofRoots(r, e),
    ),
    ...rule<{ r: RawTerm; e: string }>(
      'goals',
      `(证明|求证|验证) ${DEGREE} 方程 {e:equation} 的 ${COUNT} [个] 根 ${ROOTS_ARE} {r:${kind}}`,
      ({ r, e }) => ofRoots(r, e),
    ),
  ]),
];

const summed = (e: string): RawGoal[] => [{ verb: 'find', target: the('series sum', e) }];

const SERIES: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(用|利用|运用|由|通过) (差分法|裂项相消法|裂项法|裂项相消|求和公式|标准求和公式|标准公式|公式|差分法 \\( 裂项相消 \\)|差分法 \\( 裂项相消法 \\)|裂项相消法 \\( 差分法 \\)) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `${FIND} {e:expression} [,] (用|以) {n:letter} 表示`,
    ({ n, e }) => (isSum(e) && isOfLetter(n, e) ? summed(e) : null),
  ),
  ...rule<{ n: string; e: string }>('goals', `用 {n:letter} 表示 {e:expression}`, ({ n, e }) =>
    isSum(e) && isOfLetter(n, e) ? summed(e) : null,
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `${FIND} {e:expression} (关于|用) {n:letter} [表示] 的 表达式`,
    ({ n, e }) => (isSum(e) && isOfLetter(n, e) ? summed(e) : null),
  ),
  ...rule<{ e: string }>(
    'sentence',
    `[由此|因此|据此] [,] [用|利用] [差分法|裂项相消法|裂项法|差分法 \\( 裂项相消 \\)] [,] ${FIND} {e:equation} [的值]`,
    ({ e }) => (namesSum(e) ? asks(summed(e.slice(e.indexOf('=') + 1)), [holds(e)]) : null),
  ),
  ...rule<object>('goals', `${FIND} (该|此|这个|上述) [无穷] 级数 (的 (和|无穷和|各项之和)|之和)`, () => [
    { verb: 'find', target: the('sum to infinity') },
  ]),
  ...['letter', 'label'].flatMap((kind) =>
    rule<{ e: string; s?: string }>(
      'goals',
      `${FIND} [无穷] 级数 {e:dotted-sum} 的 [无穷] 和 [{s:${kind}}]`,
      ({ e, s }) => [{ verb: 'find', target: the('printed sum', e, ...(s ? [s] : [])) }],
    ),
  ),
  ...rule<object>('goals', `${FIND} (该|此|这个) 级数 的 无穷 和`, () => [
    { verb: 'find', target: the('sum to infinity') },
  ]),
  ...rule<{ e: string }>(
    'goals',
    '(把|将) {e:expression} (化为|写成|表示为|化成) (一个分式|单个分式|一个分数)',
    ({ e }) => [{ verb: 'express', target: e, form: 'single fraction' }],
  ),
];

export const ROOT_RULES: Rule[] = [...ROOTS, ...SERIES];
