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
  const request =
    /(?:^|[.,;] ?)(?:hence |then )?(?:find|calculate|what is) the probability (?:that|of),? (.{0,300}?)\??$/i.exec(
      digits,
    ) ?? /(?:^|[.,;，。] ?)(?:求|计算)(.{0,300}?)的概率[。?]?$/i.exec(digits);
  if (!request || UNCLEAR.test(digits)) return null;
  const before = digits
    .slice(0, request.index)
    .replace(/[.。,]\s*$/, '')
    .trim();
  return fairTrials(before, request[1]!) ?? trialsOfChance(before, request[1]!);
}

/** Words with which a count of successes is not plain. */
const UNCLEAR =
  /without replacement|\bfirst\b|\blast\b|until|given that|\bnot\b|n['’]t\b|\bfails? to\b|\bunable|\bneither|\bwithout\b|\bnever\b|\brest\b|\bothers?\b|\bremain|consecutive|in a row|\bmean\b|average of|approximat|不放回|首次|第一次|直到|条件|其余|其他|(?<!至多|最多)没|未|不(?!少于|超过|多于|少)|连续.次|近似/i;

function fairTrials(before: string, event: string): Trials | null {
  const match = FAIR.exec(before);
  const count = match && countIn(event);
  if (!match || !count) return null;
  const n = Number(match[2] ?? match[4]);
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
  const isCoin = /coin|硬币/i.test(match[1] ?? match[3]!);
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
function changesChance(event: string, clause: string, beside: string): boolean {
  if (/\b(?:if|unless|given|known|without replacement|not replaced)\b|如果|若|已知|不放回/i.test(beside))
    return true;
  const known = stemsOf(clause);
  const eventStems = stemsOf(event).filter((stem) => known.includes(stem));
  const counted = stemsOf(/\d{1,40} (?:[a-z]{1,40} ){0,2}?([a-z]{1,40})/i.exec(beside)?.[0] ?? '');
  return stemsOf(beside).some((stem) => eventStems.includes(stem) && !counted.includes(stem));
}

function trialsOfChance(before: string, request: string): Trials | null {
  const clauses = before.split(/[.;。；]\s+|[.;。；]$|[，,]\s*(?=\p{Script=Han})/u);
  const given = clauses.flatMap((clause) => {
    const chance = chanceIn(clause);
    return chance ? [{ clause, ...chance }] : [];
  });
  if (given.length !== 1) return null;
  const [{ clause, p, matched }] = given as [(typeof given)[number]];
  const group = GROUP.exec(request);
  const event = countIn(group ? request.replace(group[0], ' ') : request);
  if (!event) return null;
  const alone = group ? request.replace(group[0], ' ') : request;
  const outcome = alone.replace(/\p{Script=Han}/u.test(alone) ? COUNTING : event.matched, ' ');
  const others = [
    clause.replace(matched, ' '),
    ...clauses.filter((one) => one !== clause),
    group ? group[0] : '',
    outcome,
  ].join(' | ');
  const numbers = [...others.matchAll(/\d+(?:\.\d+)?/g)].map(([typed]) => Number(typed));
  const beside = clauses.filter((one) => one !== clause).join(' ');
  if (
    numbers.length !== 1 ||
    changesChance(outcome, clause, beside) ||
    !isDescribedBy(clause, outcome, others)
  )
    return null;
  return within({ n: numbers[0]!, p, low: event.low, high: event.high, latex: event.latex });
}

const COUNTING = /(?:至少|不少于|至多|最多|不超过|不多于|多于|超过|少于|恰好?|正好|刚好)|\d+/gu;

function chanceIn(clause: string): { p: number; matched: string } | null {
  const odds = /\b(\d+) (?:in|out of)(?: every)? (\d+)\b/.exec(clause);
  if (odds) return { p: Number(odds[1]) / Number(odds[2]), matched: odds[0] };
  const match =
    /(?:probability|chance|概率)[^.\d]{0,300}?(?:is|为|是|of)?\s{0,9}(\d{0,40}\.\d{1,40}|\d{1,40}\/\d{1,40}|\d{1,40}(?:\.\d{1,40})?%)/i.exec(
      clause,
    ) ?? /(\d{1,40}(?:\.\d{1,40})?%)/.exec(clause);
  const p = match && valueIn(match[1]!);
  return p ? { p, matched: match[1]! } : null;
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
function isDescribedBy(clause: string, event: string, others: string): boolean {
  if (/\p{Script=Han}/u.test(event)) {
    const description = event.replace(/[其中有的人次个名件只枚粒为是\s\p{P}|]/gu, '');
    return description !== '' && [...description].every((one) => clause.includes(one));
  }
  const stems = stemsOf(event);
  const [known, counted] = [
    new Set(stemsOf(clause)),
    new Set(stemsOf(/\d{1,40} (?:[a-z]{1,40} ){0,2}?([a-z]{1,40})/i.exec(others)?.[0] ?? '')),
  ];
  const shared = stems.filter((stem) => known.has(stem) && !counted.has(stem));
  return shared.length > 0 && stems.every((stem) => known.has(stem) || counted.has(stem));
}

function within({ n, p, low, high, latex }: Trials): Trials | null {
  const [from, to] = [Math.max(0, low), Math.min(n, high)];
  return Number.isInteger(n) && n > 1 && n <= 1000 && p > 0 && p < 1 && to >= from
    ? { n, p, low: from, high: to, latex }
    : null;
}
