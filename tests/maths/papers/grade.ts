import { parseUnit, sameDimension } from '#server/maths/algebra-system/numbers/units.ts';
import type { Answer } from '#server/maths/writing/method.ts';
import { type Item, itemsOf, nameOfKey, plainSigns } from './grading/items.ts';
import type { Match } from './grading/match.ts';
import { quantityOf } from './grading/numbers.ts';
import { matchValue, type Target } from './grading/values.ts';
import type { PaperPart, ValueAnswer, WordsAnswer } from './question.ts';

/**
 * `right`: all that was asked for, in the figures and the form that were asked for; `half`: something of it, and nothing
 * against it; `wrong`: whatever would mislead a student, a root too many among it; `refused`: no answer; `ungraded`: only
 * a person can tell.
 */
export type Verdict = 'right' | 'half' | 'refused' | 'wrong' | 'ungraded';

/** What the engine shows for a part against its key. */
export function gradePart(part: PaperPart, shown: Answer | null, needsUnit = false): Verdict {
  if (!shown) return 'refused';
  const [first] = part.answers;
  if (first && 'choice' in first) return gradeChoice(first.choice, first.accept ?? [], shown);
  if (part.asks === 'prove') return 'ungraded';
  const values = part.answers.filter((answer): answer is ValueAnswer => 'value' in answer);
  const words = part.answers.filter((answer): answer is WordsAnswer => 'words' in answer);
  const inWords = words.map((answer) => gradeWords(answer, shown));
  if (values.length === 0) return inWords.every((match) => match === 'right') ? 'right' : 'ungraded';
  const verdict = gradeValues(part, values, shown, needsUnit);
  if (verdict === 'wrong' && part.asks === 'show') return isNumeric(values) ? 'wrong' : 'ungraded';
  if (verdict !== 'right' || inWords.every((match) => match === 'right')) return verdict;
  return shown.say || /[a-z]{4}|\p{Script=Han}/iu.test(shown.text) ? 'ungraded' : 'half';
}

function gradeChoice(letter: string, beside: string[], shown: Answer): Verdict {
  const chosen = /^\(?([A-D])\)?(?:[\s:.]|$)/.exec(shown.text)?.[1];
  if (chosen) return chosen === letter ? 'right' : 'wrong';
  const target = (value: string): Target => ({
    name: null,
    item: { name: null, body: value, source: value },
    key: { value, unit: null, figures: '2sf', accept: [], demands: new Set(), needsUnit: false },
    upTo: null,
  });
  const items = itemsOf(shown.text);
  const isBeside = items.every((item) => beside.some((value) => matchValue(target(value), item) === 'right'));
  return isBeside ? 'half' : 'wrong';
}

/** A sentence is recognised where it is the same, or the same unit; of any other only a person can tell. */
function gradeWords({ words, accept = [] }: WordsAnswer, { text, say }: Answer): Match {
  const shown = [text, say?.en, say?.zh].flatMap((one) => one ?? []);
  const keys = [words, ...accept];
  const isSame = shown.some((one) => keys.some((key) => plainWords(one) === plainWords(key)));
  return isSame || keys.some((key) => isSameUnit(key, text)) ? 'right' : 'unknown';
}

const plainWords = (text: string) =>
  plainSigns(text)
    .toLowerCase()
    .replace(/[\s.。]+/g, '');

function isSameUnit(key: string, text: string): boolean {
  const [one, other] = [parseUnit(key), parseUnit(text)];
  return Boolean(one && other && sameDimension(one.dimension, other.dimension) && one.scale === other.scale);
}

function gradeValues(part: PaperPart, values: ValueAnswer[], shown: Answer, needsUnit: boolean): Verdict {
  const demands = new Set(part.demands);
  const verdict = gradeTargets(
    values.flatMap((answer) => targetsOf(answer, demands, needsUnit)),
    shown,
  );
  const [answer, ...others] = values;
  if (verdict === 'right' || !answer || others.length > 0) return verdict;
  // "a = 3, b = -2, c = -5" where a(x + b)^2 + c was asked for.
  const count = itemsOf(answer.value).length;
  const isAccepted = (answer.accept ?? []).some((value) => {
    if (itemsOf(value).length === count) return false;
    const other = { ...answer, value, figures: 'exact', accept: [] };
    return gradeTargets(targetsOf(other, demands, needsUnit), shown) === 'right';
  });
  return isAccepted ? 'right' : verdict;
}

function gradeTargets(targets: Target[], shown: Answer): Verdict {
  const items = shown.text === 'none' ? [] : asPoints(itemsOf(shown.text), targets);
  if (items.length === 0 || contradictsItself(shown, items)) return 'wrong';
  const rounded = roundedIn(shown, items.length);
  const pairs = pairUp(targets, items, rounded);
  const missing = targets.filter((_, at) => pairs.every(({ target }) => target !== at));
  const extra = items.filter((_, at) => pairs.every(({ item }) => item !== at));
  if (extra.length > 0) return verdictOfExtra(extra, missing, targets, pairs.length);
  if (missing.length > 0) return 'half';
  return pairs.every(({ match }) => match === 'right') ? 'right' : 'half';
}

/** What was shown beside everything that was asked for, or instead of some of it. */
function verdictOfExtra(extra: Item[], missing: Target[], targets: Target[], matched: number): Verdict {
  const isUnknown = extra.some((item) => missing.some((target) => matchValue(target, item) === 'unknown'));
  if (isUnknown) return 'ungraded';
  const names = new Set(targets.map(({ name }) => name));
  // The quotient beside the remainder: true, or so one hopes, and not asked for.
  const isAnother = extra.every(({ name }) => name !== null && !names.has(name)) && !names.has(null);
  return isAnother && missing.length === 0 && matched > 0 ? 'ungraded' : 'wrong';
}

interface Pair {
  target: number;
  item: number;
  match: Match;
}

/** Each value that was asked for with one that is shown, the best first; what has the name of another is not taken. */
function pairUp(targets: Target[], items: Item[], rounded: Item[] | null): Pair[] {
  const names = new Set(targets.flatMap(({ name }) => name ?? []));
  const isDistinct = names.size > 1 && targets.every(({ name }) => name !== null);
  const all = targets.flatMap((target, at) =>
    items.flatMap((item, index): Pair[] => {
      if (item.name !== null && names.has(item.name) && item.name !== target.name && isDistinct) return [];
      // Without names, the order says which is which.
      if (item.name === null && isDistinct && items.length === targets.length && at !== index) return [];
      const own = matchValue(target, item);
      const match = own === 'inexact' && rounded ? matchValue(target, rounded[index]!) : own;
      return own === 'right' || own === 'inexact'
        ? [{ target: at, item: index, match: match === 'right' ? 'right' : own }]
        : [];
    }),
  );
  const pairs: Pair[] = [];
  for (const pair of all.sort((a, b) => Number(b.match === 'right') - Number(a.match === 'right')))
    if (pairs.every(({ target, item }) => target !== pair.target && item !== pair.item)) pairs.push(pair);
  return pairs;
}

function targetsOf(answer: ValueAnswer, demands: ReadonlySet<string>, needsUnit: boolean): Target[] {
  const items = itemsOf(answer.value);
  const accept = (answer.accept ?? []).map(itemsOf);
  return items.map((item, at) => ({
    name: item.name ?? (items.length === 1 ? nameOfKey(answer.of) : null),
    item,
    key: {
      value: item.body,
      unit: answer.unit ?? null,
      figures: answer.figures,
      accept: accept
        .flatMap((forms) =>
          items.length === 1 ? forms.map(({ source, body }) => (/[<>]/.test(source) ? source : body)) : [],
        )
        .concat(items.length > 1 ? accept.flatMap((forms) => forms[at]?.body ?? []) : []),
      demands,
      needsUnit: needsUnit && answer.unit !== undefined,
    },
    upTo: answer.upTo ?? null,
  }));
}

/** "x = 2, y = 11" where a point was asked for. */
function asPoints(items: Item[], targets: Target[]): Item[] {
  const size = targets[0]?.item.body.startsWith('(') ? targets[0].item.body.split(',').length : 0;
  const names = 'xyz'.slice(0, size);
  const isPoints =
    size > 1 && items.length % size === 0 && items.every(({ name }, at) => name === names[at % size]);
  if (!isPoints) return items;
  return Array.from({ length: items.length / size }, (_, at) => {
    const body = `(${items
      .slice(at * size, (at + 1) * size)
      .map((item) => item.body)
      .join(', ')})`;
    return { name: null, body, source: body };
  });
}

/** "x ≈ -0.162" said beside x = 3 + √10: a rounded value of nothing that is shown. */
function contradictsItself({ say }: Answer, items: Item[]): boolean {
  const values = items.map(({ body }) => quantityOf(body)?.value);
  if (values.includes(undefined)) return false;
  return approximationsIn(say?.en).some((text) => {
    const { value, half } = quantityOf(text)!;
    return values.every((one) => Math.abs(one! - value) > half! * (1 + 1e-6));
  });
}

const approximationsIn = (say = '') =>
  [...say.matchAll(/≈\s{0,3}(-?\d[\d.]*\d(?:\s?\* 10\^-?\d+)?|-?\d)/g)].map(([, text]) => text!);

/** "≈ 1.26", said beside an exact answer: as many values as there are. */
function roundedIn({ say }: Answer, count: number): Item[] | null {
  const values = approximationsIn(say?.en);
  return values.length === count ? values.map((body) => ({ name: null, body, source: body })) : null;
}

const isNumeric = (values: ValueAnswer[]) => values.every(({ value }) => /^[-\d.,\s/*^]+$/.test(value));
