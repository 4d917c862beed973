import { recognise } from '../../../maths/reading/questions/recognise.ts';
import { arrangementsOf } from './arrangements.ts';

/** What is on the table: the question, its answer as it is typed, and what is given before the goal. */
export interface Table {
  question: string;
  answer: string | null;
  givens: string | null;
}

const VALUE = String.raw`-?[\w./π^]{1,8}`;

/** Questions that go on from the answer or from what is given: another quantity of the same, or "it" put in. */
export function continuations(table: Table, said: string, rest: string): string[] {
  return [
    ...ofCalculus(table, /积分|求导|微分/.test(said) ? chineseIn(said) : rest),
    ...ofCurve(table, rest),
    ...atValue(table, said),
    ...arrangementsOf(table.question, rest),
    ...ofDistribution(table.question, rest),
    ...ofGivens(table, rest),
  ];
}

/** "再求导呢" without the words around it. */
const chineseIn = (said: string): string =>
  said.replaceAll(/^(?:那么?|再|然后|把它|对它|\s){1,4}|[呢吗啊?？。\s]{1,4}$/gu, '');

/** The function that the question is about, as it is typed: y = … or f(x) = …. */
function functionIn(question: string): string | null {
  const sources = recognise(question).fragments.map(({ source }) => source.trim());
  const all = sources.map((source) => /^(?:y|[a-z]\([a-z]\)) ?= ?(.{1,100})$/i.exec(source)?.[1]);
  const [only, ...others] = all.filter((one) => one !== undefined);
  return only !== undefined && others.length === 0 && /[a-z]/i.test(only) ? only : null;
}

/** The only expression in it that has a letter, with no relation. */
function expressionIn(question: string): string | null {
  const own = functionIn(question);
  if (own !== null) return own;
  const sources = recognise(question).fragments.map(({ source }) => source.trim());
  const longest = sources.toSorted((one, other) => other.length - one.length)[0];
  return longest !== undefined && longest.length > 1 && !/[=<>≤≥]/.test(longest) ? longest : null;
}

/** "8 m" is no formula in m. */
const AMOUNT = /^(?:[a-z] ?= ?)?-?\d[\d.]{0,9}(?: \* 10\^-?\d{1,2})? [a-zΩ°µ]/i;

/** The formula of an answer: without the name before it and without its constant. */
function formulaOf(answer: string | null): string | null {
  if (answer === null || answer.length > 100 || AMOUNT.test(answer)) return null;
  const formula = answer
    .slice(answer.lastIndexOf('=') + 1)
    .replace(/\s?\+ ?c$/i, '')
    .trim();
  return /[a-z]/i.test(formula) && !/[<>,]/.test(formula) ? formula : null;
}

const CALCULUS = new RegExp(
  String.raw`^(?:can (?:you|u|we) |let's |pls |please )?(integrate|differentiate|diff|积分|求导|微分)(?: ?(?:it|that|this|the (?:first|last|original|whole) (?:one|thing|expression|fraction)|the answer|them|y|f|它|这个|一下))?( ?again|再次)?(?: (?:from|between) (${VALUE}) (?:to|and) (${VALUE})|从(${VALUE})到(${VALUE}))?(?: (?:it|that|wrt x|with respect to [a-z]))?$`,
  'iu',
);

/** "Now integrate it from 2 to 3", "differentiate that", "再求导". */
function ofCalculus({ question, answer }: Table, rest: string): string[] {
  const match = CALCULUS.exec(rest.replace(/^(?:对它|把它|再)/u, ''));
  if (!match) return [];
  const verb = /^(?:int|积)/i.test(match[1]!) ? 'integrate' : 'differentiate';
  const [from, to] = [match[3] ?? match[5], match[4] ?? match[6]];
  const limits = verb === 'integrate' && from && to ? ` from ${from} to ${to}` : '';
  const [own, found] = [expressionIn(question), formulaOf(answer)];
  // Who differentiated goes on from what came out.
  const wasDone = /\b(?:integrat|differentiat|deriv)|∫|积分|求导|d[yf]\/d/i.test(question);
  const all = wasDone || match[2] ? [found] : [own, found];
  return all.filter((one) => one !== null).map((one) => `${verb} ${one}${limits}`);
}

const LINE = /(tangent|normal|切线|法线)/i;
const WHERE =
  /\b(?:where|when|points?)\b.{0,30}\b(?:meets?|cross(?:es)?|cuts?|intersects?|hits?)\b.{0,12}\b(curve|x[- ]?axis|y[- ]?axis)\b|与(曲线|x轴|y轴)(?:的|再次)?(?:另一个)?(?:交点|相交)/iu;
const HIGHEST =
  /^(?:find |the |is |it |a |求|它的?|判断){0,4}(?:stationary points?|turning points?|max(?:imum|ima)?(?: point)?(?: ?(?:or|and|\/|还是) ?(?:a )?min(?:imum|ima)?(?: point)?)?|驻点|极值点?|极大(?:值点?)?还是极小(?:值点?)?)$/i;
const SECOND =
  /^(?:find |the |求|它的?|其){0,3}(?:second derivative|2nd derivative|d\^?2y\/dx\^?2|二阶导数?)$/i;

/** The tangent, the turning points, where it meets something. */
function ofCurve({ question, answer }: Table, rest: string): string[] {
  const circle = /\b(?:circle)\b|圆/i.test(question) ? circleIn(question) : null;
  const point = /\( ?(-?[\d./]{1,8}) ?[,，] ?(-?[\d./]{1,8}) ?\)/.exec(rest);
  const line = LINE.exec(rest)?.[1];
  const name = line && /tangent|切/i.test(line) ? 'tangent' : 'normal';
  if (circle !== null)
    return line && point
      ? [`Find the equation of the ${name} to the circle ${circle} at the point (${point[1]}, ${point[2]}).`]
      : [];
  const own = functionIn(question);
  if (own === null) return [];
  const curve = `the curve y = ${own}`;
  if (/gradient|slope|perpendicular|斜率|垂直/i.test(rest)) return [];
  if (HIGHEST.test(rest)) return [`Find the stationary points of ${curve}.`];
  if (SECOND.test(rest)) return [`Find the second derivative of y = ${own}.`];
  const where = WHERE.exec(rest);
  const path =
    answer !== null && /^y = -?[\d./]{0,9}\*?x(?: [+-] [\d./]{1,9})?$/.test(answer) ? answer : null;
  if (where) return meetings(where[1] ?? where[2]!, path, curve);
  if (!line) return [];
  const at =
    point?.[1] ?? [...rest.matchAll(GIVEN_X)].at(-1)?.[1] ?? [...question.matchAll(GIVEN_X)].at(-1)?.[1];
  return at === undefined
    ? []
    : [`Find the equation of the ${name} to ${curve} at the point where x = ${at.replace(/[.]$/, '')}.`];
}

const GIVEN_X = new RegExp(String.raw`x ?= ?(${VALUE})`, 'gi');

const circleIn = (question: string): string | null =>
  /(?:\(x ?[-+] ?[\d.]{1,6}\)|x)\^2 ?\+ ?[-+\dxy^ ().]{2,60}=[ -]{0,2}\d{1,6}/.exec(question)?.[0] ?? null;

function meetings(other: string, path: string | null, curve: string): string[] {
  const axis = /^([xy])/i.exec(other)?.[1]?.toLowerCase();
  if (axis) {
    const object = path === null ? curve : `the line ${path}`;
    return [`Find the coordinates of the points where ${object} crosses the ${axis}-axis.`];
  }
  return path === null ? [] : [`Find the coordinates of the points where the line ${path} meets ${curve}.`];
}

const AT = new RegExp(String.raw`(?<![\w'’])([a-z]) ?= ?(${VALUE})(?![\w^])`, 'i');

/** "那x=2的时候y是多少", "whats y when x is 3": what was found, at a value. */
function atValue({ question, answer }: Table, said: string): string[] {
  const text = said.replaceAll(/\b([a-z]) is (?=-?\d)/gi, '$1 = ');
  const at = AT.exec(text);
  const found = answer === null ? null : /^([a-z]) = (.{1,80})$/i.exec(answer);
  const other = at && text.replace(at[0], ' ').match(/(?<![a-z'’])[a-z](?![a-z'’])/gi);
  if (!at) return [];
  const own = found?.[2]?.includes(at[1]!) ? answer : null;
  const named = found?.[1] ?? 'y';
  const given = own ?? (functionIn(question) === null ? null : `y = ${functionIn(question)}`);
  const wants =
    other?.includes(named) || /\b(?:value|what do i get|what is it|how much)\b|多少|值/i.test(text);
  if (given === null || !wants) return [];
  return [`Given that ${given}, find the value of ${own ? named : 'y'} when ${at[1]} = ${at[2]}.`];
}

const SIDES: readonly [RegExp, string][] = [
  [/\bat least\b|至少/i, '>='],
  [/\b(?:at most|no more than)\b|至多|最多|不超过/i, '<='],
  [/\b(?:more|greater|bigger) than\b|超过|多于|大于/i, '>'],
  [/\b(?:less|fewer|smaller) than\b|少于|小于/i, '<'],
  [/\bexactly\b|刚好|恰好|正好/i, '='],
];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBERS_ZH = '零一两三四五六七八九十';

/** "At least 2?" where P(X = 4) was asked for. */
function ofDistribution(question: string, rest: string): string[] {
  const place = /P ?\( ?([A-Z]) ?(?:<=|>=|[=<>≤≥]) ?-?\d{1,6}(?:\.\d{1,4})? ?\)/.exec(question);
  const sign = SIDES.find(([words]) => words.test(rest))?.[1];
  const word = rest.match(/\b[a-z]{2,5}\b/gi)?.find((one) => NUMBERS.includes(one.toLowerCase()));
  const number =
    /\d{1,6}(?:\.\d{1,4})?/.exec(rest)?.[0] ??
    (word && `${NUMBERS.indexOf(word.toLowerCase())}`) ??
    [...rest].map((one) => NUMBERS_ZH.indexOf(one)).find((at) => at >= 0);
  if (!place || rest.length > 30 || sign === undefined || number === undefined) return [];
  return [question.replace(place[0], () => `P(${place[1]} ${sign} ${number})`)];
}

/** What is meant by the words of everyday, as papers ask for it. */
const GOALS: readonly [RegExp, readonly string[]][] = [
  [
    /\bhow fast\b|^(?:its |the )?(?:final |end )?(?:speed|velocity)\b|末速度|^(?:落地)?速度/i,
    ['the final speed', 'the speed'],
  ],
  [/\bhow long\b|^(?:the )?time\b|多久|多长时间/i, ['the time taken', 'the time of flight', 'the time']],
  [
    /\bhow far\b|^(?:the )?distance\b|多远/i,
    ['the distance travelled', 'the horizontal distance travelled', 'the distance'],
  ],
  [/\bhow high\b|多高/i, ['the greatest height', 'the height']],
  [/\belastic\b|弹性/i, ['the loss in kinetic energy', 'the kinetic energy lost']],
  [
    /\bpower (?:wasted|lost|dissipated) (?:inside|in (?:it|the cell|the battery))/i,
    ['the power dissipated in the internal resistance', 'the power lost in the cell'],
  ],
  [/^(?:the )?s\.?d\.?$|标准差/i, ['the standard deviation']],
  [/期望和方差|mean and variance/i, ['the mean and variance', 'E(X) and Var(X)']],
  [/^(?:the |its )?(?:mean|expectation|expected value)$|期望/i, ['the expectation', 'E(X)']],
  [/^(?:the |its )?variance$|方差/i, ['the variance', 'Var(X)']],
  [/^(?:the |its )?domain(?: of (?:it|f\^?-1|the inverse))?$|定义域/i, ['the domain of f^-1']],
  [/^(?:the |its )?range(?: of (?:it|f\^?-1|the inverse))?$|值域/i, ['the range of f']],
];
const MOST_GOALS = 3;

/** Another quantity of what is given. */
function ofGivens({ givens }: Table, rest: string): string[] {
  if (givens === null) return [];
  const exceeds = /^how many terms\b.{0,40}?\b(?:exceed|over|more than|bigger than|pass)s? (\d{1,7})$/i.exec(
    rest,
  );
  if (exceeds) return [`${givens}. Find the least number of terms for which the sum exceeds ${exceeds[1]}.`];
  const count = /^how many ([a-z]{4,12})\b/i.exec(rest)?.[1];
  const noun =
    /^(?:(?:what(?:'s|s| is)|and|find|work out) )?(?:the |its )?([a-z]{4,14}(?: [a-z]{4,14}){0,2})(?: (?:is it|in it|of it))?$/i.exec(
      rest,
    )?.[1];
  const goals = [
    ...(GOALS.find(([words]) => words.test(rest))?.[1] ?? []),
    ...(count && !/^(?:marks|more|times|ways)$/i.test(count)
      ? [`the number of ${count}`, `the initial number of ${count}`]
      : []),
    ...(noun && QUANTITIES.test(noun) ? [`the ${noun.toLowerCase()}`] : []),
  ];
  return goals.slice(0, MOST_GOALS).map((goal) => `${givens}. Find ${goal}.`);
}

const QUANTITIES =
  /\b(?:speed|velocity|acceleration|distance|height|time|period|frequency|wavelength|energy|power|work|momentum|impulse|force|tension|reaction|friction|current|voltage|charge|resistance|pressure|density|stress|strain|extension|activity|mean|variance|deviation|median|radius|diameter|area|volume|perimeter|length|gradient|ratio|modulus|argument|conjugate|determinant|inverse|angle|efficiency)$/i;

const ASKS_ON = [
  CALCULUS,
  HIGHEST,
  SECOND,
  WHERE,
  LINE,
  /^how (?:far|fast|long|high|many)\b|\bnuclei\b|\btogether\b|next to|\bapart\b|in a row/i,
  /^(?:at least|at most|more than|less than|fewer than|exactly|至少|至多|最多|恰好|刚好)/i,
  new RegExp(
    String.raw`^(?:the |its |求)?(?:domain|range|variance|mean|s\.?d\.?|定义域|值域|期望|方差|标准差)`,
    'i',
  ),
  /\belastic\b|弹性|多高|多远|多久|多长时间|速度/i,
  /^power (?:wasted|lost|dissipated)/i,
];

/** Whether a message may ask something more of what is on the table. */
export const mayContinue = (rest: string): boolean =>
  /^(?:那么?|再|然后|把它|对它){0,3}(?:积分|求导|微分)/u.test(rest) ||
  ASKS_ON.some((pattern) => pattern.test(rest.replace(/^(?:对它|把它|再)/u, ''))) ||
  (QUANTITIES.test(rest) && rest.split(/\s+/).length <= 4) ||
  /(?<![\w'’])[a-z] ?(?:=|is) ?-?[\w.]{1,6}.{0,8}(?:y|多少|what|value)/i.test(rest) ||
  /\b(?:y|value|what).{0,20}\b(?:when|at|if) [a-z] ?(?:=|is) ?-?\d/i.test(rest);
