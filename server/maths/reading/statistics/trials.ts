import { countIn, numeralsAsDigits } from './events.ts';
import { valueIn } from './wording.ts';

export interface Trials {
  n: number;
  p: number;
  low: number;
  high: number;
  latex: string;
}

const FAIR =
  /^(?:a|an|one) (?:(?:fair|unbiased) )(?:6-sided |ordinary |cubical |standard )?(die|dice|coin) is (?:thrown|tossed|rolled|flipped|spun) (\d+) times$|^(?:将|把)?(?:1|一)?[枚个颗]?(?:质地)?(?:均匀|公平)的?(骰子|硬币)(?:连续)?[抛投掷]掷?\s*(\d+)\s*次$/i;
const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Independent trials told in words, where the event is told with the words of the given probability. */
export function trialsIn(text: string): Trials | null {
  const digits = numeralsAsDigits(text)
    .replace(/\btwice\b/gi, '2 times')
    .replace(/\bonce\b/gi, '1 time')
    .replace(/\b(?:none|no)\b(?! (?:more|fewer|less))/gi, 'exactly 0')
    .replace(/([^\d])[.。]$/, '$1')
    .trim();
  const asked =
    /(?:^|[.,;] ?)(?:hence |then )?(?:find|calculate|what is) the probability (?:that|of),? (.{0,300}?)\??$/i.exec(
      digits,
    ) ?? /(?:^|[.,;，。] ?)(?:求|计算)(.{0,300}?)的概率[。?]?$/i.exec(digits);
  if (!asked || UNCLEAR.test(digits)) return null;
  const before = digits
    .slice(0, asked.index)
    .replace(/[.。,]\s*$/, '')
    .trim();
  return ofFairThing(before, asked[1]!) ?? ofGivenChance(before, asked[1]!);
}

/** What a count of successes cannot be read beside. */
const UNCLEAR =
  /without replacement|\bfirst\b|\blast\b|until|given that|\bnot\b|n['’]t\b|\bfails? to\b|\bunable|\bneither|\bwithout\b|\bnever\b|\brest\b|\bothers?\b|\bremain|consecutive|in a row|\bmean\b|average of|approximat|不放回|首次|第一次|直到|条件|其余|其他|(?<!至多|最多)没|未|不(?!少于|超过|多于|少)|连续.次|近似/i;

function ofFairThing(before: string, event: string): Trials | null {
  const found = FAIR.exec(before);
  const count = found && countIn(event);
  if (!found || !count) return null;
  const n = Number(found[2] ?? found[4]);
  const thing = event
    .replace(count.matched, ' ')
    .replace(
      /^\s*(?:getting|obtaining|throwing|rolling|scoring|there (?:is|are)|(?:he|she|it) (?:gets|throws|obtains|lands on))\b/i,
      ' ',
    )
    .replace(
      /\b(?:is|are) (?:obtained|thrown|scored)\b|\b(?:appears?|is shown|comes up|times?|a|an|of)\b|出现|次|正好|恰好|朝上|向上/gi,
      ' ',
    )
    .trim()
    .toLowerCase();
  const isCoin = /coin|硬币/i.test(found[1] ?? found[3]!);
  const p = isCoin
    ? /^(?:heads?|tails?|正面|反面)$/.test(thing) && 1 / 2
    : (/^[1-6]s?$/.test(thing) ||
        FACES.some((face) => face !== '' && (thing === `${face}s` || thing === `${face}es`))) &&
      1 / 6;
  return p ? within({ n, p, low: count.low, high: count.high, latex: count.latex }) : null;
}

const GROUP =
  /,?\s{0,9}\b(?:in|from|out of|of|on|among) (?:a|the|any|these|those)?\s{0,9}(?:(?:random(?:ly chosen)?|box|packet|pack|batch|sample|group|set|class|row|bag|tray|week|pot) ){0,30}(?:of )?(\d{1,40}) (?:(?:randomly |chosen |selected ){0,30})([a-z]{1,40})\b(?: chosen at random)?,?/i;

/** Another sentence may only say of how many: one that speaks of the event itself changes its chance. */
function saysMoreOf(event: string, clause: string, beside: string): boolean {
  if (/\b(?:if|unless|given|known|without replacement|not replaced)\b|如果|若|已知|不放回/i.test(beside))
    return true;
  const known = stemsOf(clause);
  const told = stemsOf(event).filter((stem) => known.includes(stem));
  const counted = stemsOf(/\d{1,40} (?:[a-z]{1,40} ){0,2}?([a-z]{1,40})/i.exec(beside)?.[0] ?? '');
  return stemsOf(beside).some((stem) => told.includes(stem) && !counted.includes(stem));
}

function ofGivenChance(before: string, asked: string): Trials | null {
  const clauses = before.split(/[.;。；]\s+|[.;。；]$|[，,]\s*(?=\p{Script=Han})/u);
  const given = clauses.flatMap((clause) => {
    const chance = chanceIn(clause);
    return chance ? [{ clause, ...chance }] : [];
  });
  if (given.length !== 1) return null;
  const [{ clause, p, matched }] = given as [(typeof given)[number]];
  const group = GROUP.exec(asked);
  const event = countIn(group ? asked.replace(group[0], ' ') : asked);
  if (!event) return null;
  const alone = group ? asked.replace(group[0], ' ') : asked;
  const said = alone.replace(/\p{Script=Han}/u.test(alone) ? COUNTING : event.matched, ' ');
  const others = [
    clause.replace(matched, ' '),
    ...clauses.filter((one) => one !== clause),
    group ? group[0] : '',
    said,
  ].join(' | ');
  const numbers = [...others.matchAll(/\d+(?:\.\d+)?/g)].map(([typed]) => Number(typed));
  const beside = clauses.filter((one) => one !== clause).join(' ');
  if (numbers.length !== 1 || saysMoreOf(said, clause, beside) || !tells(clause, said, others)) return null;
  return within({ n: numbers[0]!, p, low: event.low, high: event.high, latex: event.latex });
}

const COUNTING = /(?:至少|不少于|至多|最多|不超过|不多于|多于|超过|少于|恰好?|正好|刚好)|\d+/gu;

function chanceIn(clause: string): { p: number; matched: string } | null {
  const odds = /\b(\d+) (?:in|out of)(?: every)? (\d+)\b/.exec(clause);
  if (odds) return { p: Number(odds[1]) / Number(odds[2]), matched: odds[0] };
  const found =
    /(?:probability|chance|概率)[^.\d]{0,300}?(?:is|为|是|of)?\s{0,9}(\d{0,40}\.\d{1,40}|\d{1,40}\/\d{1,40}|\d{1,40}(?:\.\d{1,40})?%)/i.exec(
      clause,
    ) ?? /(\d{1,40}(?:\.\d{1,40})?%)/.exec(clause);
  const p = found && valueIn(found[1]!);
  return p ? { p, matched: found[1]! } : null;
}

const PLAIN = new Set(
  'the a an of is are was were will be been has have had that it they them these those there in on at to by with their his her its this and probability chance given time times any exactly chosen random randomly each event average people person'.split(
    ' ',
  ),
);

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .split(' ')
    .filter((word) => word && !PLAIN.has(word))
    .map((word) => word.replace(/(?:ies|ied|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, ''));

/** The event has no word that the given probability, or the things that are counted, has not. */
function tells(clause: string, event: string, others: string): boolean {
  if (/\p{Script=Han}/u.test(event)) {
    const said = event.replace(/[其中有的人次个名件只枚粒为是\s\p{P}|]/gu, '');
    return said !== '' && [...said].every((one) => clause.includes(one));
  }
  const stems = stemsOf(event);
  const [known, counted] = [
    new Set(stemsOf(clause)),
    new Set(stemsOf(/\d{1,40} (?:[a-z]{1,40} ){0,2}?([a-z]{1,40})/i.exec(others)?.[0] ?? '')),
  ];
  const told = stems.filter((stem) => known.has(stem) && !counted.has(stem));
  return told.length > 0 && stems.every((stem) => known.has(stem) || counted.has(stem));
}

function within({ n, p, low, high, latex }: Trials): Trials | null {
  const [from, to] = [Math.max(0, low), Math.min(n, high)];
  return Number.isInteger(n) && n > 1 && n <= 1000 && p > 0 && p < 1 && to >= from
    ? { n, p, low: from, high: to, latex }
    : null;
}
