import { difference } from '../../algebra-system/expressions/expression.ts';
import { sameUpToFactor } from '../../checking/judging/mistake-naming.ts';
import { GOOD } from '../../checking/judging/verdict.ts';
import { isUnequal } from './blame.ts';
import { verdictsOf } from './chain-verdicts.ts';
import { followsFrom } from './follow.ts';
import { goesOn, isReached } from './goals.ts';
import type { Known } from './knowledge/known.ts';
import { zerosOf } from './knowledge/system.ts';
import { nameOf, numbersAtEnd } from './lines/ends.ts';
import type { Around, JudgedLine, Truth } from './judged-line.ts';
import { truthOf } from './truth.ts';

export const SETTLED = new Set<Truth>(['true', 'taken']);
export const isSure = (each: readonly Truth[]) =>
  each.every((one) => SETTLED.has(one)) && each.some((one) => one !== 'taken');

/** What comes after a mistake is right by itself, follows from it, or is open; one mistake is told once. */
export function settleAfterMistake(judged: JudgedLine[], around: Around): void {
  const { known, values } = around;
  const first = judged.findIndex(({ standing }) => standing === 'wrong');
  if (first < 0) return;
  const sure = (line: JudgedLine) => isSure(line.said.map((one) => truthOf(one, known, values)));
  const alone = verdictsOf(
    known.told,
    judged.map(({ said }) => said),
    (at) => at < first || sure(judged[at]!),
  );
  for (const [at, line] of judged.entries()) {
    if (at <= first || line.standing === 'words') continue;
    const isFalse = line.standing === 'wrong' && !isUnequal(line, known);
    if (sure(line)) line.standing = 'right';
    else if (isUnequal(line, known))
      line.standing = followsFrom(line, judged.slice(0, at), known) ? 'carried' : 'wrong';
    else if (isOnlyNext(line, judged[at - 1]!, known)) line.standing = judged[at - 1]!.standing;
    else if (isRestated(line, judged[at - 1]!)) line.standing = 'carried';
    else if (GOOD.has(line.verdict) && GOOD.has(alone[at]?.verdict ?? 'unchecked')) line.standing = 'right';
    else
      line.standing =
        isFalse ||
        isOtherGoal(line, known) ||
        GOOD.has(line.verdict) ||
        followsFrom(line, judged.slice(0, at), known)
          ? 'carried'
          : line.isAlone
            ? line.standing
            : 'open';
  }
}

/** The equation of the carried line above, written in another way. */
function isRestated({ said }: JudgedLine, before: JudgedLine): boolean {
  if (before.standing !== 'carried' && before.standing !== 'wrong') return false;
  const given = before.said.flatMap(zerosOf);
  const [claim, another] = said.flatMap(zerosOf);
  return (
    claim !== undefined &&
    another === undefined &&
    given.some((one) => sameUpToFactor(difference(one.left, one.right), difference(claim.left, claim.right)))
  );
}

/** It writes the value of the line above in another way, and stands as that does. */
const isOnlyNext = ({ said }: JudgedLine, { standing }: JudgedLine, known: Known): boolean =>
  (standing === 'right' || standing === 'carried') &&
  said.length > 0 &&
  said.every((one) => goesOn(one, known) === 'same');

/** It says what was asked for, with another value, as it has to after a mistake. */
const isOtherGoal = ({ said }: JudgedLine, known: Known): boolean =>
  said.some((one) =>
    known.wanted.some((goal) => goal.name !== null && goal.name === nameOf(one) && one.sides.length > 1),
  );

/** The answer is reached and no line is wrong: what agrees with the values that were found is right. */
export function confirm(judged: JudgedLine[], { known, values }: Around): void {
  const said = judged.flatMap((line) => line.said);
  if (known.wanted.length === 0 || !isReached(said, known)) return;
  const own = new Map(values);
  for (const one of said) {
    const [name, numbers] = [nameOf(one), numbersAtEnd(one, known.measures)];
    if (
      name &&
      !one.isTaken &&
      !one.continues &&
      one.sides.length > 1 &&
      numbers.length > 0 &&
      !own.has(name)
    )
      own.set(name, numbers);
  }
  for (const line of judged) {
    if (line.standing !== 'open' && line.standing !== 'law') continue;
    if (isSure(line.said.map((one) => truthOf(one, known, own)))) line.standing = 'right';
  }
}
