import { nameOf, numbersAtEnd } from './lines/ends.ts';
import type { Known, Wanted } from './knowledge/known.ts';
import { USUAL } from './knowledge/nouns.ts';
import { bestLikeness } from './lines/numbers.ts';
import type { Said } from './lines/said.ts';
import { likenessTo } from './truth.ts';

/** Whether every answer is somewhere among what was said. */
export const isReached = (said: readonly Said[], known: Known): boolean =>
  known.wanted.length > 0 &&
  known.wanted.every((goal) => said.some((one) => !one.isTaken && likenessTo(goal, one, known) === 'same'));

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
function askedIn(text: string): string {
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
