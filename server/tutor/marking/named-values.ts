import { unitAfter } from './unit-after.ts';
import { type Comparison, splitItems } from './value-sets.ts';

type Compared = Comparison | 'overPrecise';
type Compare = (ours: string, typed: string) => Compared;

/** What an answer gives several of, as students name them too. */
const WORDS: Record<string, RegExp> = {
  mean: /(?<![a-z])(?:mean|average|expectation|e\(x\)|mu(?![a-z]))|μ|x̄|均值|平均[数值]|期望/i,
  variance: /(?<![a-z])(?:variance|var(?:\(x\)|(?![a-z]))|s(?:\^2|²))|σ(?:\^2|²)|方差/i,
  'standard deviation':
    /(?<![a-z])(?:standard deviation|st\.? ?dev|s\.?d\.?(?![a-z])|s(?=\s?=))|σ(?![\^²])|标准差/i,
  centre: /(?<![a-z])cent(?:re|er)(?![a-z])|圆心/i,
  radius: /(?<![a-z])(?:radius|r(?=\s?=))|半径/i,
  modulus: /(?<![a-z])(?:modulus|mod(?![a-z])|r(?=\s?=))|模/i,
  argument: /(?<![a-z])arg(?:ument)?(?![a-z])|θ|辐角|幅角/i,
  Q: /(?<![a-z])(?:quotient|q(?=\s?=))|商式?/i,
  R: /(?<![a-z])(?:remainder|r(?=\s?=))|余[数式]/i,
  a: /(?<![a-z])(?:first term|a(?=\s?=))|首项/i,
  d: /(?<![a-z])(?:common difference|d(?=\s?=))|公差/i,
  r: /(?<![a-z])(?:common ratio|r(?=\s?=))|公比/i,
};

interface Named {
  name: string;
  value: string;
}

const LETTER = /^([a-zα-ω](?:\(-?\d{1,3}\))?)\s?[=:]\s?([^=:]{1,120})$/iu;

/** "a = 6, d = 3", "mean 7, variance 20": two or more, each with a name of its own. */
function namedIn(answer: string): Named[] | null {
  if (answer.length > 300 || /[<>≤≥]|\bor\b/.test(answer)) return null;
  const named = splitItems(answer).map((item): Named | null => {
    const word = Object.keys(WORDS).find((one) => one.length > 1 && item.startsWith(one));
    if (word) return { name: word, value: withoutJoint(item.slice(word.length)) };
    const [, name, value] = LETTER.exec(item) ?? [];
    return name && value ? { name, value } : null;
  });
  const names = new Set(named.map((one) => one?.name));
  return named.length < 2 || names.has(undefined) || names.size < named.length ? null : (named as Named[]);
}

/** "12 m s^-1, 36 m": two or more quantities that nothing names. */
function quantitiesIn(answer: string): Named[] | null {
  if (answer.length > 300 || /[=:<>≤≥]|\bor\b/.test(answer)) return null;
  const items = splitItems(answer);
  return items.length > 1 && items.every(unitAfter) ? items.map((value) => ({ name: '', value })) : null;
}

/** What a student calls a value: "v = 12", "the speed is 12". */
const CALLED =
  /^[a-z\p{Script=Han}][a-z\p{Script=Han} ]{0,30}?(?:\s?[=:：是为]|\sis)?\s?(?=[-−]?[\d.]{1,9})/iu;

/** Quantities that nothing names, held against ours in the order asked for, or by what they are called. */
function compareQuantities(
  known: Named[],
  typed: string,
  using: { compare: Compare; question: string },
): Compared | undefined {
  const items = splitItems(typed);
  const values = items.map((item) => item.replace(CALLED, ''));
  const places = values.map((value) => known.findIndex((one) => isHit(using.compare(one.value, value))));
  if (values.some((value, at) => places[at] === -1 && /^[-−]?[\d.]{1,12}$/.test(value.trim())))
    return 'wrong';
  const names = items.map((item, at) => item.slice(0, item.length - values[at]!.length));
  if (
    names.some(
      (name, at) => places[at] !== -1 && isElsewhere(name, places[at]!, known.length, using.question),
    )
  )
    return names.length === 1 ? 'wrong' : null;
  const areTold = values.every((value, at) => value !== items[at] || unitAfter(value));
  const areAll = !places.includes(-1) && new Set(places).size === known.length;
  return areTold && areAll ? 'same' : inOrder(known, values, using);
}

const WORD = /[a-z]{3,30}|\p{Script=Han}{2,8}/iu;

/** "The perimeter is 38.4", where the question asks for the area first: the value of another thing. */
function isElsewhere(name: string, place: number, count: number, question: string): boolean {
  const word = WORD.exec(name.replace(/\b(?:the|is|equals)\b|[是为]/giu, ''))?.[0].toLowerCase();
  if (!word) return false;
  const asked = question
    .toLowerCase()
    .split(/\s(?:and|&|\+)\s|[,，、和与及]/u)
    .slice(-count);
  const at = asked.findIndex((one) => one.includes(word));
  return at >= 0 && at !== place;
}

const withoutJoint = (text: string) =>
  text
    .trim()
    .replace(/^(?:=|:|is\b|of\b|为|是)/, '')
    .trim();

/** The value of an item, and the place of what it names: null where it has no name. */
function matchName(item: string, known: Named[]): { at: number | null; value: string } | null {
  for (const [at, { name }] of known.entries()) {
    const match = WORDS[name]?.exec(item);
    if (match?.index === 0) return { at, value: withoutJoint(item.slice(match[0].length)) };
  }
  const [, letter, value] = LETTER.exec(item) ?? [];
  if (!letter || !value) return { at: null, value: item };
  const at = known.findIndex(({ name }) => name === letter);
  return at < 0 ? null : { at, value };
}

/** "mean 7 sd 2.83" with commas between what is named. */
function withCommas(typed: string, known: Named[]): string {
  let text = typed;
  for (const { name } of known) {
    const match = WORDS[name]?.exec(text);
    if (match && match.index > 0) text = `${text.slice(0, match.index)}, ${text.slice(match.index)}`;
  }
  return text;
}

/** Several values with names of their own, held against ours by their names, or else in the order asked for; undefined where they are something else. */
export function compareNamed(
  ours: string,
  typed: string,
  question: string,
  compare: Compare,
): Compared | undefined {
  if (typed.length > 300) return undefined;
  const quantities = quantitiesIn(ours);
  if (quantities) return compareQuantities(quantities, typed, { compare, question });
  const known = namedIn(ours);
  if (!known) return undefined;
  const given = splitItems(withCommas(typed, known)).map((item) => matchName(item, known));
  const places = given.map((one) => one?.at);
  if (given.length === 0 || places.includes(undefined)) return undefined;
  if (places.every((at) => at === null))
    return inOrder(
      isAskedInReverse(known, question) ? known.toReversed() : known,
      given.map((one) => one!.value),
      { compare, question },
    );
  if (places.includes(null) || new Set(places).size < places.length) return null;
  const comparisons = given.map((one) => compare(known[one!.at!]!.value, one!.value));
  if (comparisons.includes('wrong')) return 'wrong';
  const all = combined(comparisons);
  return all !== null && given.length < known.length ? 'part' : all;
}

function inOrder(
  known: Named[],
  values: string[],
  { compare, question }: { compare: Compare; question: string },
): Compared | undefined {
  const comparisons = values.map((value) => known.map((one) => compare(one.value, value)));
  if (values.length === 1) return comparisons[0]!.some(isHit) ? 'part' : undefined;
  // Which asymptote is which has to be said.
  if (values.length !== known.length || /asymptote|渐近线/i.test(question)) return null;
  if (comparisons.some((row) => row.every((one) => one === 'wrong'))) return 'wrong';
  return combined(comparisons.map((row, at) => row[at]!));
}

const isHit = (one: Compared) => one === 'same' || one === 'rounded' || one === 'overPrecise';

function combined(comparisons: Compared[]): Compared {
  if (!comparisons.every(isHit)) return null;
  return (['overPrecise', 'rounded'] as const).find((one) => comparisons.includes(one)) ?? 'same';
}

/** "the variance and the mean" where ours has the mean first. */
function isAskedInReverse([first, second]: Named[], question: string): boolean {
  const goal = question
    .trim()
    .replaceAll('Σ', ' ')
    .split(/[.。]\s/)
    .at(-1)!
    .slice(-300);
  const [one, other] = [first!.name, second!.name].map((name) => lastOf(WORDS[name], goal));
  if (one! >= 0 && other! >= 0) return other! < one!;
  return [' and ', ', ', '和', '与', '、'].some((joint) =>
    ` ${goal}`.includes(` ${second!.name}${joint}${first!.name}`),
  );
}

function lastOf(word: RegExp | undefined, text: string): number {
  let at = -1;
  for (;;) {
    const match = word?.exec(text.slice(at + 1));
    if (!match) return at;
    at += match.index + 1;
  }
}

const QUANTITY =
  /accel\w{0,8}|veloc\w{0,4}|speed|displacement|distance|height|force|tension|friction|reaction|energy|power|work|momentum|impulse|frequency|period|amplitude|pressure|current|voltage|resistance|charge|gradient|area|volume|median|mean|variance|加速度|速度|速率|位移|路程|距离|高度|张力|摩擦力|能量|动能|功率|动量|冲量|频率|周期|振幅|压强|电流|电压|电阻|斜率|面积|体积|方差|中位数|均值/gi;
const MOST_OF_QUESTION = 1200;

/** "max acceleration = 0.39" for a question that speaks of speed alone: a value of something else. */
export function namesAnother(answer: string, question: string): boolean {
  const named = answer.slice(0, 60).split('=')[0] ?? '';
  const said = question.slice(0, MOST_OF_QUESTION).toLowerCase();
  if (!answer.includes('=') || said.match(QUANTITY) === null) return false;
  const names = named.toLowerCase().match(QUANTITY) ?? [];
  return names.length > 0 && names.every((one) => !said.includes(one.slice(0, 5)));
}
