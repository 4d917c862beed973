import { isSamePoint, nameOf, numbersAtEnd, pointsOf } from './lines/ends.ts';
import { isProved } from './facts/proof.ts';
import type { Known, Wanted } from './knowledge/known.ts';
import { goesOnIntegrating } from './knowledge/integrals.ts';
import { USUAL } from './knowledge/nouns.ts';
import { bestLikeness, type Likeness, likeness, numbersOf, withTurns } from './lines/numbers.ts';
import type { Said } from './lines/said.ts';
import { likenessTo, shownOf } from './likeness.ts';

/** Whether every answer is somewhere among what was said. */
export function isReached(said: readonly Said[], known: Known): boolean {
  const { proof } = known.facts;
  if (proof !== null && known.wanted.length < 2) return isProved(said, proof, (known.total ?? 4) > 2 ? 2 : 1);
  return known.wanted.length > 0 && known.wanted.every((goal) => isFound(goal, said, known));
}

function isFound(goal: Wanted, said: readonly Said[], known: Known): boolean {
  const own = said.filter(({ isTaken }) => !isTaken);
  if (own.some((one) => likenessTo(goal, one, known) === 'same')) return true;
  const ends = said.map((one) => withTurns(numbersAtEnd(one, known.measures), known.measures));
  // "when x = 1, y = 9" says the point (1, 9).
  const points = pointsOf(goal.said);
  if (points.length > 0)
    return points.every(
      ([x, y, ...more]) =>
        more.length === 0 && ends.some((end, at) => isAmong(end, x!) && isAmong(ends[at + 1] ?? [], y!)),
    );
  const last = goal.said.sides.at(-1)!;
  if (goal.numbers.length === 0 || last.others.length === 0) return false;
  return shownOf(last).every((value) => {
    const numbers = numbersOf({ ...last, value, others: [] }, known.measures);
    return own.some(
      (one) =>
        (goal.name === null || nameOf(one) === goal.name) &&
        numbers.some((number) =>
          isAmong(withTurns(numbersAtEnd(one, known.measures), known.measures), number),
        ),
    );
  });
}

const isAmong = (numbers: readonly number[], value: number) =>
  numbers.some((one) => likeness(one, value) === 'same');

/** The names whose values are asked for, by the student's own last lines. */
export function goalValues(all: readonly Said[], known: Known): Map<string, number[]> {
  const goals = new Map<string, number[]>();
  const open = known.wanted.filter(({ name, numbers }) => name === null && numbers.length > 0);
  const named = all.filter(
    (one) =>
      !one.isTaken &&
      nameOf(one) !== null &&
      (one.sides.length > 1 || one.continues) &&
      numbersAtEnd(one, known.measures).length > 0,
  );
  const left = open.filter((goal) => {
    const hit = named.findLast(
      (one) =>
        bestLikeness(goal.numbers, numbersAtEnd(one, known.measures), one.sides.at(-1)!.value) === 'same',
    );
    const name = hit && nameOf(hit);
    if (name && !known.values.has(name)) goals.set(name, goal.numbers);
    return !hit;
  });
  for (const [name, goal] of byNouns(left, named, known))
    if (!goals.has(name) && !known.values.has(name)) goals.set(name, goal.numbers);
  const last = named.at(-1);
  const name = last ? nameOf(last) : null;
  if (!last || !name || left.length !== 1 || goals.has(name) || known.values.has(name)) return goals;
  if (isGoal(last, name, left[0]!.text, known)) goals.set(name, left[0]!.numbers);
  return goals;
}

/** "the acceleration and the distance": as many nouns as answers, in their order. */
function byNouns(left: readonly Wanted[], named: readonly Said[], known: Known): [string, Wanted][] {
  const asked = askedIn(known.text);
  const nouns = USUAL.flatMap(([noun, letters]) => {
    const at = asked.search(noun);
    return at < 0 ? [] : [{ at, letters, noun }];
  }).sort((one, other) => one.at - other.at);
  if (nouns.length !== known.wanted.length) return [];
  return nouns.flatMap(({ letters, noun }, i) => {
    const goal = known.wanted[i]!;
    if (!left.includes(goal)) return [];
    const hit = named.findLast(
      (one) => letters.includes(nameOf(one)!) || noun.test(nameOf(one)!.toLowerCase()),
    );
    return hit ? [[nameOf(hit)!, goal] as [string, Wanted]] : [];
  });
}

/** Whether the last name that has a value is what was asked for. */
function isGoal(said: Said, name: string, goal: string, known: Known): boolean {
  const asked = askedIn(known.text);
  if (USUAL.some(([noun, letters]) => letters.includes(name) && noun.test(asked))) return true;
  const bare = name.toLowerCase().replace(/\s/g, '');
  if (bare.length > 2 && asked.replace(/\s+/g, '').includes(bare)) return true;
  if (/^P\(|概率|probability/i.test(name) && /probabilit|概率|P\(/i.test(asked)) return true;
  return said.sides.at(-1)!.scale !== null && /\d\s?[A-Za-zΩ]/.test(goal) && sameUnit(said, goal, known);
}

const sameUnit = (said: Said, goal: string, known: Known): boolean => {
  const wanted = known.wanted.find(({ text }) => text === goal)!.said.sides.at(-1)!;
  return wanted.unit !== null && wanted.unit === said.sides.at(-1)!.unit;
};

/** From the last "find" on. */
export function askedIn(text: string): string {
  const from = Math.max(
    ...[
      'find',
      'calculate',
      'determine',
      'solve',
      'show',
      'state',
      'evaluate',
      'obtain',
      'work out',
      '求',
      '计算',
      '写出',
    ].map((verb) => text.toLowerCase().lastIndexOf(verb)),
    0,
  );
  return text.slice(from).toLowerCase();
}

/** A sum that goes on from the one above is worth the same. */
export function goesOn(said: Said, known: Known): Likeness | 'none' {
  const before = said.from;
  if (!said.continues || !before || !said.sides[0]?.value) return 'none';
  const points = [pointsOf(before), pointsOf({ ...said, sides: [said.sides[0]] })];
  if (points.every(({ length }) => length === 1))
    return isSamePoint(points[0]![0]!, points[1]![0]!) ? 'same' : 'far';
  const [a, b] = [numbersAtEnd(before, known.measures), numbersOf(said.sides[0], known.measures)];
  return a.length > 0 && b.length > 0 && said.sides[0].others.length === 0
    ? bestLikeness(a, b, said.sides[0].value)
    : goesOnIntegrating(said, known.integrals);
}
