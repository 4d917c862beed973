import { fact, type RawFact, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { CL, itemsOf } from './things.ts';

const TAKE = '(取出|抽取|摸出|抽出|取|摸|抽|选出|选取|任意抽取|取走|拿出|摸取)';
const FROM =
  '[现|现在] [{p:person-name}] [从 ({b:box} (中|里|内|)|中|其中|这些{k:kind}中|这 {w:num} 张卡片中|这 {w:num} 个{k:kind}中|它们中|这些卡片中)]';

interface Slots {
  n?: string;
  k?: string;
  b?: string;
}

/** Of one sentence three ways to say it: with replacement, without, or nothing. */
const MANNERS: readonly [how: string, tail: string, manner: string][] = [
  ['(随机|任意|随机地|任意地|同时|一次|一次性) [同时|一次|一次性|随机]', '', 'at random'],
  ['[任意|随机] (依次|逐个)', '', ''],
  ['', '', ''],
  [
    '[随机|任意] (不放回地|不放回|无放回地|依次不放回地|不放回地依次|不放回地随机|逐个不放回地) [随机|任意|随机地] [依次|逐个|连续]',
    '',
    'without replacement',
  ],
  [
    '[随机|任意|随机地] [依次|逐个|连续]',
    '[,] (取后不放回|取出后不放回|抽后不放回|不放回|每次取出后不放回|每次取后不放回|取出的{j:kind}不放回)',
    'without replacement',
  ],
  [
    '[随机|任意] (有放回地|有放回|放回地|有放回地依次|有放回地随机) [随机|任意|随机地] [依次|逐个|连续]',
    '',
    'with replacement',
  ],
  [
    '[随机|任意|随机地] [依次|逐个|连续]',
    '[,] (取后放回|取出后放回|抽后放回|每次取出后放回|每次取后放回|记下颜色后放回|记下号码后放回|记录颜色后放回|每次取出后都放回)',
    'with replacement',
  ],
];

const TURNS: Rule[] = [
  ...rule<Slots>('deed', `${FROM} (任取|任选|任意取出) {n:num} ${CL} [{k:kind}]`, ({ n, k = '', b = '' }) => [
    fact('turn', n!, k, b, 'at random', ''),
  ]),
  ...MANNERS.flatMap(([how, tail, manner]) => [
    ...rule<Slots>(
      'deed',
      `${FROM} ${how} ${TAKE} {n:num} ${CL} [{k:kind}] ${tail}`,
      ({ n, k = '', b = '' }) => [fact('turn', n!, k, b, manner, '')],
    ),
    ...rule<Slots>(
      'deed',
      `${FROM} ${how} ${TAKE} {n:num} 次 , 每次 [随机|任意] ${TAKE} [出] {m:num} ${CL} [{k:kind}] ${tail}`,
      ({ n, k = '', b = '', m }: Slots & { m?: string }) =>
        m === '1' && manner !== '' ? [fact('turn', n!, k, b, manner, '')] : null,
    ),
    ...(manner === 'with replacement' || manner === 'without replacement'
      ? rule<Slots>(
          'deed',
          `${FROM} ${how} ${TAKE} {n:num} ${CL} [{k:kind}] ${tail} [,] (再|然后再|再次) [从 ({b:box} (中|里|内|)|中)] [随机|任意] ${TAKE} {m:num} ${CL} [{k:kind}]`,
          ({ n, k = '', b = '', m }: Slots & { m?: string }) =>
            n === '1' && m === '1' && tail !== '' ? [fact('turn', '2', k, b, manner, '')] : null,
        )
      : []),
  ]),
  ...rule<Slots & { c: string }>(
    'deed',
    `[现|先] 从 {b:box} (中|里|内|) [随机|任意] ${TAKE} {n:num} ${CL} {k:kind} [,] 放入 {c:box} (中|里|内|) [, (再|然后|然后再) 从 {d:box} (中|里|内|) [随机|任意] ${TAKE} {m:num} ${CL} {k:kind}]`,
    ({ b, n, k, c, d, m }: Slots & { c: string; d?: string; m?: string }) =>
      n !== '1' || (d !== undefined && m !== '1')
        ? null
        : [
            fact('turn', '1', k!, b!, '', c),
            ...(d === undefined ? [] : [fact('turn', '1', k!, d, 'next', '')]),
          ],
  ),
  ...rule<{ n: string; k: string }>(
    'deed',
    `[现] 从 (每个袋子|两个袋子|每个盒子|两个盒子|两袋|两盒) (中|里|内|) [各] [随机|任意] [各] ${TAKE} {n:num} ${CL} {k:kind}`,
    ({ n, k }) => (n === '1' ? [fact('turn', '1', k, 'each', '', '')] : null),
  ),
  ...rule<{ d: RawFact[] }>('facts', '{d:deed}', ({ d }) => d),
];

const FAIR = '(均匀的|质地均匀的|公平的|质地均匀|均匀|标准的|普通的)';
const THROW = '(掷|投掷|抛掷|抛|投|随机投掷|连续掷|连续抛掷|同时掷|同时抛掷|连续投掷|同时投掷|转动|旋转)';
const MACHINES: readonly [words: string, noun: string, sides: number][] = [
  ['骰子|正方体骰子|正六面体骰子|六面骰子', '骰', 6],
  ['四面体骰子|正四面体骰子', '骰', 4],
  ['正八面体骰子|八面体骰子', '骰', 8],
  ['硬币', 'coin', 0],
];
const MARKED = '[, [每枚|其] [{w:num} 个] [各] 面 [上] [分别] (标有|写有|标着|标上) [数字] {v:value-list}]';

interface Thrown {
  n: string;
  t?: string;
  v?: RawTerm;
}

function thrown(noun: string, sides: number, { n, t = '1', v }: Thrown): RawFact[] | null {
  const values = v === undefined ? Array.from({ length: sides }, (_, at) => String(at + 1)) : itemsOf(v);
  if (noun === 'coin' ? v !== undefined : values.length !== sides) return null;
  return [fact('device', n, noun, '', ...values), fact('thrown', t, '')];
}

const DEVICES: Rule[] = MACHINES.flatMap(([words, noun, sides]) => [
  ...rule<Thrown>(
    'facts',
    `[将|现|现将] ${THROW} {n:num} (枚|颗|个) ${FAIR} (${words}) [{t:num} 次] [各 {t:num} 次]`,
    (slots) => thrown(noun, sides, slots),
  ),
  ...rule<Thrown>(
    'facts',
    `[将|把] {n:num} (枚|颗|个) ${FAIR} (${words}) ${MARKED} [,] [将其|现] [同时|连续|先后|各] ${THROW} [{t:num} 次]`,
    (slots) => thrown(noun, sides, slots),
  ),
]);

const REPEATED = '[重复|反复|不断|连续|不断地|重复地|一直]';

/** Thrown until something comes out for the first time. */
const UNTIL: Rule[] = [
  ...rule<{ v: string }>(
    'facts',
    `[将|把] ${REPEATED} [${THROW}] 一 (枚|颗|个) ${FAIR} (骰子|正方体骰子) ${REPEATED} [${THROW}] [,] 直到 [第一次|首次] (出现|掷出|得到|掷得) [点数] {v:num} [点] [为止]`,
    ({ v }) => (Number(v) >= 1 && Number(v) <= 6 ? [fact('until', '1/6', v)] : null),
  ),
  ...rule<object>(
    'facts',
    `[将|把] ${REPEATED} [${THROW}] 一 (枚|个) ${FAIR} 硬币 ${REPEATED} [${THROW}] [,] 直到 [第一次|首次] (出现|掷出|得到) (正面|反面|正面朝上) [为止]`,
    () => [fact('until', '1/2', '面')],
  ),
  ...rule<{ x: string }>(
    'facts',
    '[设|记|用|令] [随机变量] {x:capital} (表示|为|是|代表) [此时] [所需|需要|所需要|总共|一共] [的] [抛掷|投掷|掷骰子|掷|抛|试验|射击|投篮] [的] [总] 次数',
    ({ x }) => [fact('waits', x)],
  ),
];

export const TURN_RULES: Rule[] = [...TURNS, ...DEVICES, ...UNTIL];
