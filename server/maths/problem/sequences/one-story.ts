import type { Fact, Term } from '../schema/problem.ts';

const PERIODS: readonly RegExp[] = [
  /\bweek(?:s|ly)?\b|周|星期/i,
  /\bmonth(?:s|ly)?\b|月/i,
  /\byear(?:s|ly)?\b|年/i,
  /\b(?:days?|daily)\b|[天日]/i,
  /\bminutes?\b|\bmin\b|分钟/i,
  /\bhour(?:s|ly)?\b|小时/i,
];
/** What grows, in Chinese, is one of these; in English it is told by verbs. */
const GROWS =
  /销量|销售额|产量|产值|利润|收入|支出|存款|存入|取出|节省|路程|距离|跑|走|骑|游|人口|数量|价格|工资|年薪|月薪/g;

/** In smaller money, or to a smaller unit than the amounts that are told. */
const SMALLER =
  /(?<!per )\bcents?\b|\bpence\b|[角毫]|nearest (?!integer|whole|dollar|euro|pound|kilometre|km|ton|tonne|litre|year|month|week|day|hour)\w/i;

/** Words of a story that say neither what is done nor what grows. */
const PLAIN = new Set(
  'kilometre dollar euro pound integer whole tonne also distance length sum quantity the and each every later subsequent following succeeding further successive first previous preceding before than more less fewer greater longer shorter higher lower increase decrease rise fall grow drop reduce find calculate determine total number amount value how far much many after that which will would during over from then also while whereas them same correct nearest significant figure decimal place their this has have had was were been year month week day hour minute second third fourth fifth sixth seventh eighth ninth tenth give your answer show for per cent percent with her his its they she did does another constant'.split(
    ' ',
  ),
);
const PAST: Record<string, string> = {
  ran: 'run',
  rode: 'ride',
  ridden: 'ride',
  made: 'make',
  sold: 'sell',
  swam: 'swim',
  drove: 'drive',
  wrote: 'write',
  paid: 'pay',
  spent: 'spend',
  built: 'build',
  bought: 'buy',
  took: 'take',
  drew: 'draw',
  dug: 'dig',
  ate: 'eat',
  read: 'read',
};
const STEM = 3;

/** The words of a sentence that say what is done or what grows, each by its beginning. */
function deedsIn(sentence: string): string[] {
  const words = sentence.replace(/^\s{0,9}\([ivx]{1,4}\)/, '').match(/(?<![\w$\\])[a-z]{3,}(?![\w$])/g) ?? [];
  return words
    .filter((word) => ![/$/, /s$/, /es$/, /d$/, /ed$/].some((end) => PLAIN.has(word.replace(end, ''))))
    .map((word) => (PAST[word] ?? word).slice(0, STEM));
}

/** Whether all of a story is told in one period, one kind of amount and of one deed: what is earned is not what is spent. */
export function isOneStory(text: string): boolean {
  const plain = text.replaceAll(/\$[^$\d][^$]*\$/g, ' x ');
  if (SMALLER.test(plain)) return false;
  if (PERIODS.filter((one) => one.test(plain)).length > 1) return false;
  if (new Set(plain.match(GROWS)).size > 1) return false;
  const all = plain.split(/(?<=[.?!。？！])\s{0,9}|\n{1,9}/);
  const [scene = ''] = all;
  const sentences = all.filter((one) => /\d|(?<!\w)x(?!\w)|\bfind\b/i.test(one));
  const [first = '', ...others] = sentences;
  const known = new Set([...deedsIn(scene), ...deedsIn(first)]);
  return others.every((one) => deedsIn(one).every((deed) => known.has(deed)));
}

const isTerm = (term: Term | undefined): term is Extract<Term, { the: string }> =>
  typeof term === 'object' && 'the' in term && term.the === 'nth';

/** "Each of them". */
const ALL = 'p:of all';

/** Whether each story is told from its first period on. */
export function isFromFirst(facts: readonly Fact[]): boolean {
  const told = facts
    .filter(({ relation }) => relation === 'equal')
    .flatMap(({ of }) => of.filter(isTerm))
    .map(({ of: [id, n] }) => ({ id: String(id), n: String(n) }));
  return told.every(({ id }) =>
    told.some((other) => (other.id === id || other.id === ALL) && other.n === '1'),
  );
}
