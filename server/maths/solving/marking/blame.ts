import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { GOOD } from '../../checking/judging/verdict.ts';
import { compareValues } from '../../checking/values/values.ts';
import { isTerm } from './facts/terms.ts';
import { isLaw } from './knowledge/laws.ts';
import { numbersIn, usesNumbers } from './follow.ts';
import { goesOn, isReached } from './goals.ts';
import type { Around, JudgedLine } from './judged-line.ts';
import type { Known, Wanted } from './knowledge/known.ts';
import { likenessTo } from './likeness.ts';
import { nameOf, numbersAtEnd } from './lines/ends.ts';
import { bestLikeness, withTurns } from './lines/numbers.ts';
import { type Said, saidIn } from './lines/said.ts';
import { truthOf } from './truth.ts';
import { insideOf } from './sides.ts';

/** Where the answer is missed, a value before that is none of the solution's may be where it began. */
export function blame(judged: JudgedLine[], around: Around): void {
  if (judged.every(({ standing }) => standing !== 'wrong') && !accuseLost(judged, around.known))
    accuseEnd(judged, around.known);
  for (let at = 0; at < judged.length; at += 1)
    if (judged[at]!.standing === 'wrong' && !isOpened(judged, at, around)) return;
}

/** Moves the blame to where it began; true where the line was only opened, as it goes on from what is not decided. */
function isOpened(judged: JudgedLine[], first: number, around: Around): boolean {
  const { known } = around;
  const wrong = judged[first]!;
  if (known.wanted.length === 0) return false;
  if (isUnequal(wrong, known) || wrong.said.some((one) => goesOn(one, known) === 'far')) return false;
  if (breaksWithin(wrong, around)) return false;
  const before = judged.slice(0, first);
  const stray = before.filter(
    (line) => (line.standing === 'open' || line.isAlone) && line.said.some((one) => !isPlaced(one, known)),
  );
  const source = isLeftOpen(before.at(-1)) ? -1 : sourceOf(judged, first, known);
  const origin =
    judged[source] ??
    (GOOD.has(wrong.verdict) ? startOf(stray) : stray.find((line) => leadsTo(line, wrong, around)));
  if (origin) {
    origin.standing = 'wrong';
    origin.reason = 'question';
    wrong.standing = 'carried';
    return false;
  }
  const undecided = before.filter(({ standing, isAlone }) => standing === 'open' || isAlone);
  const found = undecided.flatMap(({ said }) => said.flatMap((one) => numbersFound(one, known)));
  const names = wrong.said.flatMap((one) => nameOf(one) ?? []);
  const isOnward =
    (GOOD.has(wrong.verdict) && stray.length > 0) ||
    (wrong.said.some(({ continues }) => continues) && before.at(-1)?.standing === 'open') ||
    before.some((line) => line.standing === 'open' && isFormula(line) && speaksOf(line, names));
  if (!isOnward && !usesNumbers(wrong, found)) return false;
  wrong.standing = 'open';
  return true;
}

/** "20 = 4B, B = 6": what it begins with is true, so that the mistake is made in the line. */
function breaksWithin({ said }: JudgedLine, { known, values }: Around): boolean {
  const each = said.map((one) => truthOf(one, known, values));
  const at = each.indexOf('true');
  return at >= 0 && each.indexOf('false', at) > at;
}

/** The numbers that a line says something is, or those of its last formula: the 192 of "x term: 192x". */
function numbersFound(said: Said, known: Known): number[] {
  const numbers = numbersAtEnd(said, known.measures);
  const end = said.sides.at(-1)?.value;
  return numbers.length > 0 || !end ? numbers : numbersIn(end);
}

/** Whether one of the names stands in the line, as c does in "1/y = sin x + c". */
const speaksOf = ({ said }: JudgedLine, names: readonly string[]): boolean =>
  said.some((one) => {
    const letters = one.sides.flatMap(({ value }) => (value ? symbolsOf(value) : []));
    return [nameOf(one), ...letters].some((name) => name !== null && names.includes(name));
  });

/** The first line that nobody could place, unless it puts numbers into a law: then it may be right. */
const startOf = (stray: readonly JudgedLine[]): JudgedLine | undefined =>
  stray[0] && !stray[0].said.some(beginsWithLaw) ? stray[0] : undefined;

/** F = μR = 20 */
const beginsWithLaw = (said: Said): boolean =>
  said.sides.length > 2 && isLaw({ ...said, sides: said.sides.slice(0, 2) });

/** What was accused and then left open has a reason against the question. */
const isLeftOpen = (line: JudgedLine | undefined): boolean =>
  line?.standing === 'open' && line.reason === 'question';

/** Roots that were asked for are missing in the end, and they were lost in this line: "divide by sin θ". */
function accuseLost(judged: JudgedLine[], known: Known): boolean {
  const [goal, another] = known.wanted;
  const isOfRoots = goal && !another && (goal.said.sides.at(-1)?.others.length ?? 0) > 0;
  if (
    !isOfRoots ||
    isReached(
      judged.flatMap(({ said }) => said),
      known,
    )
  )
    return false;
  const line = judged.find(({ verdict, standing }) => verdict === 'lost' && standing === 'right');
  if (!line) return false;
  line.standing = 'wrong';
  return true;
}

/** The last line says what was asked for, and it is another value, formula or equation. */
function accuseEnd(judged: JudgedLine[], known: Known): void {
  if (
    known.wanted.length === 0 ||
    isReached(
      judged.flatMap(({ said }) => said),
      known,
    )
  )
    return;
  const at = judged.findLastIndex(({ said }) => said.some((one) => !one.isTaken));
  const line = judged[at];
  if (!line || line.standing === 'words') return;
  if (judged.slice(0, at).some((one) => one.standing === 'open' && isFormula(one))) return;
  const end = line.said.findLast((one) => !one.isTaken)!;
  if (isTerm(end, known.facts.terms) === 'true') return;
  const missed = known.wanted.filter(
    (goal) => !judged.some(({ said }) => said.some((one) => likenessTo(goal, one, known) === 'same')),
  );
  if (!missed.some((goal) => isOtherAnswer(goal, end, known))) return;
  line.standing = 'wrong';
  line.reason = 'question';
}

/** An equation or an integral of letters that nobody could decide. */
const isFormula = ({ said }: JudgedLine): boolean =>
  said.some(
    ({ sides, isTaken }) =>
      !isTaken && sides.some(({ value }) => value !== null && symbolsOf(value).length > 0),
  );

const CALLS_ANSWER =
  /^(?:total|answer|ans|numberofways|number|ways|sum|总数|共有?|一共|答案|方法数|排法|选法)$/i;

/** The same name with another value; or, of a chain of sums that has no other name, another number. */
function isOtherAnswer(goal: Wanted, end: Said, known: Known): boolean {
  const name = nameOf(end);
  const value = end.sides.at(-1)?.value;
  const wanted = goal.said.sides.at(-1)?.value;
  if (!value || !wanted) return false;
  if (goal.numbers.length > 0) {
    const own = withTurns(numbersAtEnd(end, known.measures), known.measures);
    const isAnswer =
      goal.name === null ? name === null || end.continues || CALLS_ANSWER.test(name) : name === goal.name;
    return (
      isAnswer && own.length > 0 && bestLikeness(goal.numbers, own, value) === 'far' && !isPlaced(end, known)
    );
  }
  const letters = [symbolsOf(value), symbolsOf(wanted)].map((one) => one.sort().join());
  const isForm = name === goal.name || (goal.name === null && end.sides.length === 1);
  return (
    isForm && letters[0] === letters[1] && letters[0] !== '' && compareValues(wanted, value) === 'different'
  );
}

/** Where the value that a line ends in was found first, if the line only repeats it. */
function sourceOf(judged: readonly JudgedLine[], first: number, known: Known): number {
  const end = judged[first]!.said.at(-1);
  const numbers = end ? numbersAtEnd(end, known.measures) : [];
  if (!end || numbers.length !== 1 || isPlaced(end, known)) return -1;
  return judged.findIndex(
    ({ said, standing, isAlone }, at) =>
      at < first &&
      (standing === 'open' || isAlone) &&
      said.some(
        (one) => bestLikeness(numbersAtEnd(one, known.measures), numbers, end.sides.at(-1)!.value) === 'same',
      ),
  );
}

export const isUnequal = (line: JudgedLine, known: Known) =>
  line.said.some((one) => insideOf(one, known) === 'far');

/** Whether the line would be right with another value of what the stray line found, and that value is the solution's. */
function leadsTo(stray: JudgedLine, wrong: JudgedLine, { known, values }: Around): boolean {
  const numbers = stray.said.flatMap((one) => numbersAtEnd(one, known.measures));
  return numbers.some((number) =>
    known.pool.some((other) => {
      if (Math.abs(other - number) < 1e-9 || other === 0) return false;
      const swapped = wrong.said.map((one) => withNumber(one, number, other));
      return (
        swapped.some((one, i) => one !== wrong.said[i]) &&
        swapped.every((one) => truthOf(one, known, values) !== 'false' && insideOf(one, known) !== 'far')
      );
    }),
  );
}

/** The line with another number in each place of one. */
function withNumber(said: Said, number: number, other: number): Said {
  let changed = false;
  const sides = said.sides.map((side) => {
    if (!side.value) return side;
    const text = toText(side.value);
    const next = text.replace(/(?<![\w.])\d+(?:\.\d+)?/g, (typed) => {
      if (Math.abs(Number(typed) - number) > 1e-9 * Math.max(1, Math.abs(number))) return typed;
      changed = true;
      return `(${other})`;
    });
    const [made] = next === text ? [] : saidIn(`= ${next}`, () => true);
    return made?.sides[0] ? { ...made.sides[0], scale: side.scale } : side;
  });
  return changed ? { ...said, sides } : said;
}

const isPlaced = (said: Said, known: Known): boolean => {
  const numbers = numbersAtEnd(said, known.measures);
  return (
    numbers.length === 0 || bestLikeness(known.pool, numbers, said.sides.at(-1)?.value ?? null) === 'same'
  );
};
