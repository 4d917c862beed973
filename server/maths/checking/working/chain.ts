import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { cancelledTerm } from '../mistakes/algebra/cancelled-term.ts';
import { degreesForRadians } from '../mistakes/functions/degrees-for-radians.ts';
import { settle } from './final-verdicts.ts';
import { type Definition, definitionOf, expectedDerivative } from '../values/definitions.ts';
import { inDegrees, usesInverse } from '../values/degrees.ts';
import { equationsOf, rootsOf } from '../values/equations.ts';
import { isExcused } from './excused-roots.ts';
import { integrateOthers } from '../judging/integrands.ts';
import { judgeEquations } from '../judging/judge-equations.ts';
import { judgeInequalities } from '../judging/judge-inequalities.ts';
import { judgeInside } from '../judging/judge-inside.ts';
import { UNKNOWNS } from '../judging/judge-roots.ts';
import { judgeValue } from '../judging/judge-values.ts';
import { leavesOpen } from './unshown-terms.ts';
import { continueLine, givenOf, lastSide, taskOf, valuesOf } from '../judging/continued-lines.ts';
import { plain } from '../values/worked-out.ts';
import type { Reading } from '../../reading/working/working-lines.ts';
import { regionOf } from '../values/regions.ts';
import { satisfies } from '../values/satisfies.ts';
import { ACCUSING, GOOD, type Judged, type Line, type Surroundings } from '../judging/verdict.ts';
import { addCondition } from './conditions.ts';

/** How many lines back a line may be the consequence of. */
const LOOK_BACK = 12;

/** Reads the lines of a derivation in order and judges each by those before it. */
export class Chain {
  private readonly around: Surroundings;
  private read: Line[] = [];
  private defined: Definition[] = [];
  /** Words between the lines may say which of several roots is meant. */
  private isChosen = false;
  judged: readonly Judged[] = [];

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** The chain with one line more; this one stays as it is. */
  with(parts: readonly Reading[]): Chain {
    const next = this.copy();
    const index = next.judged.length;
    const judged = parts.length === 0 ? next.reset() : decisive(parts.map((part) => next.step(part, index)));
    next.judged = [...next.judged, judged];
    return next;
  }

  get angles(): Surroundings['angles'] {
    return this.around.angles;
  }

  /** One verdict a line. */
  settled(): Judged[] {
    const whole = this.copy();
    return settle(whole.read, whole.judged, whole.around);
  }

  private copy(): Chain {
    const copy = new Chain({ ...this.around, conditions: [...this.around.conditions] });
    copy.read = [...this.read];
    copy.defined = [...this.defined];
    copy.isChosen = this.isChosen;
    copy.judged = this.judged;
    return copy;
  }

  /** After an empty line something new begins. */
  private reset(): Judged {
    this.judged = settle(this.read, this.judged, this.around);
    this.read = [];
    this.defined = [];
    this.isChosen = false;
    return { verdict: 'start' };
  }

  private step(reading: Reading, index: number): Judged {
    if (reading.kind === 'fault') return { verdict: 'unreadable' };
    if (reading.kind === 'words') {
      this.isChosen ||= reading.chooses;
      return { verdict: 'unchecked' };
    }
    const previous = this.read.at(-1) ?? null;
    if (reading.kind === 'none') return previous ? this.judgeNone(previous) : { verdict: 'unchecked' };
    addCondition(this.around, reading.condition);
    const line = this.lineOf(reading, previous, index);
    const judged = this.unlessRejected(
      line,
      reading,
      this.withReason(line, reading, this.judge(line, previous, reading)),
    );
    const isMeant = judged.isMeant || (judged.verdict === 'lost' && (reading.chooses || this.isChosen));
    const definition = definitionOf(line.statement);
    if (definition) this.defined.push(definition);
    this.read.push(line);
    return isMeant ? { ...judged, isMeant } : judged;
  }

  /** "t = 3 since t > 0" gives the reason for leaving out the other root; for x only the question can give one. */
  private withReason(line: Line, { reason }: { reason: Statement | null }, judged: Judged): Judged {
    const [solved, region] = [equationsOf(line.statement), reason && regionOf(reason)];
    if (judged.verdict !== 'lost' || !judged.lost || !solved?.isSolved) return judged;
    const isReason = region?.letter === solved.letter && !UNKNOWNS.has(solved.letter);
    if (!isReason || this.around.conditions.some(({ letter }) => letter === solved.letter)) return judged;
    const isTheReason =
      judged.lost.every((root) => region.allows(root) === false) &&
      rootsOf(solved, null).every((root) => region.allows(root) === true);
    return isTheReason ? { verdict: 'follows' } : judged;
  }

  /** A root is rejected for a reason: a condition, or a line before that it does not satisfy. */
  private unlessRejected(line: Line, { rejects }: { rejects: boolean }, judged: Judged): Judged {
    const solved = equationsOf(line.statement);
    if (!rejects || !solved?.isSolved || !GOOD.has(judged.verdict)) return judged;
    const hasReason = rootsOf(solved, null).some(
      (root) => isExcused(root, solved.letter, this.read, [], this.around) === 'yes',
    );
    return hasReason ? judged : { verdict: 'unchecked' };
  }

  private lineOf(
    reading: Extract<Reading, { kind: 'statement' }>,
    previous: Line | null,
    index: number,
  ): Line {
    const typed =
      reading.continues && previous ? continueLine(previous.typed, reading.statement) : reading.statement;
    const worked = plain(typed);
    const statement = this.around.angles === 'degrees' ? inDegrees(worked) : worked;
    // "x = ±3, x > 0" says itself which root is meant.
    const rejects = reading.rejects || (reading.condition !== null && this.allowsOne(statement));
    return { index, typed, statement, task: taskOf(typed), rejects };
  }

  /** Whether a line that says what a letter is has a root that the conditions allow. */
  private allowsOne(statement: Line['statement']): boolean {
    const solved = equationsOf(statement);
    if (!solved?.isSolved) return false;
    const { conditions, window } = this.around;
    const regions = conditions.filter(({ letter }) => letter === solved.letter);
    const roots = rootsOf(solved, window);
    return roots.length === 0 || roots.some((root) => regions.every(({ allows }) => allows(root) !== false));
  }

  private judge(line: Line, previous: Line | null, reading: Extract<Reading, { kind: 'statement' }>): Judged {
    if (namesE(line)) return { verdict: 'unchecked' };
    const within = this.withinOf(line, previous);
    const inside = within && this.unlessInDegrees(line, within);
    if (inside?.verdict === 'wrong') return isAbout(line) ? { verdict: 'unchecked' } : inside;
    if (!previous) return inside ?? { verdict: 'start' };
    if (reading.begins || (reading.isNamedStep && isDone(previous, line)))
      return inside ?? { verdict: 'unchecked' };
    const direct = { ...this.judgeAgainst(previous, line), from: previous };
    if (GOOD.has(direct.verdict)) return direct;
    const earlier = this.read.slice(0, -1).slice(-LOOK_BACK).toReversed();
    const before = earlier.map((from) => ({ ...this.judgeAgainst(from, line), from }));
    if (before.some(({ verdict }) => GOOD.has(verdict))) return { verdict: 'follows' };
    if (direct.verdict === 'lost')
      return before.some(({ isMeant }) => isMeant) ? { ...direct, isMeant: true } : direct;
    // One of several roots on a line of its own; the others are searched for when all lines have been read.
    const one = before.find(({ verdict }) => verdict === 'lost');
    if (one) return one;
    const part = direct.isPart ? null : before.find(({ isPart }) => isPart);
    if (part) return { ...part, instead: direct };
    if (direct.verdict === 'gained' && this.areOnOtherLines(line, direct.gained!))
      return { verdict: 'follows' };
    if (direct.verdict === 'unchecked' && inside) return inside;
    const sibling = this.asSibling(previous, line, before);
    if (sibling) return sibling;
    const isApart = line.index > 0 && this.judged[line.index - 1]?.verdict === 'unreadable';
    return isApart || isAbout(line) || isNewDefinition(direct, previous, line, reading.continues)
      ? { verdict: 'unchecked' }
      : direct;
  }

  /** The verdict on a line by itself; a correct sum does not prove the value that it is claimed to be. */
  private withinOf(line: Line, previous: Line | null): Judged | null {
    const within = judgeInside(line, previous);
    return within && GOOD.has(within.verdict) && leavesOpen(line, this.read, this.defined) ? null : within;
  }

  private judgeAgainst(before: Line, after: Line): Judged {
    const judged = this.compareLines(before, after);
    const [was, is] = [lastSide(before.typed), lastSide(after.typed)];
    const isDoubtful = GOOD.has(judged.verdict) && was && is && integrateOthers(was, is);
    return isDoubtful ? { verdict: 'unchecked' } : judged;
  }

  private compareLines(before: Line, after: Line): Judged {
    const definition = definitionOf(after.statement);
    const derivation = definition && expectedDerivative(definition, this.defined);
    if (definition && derivation && !this.isRedefined(definition, before))
      return this.orSubstituted(judgeValue(derivation.value, definition.value, derivation.given));
    const values = valuesOf(before, after);
    if (values)
      return this.unlessInDegrees(
        before,
        this.orSubstituted(judgeValue(values.before, values.after, givenOf(before, values.before))),
      );
    if (before.statement.kind === 'expression' || after.statement.kind === 'expression')
      return { verdict: 'unchecked' };
    if (regionOf(before.statement) || regionOf(after.statement))
      return judgeInequalities(before, after, this.around);
    return this.unlessInDegrees(before, judgeEquations(before, after, this.around));
  }

  /** x = 2 and, below it, x = -3: the second root is judged by the equation that both come from. */
  private asSibling(previous: Line, line: Line, before: (Judged & { from: Line })[]): Judged | null {
    const [was, is] = [equationsOf(previous.statement), equationsOf(line.statement)];
    if (!was?.isSolved || !is?.isSolved || was.letter !== is.letter) return null;
    const origin = before.find(({ from }) => equationsOf(from.statement)?.isSolved === false);
    return origin?.verdict === 'wrong' && origin.gained?.length ? origin : null;
  }

  /** An answer may collect what was found on several lines. */
  private areOnOtherLines(line: Line, roots: number[]): boolean {
    const answer = equationsOf(line.statement);
    const letter = answer?.letter;
    return roots.every((root) =>
      this.read.some((earlier) => {
        const equations = equationsOf(earlier.statement);
        return (
          equations?.isSolved && equations.letter === letter && satisfies(equations, root, answer) === 'yes'
        );
      }),
    );
  }

  /** dy/dx = … again: it goes on from the line before, not from y. */
  private isRedefined(definition: Definition, before: Line): boolean {
    const previous = definitionOf(before.statement);
    return previous?.name === definition.name && previous.order === definition.order;
  }

  /** A letter that has been given a value may disappear from the next line. */
  private orSubstituted(judged: Judged): Judged {
    if (judged.verdict !== 'wrong' || judged.named?.()?.id !== cancelledTerm.id) return judged;
    const isGiven = this.read.some((line) => equationsOf(line.statement)?.isSolved);
    return isGiven ? { verdict: 'unchecked' } : judged;
  }

  /** An inverse function worked out in degrees is wrong only where radians are known to be meant. */
  private unlessInDegrees(before: Line, judged: Judged): Judged {
    if (judged.verdict !== 'wrong' || this.around.angles === 'radians' || !usesInverse(before.statement))
      return judged;
    return judged.named?.()?.id === degreesForRadians.id ? { verdict: 'unchecked' } : judged;
  }

  private judgeNone(previous: Line): Judged {
    const equations = equationsOf(previous.statement);
    if (!equations) return { verdict: 'unchecked' };
    if (equations.cases.every(({ exact }) => exact?.length === 0)) return { verdict: 'equivalent' };
    const roots = rootsOf(equations, this.around.window);
    const left = roots.filter(
      (root) => isExcused(root, equations.letter, this.read, [], this.around) === 'no',
    );
    if (left.length > 0) return { verdict: 'wrong', lost: left };
    return { verdict: roots.length > 0 ? 'follows' : 'unchecked' };
  }
}

/** After x = 2, the line "simplify: 3x + 1 = 7 + x" starts another question. */
const isDone = (previous: Line, line: Line) =>
  equationsOf(previous.statement)?.isSolved === true && equationsOf(line.statement)?.isSolved !== true;

/** An estimate may be far from what it estimates. */
const isAbout = ({ typed }: Line) => typed.kind === 'relation' && typed.signs.includes('~=');

/** y = … a second time may be another curve; only a known wrong rule tells that the first was meant. */
function isNewDefinition(judged: Judged, previous: Line, line: Line, continues: boolean): boolean {
  if (judged.verdict !== 'wrong' || continues || judged.named?.()) return false;
  const [before, after] = [definitionOf(previous.statement), definitionOf(line.statement)];
  return (
    before?.order === 0 &&
    after?.order === 0 &&
    before.name === after.name &&
    symbolsOf(before.value).length > 0
  );
}

/** The first wrong one of several steps on one line, else the last. */
function decisive(steps: Judged[]): Judged {
  const isBad = ({ verdict }: Judged) => ACCUSING.has(verdict) || verdict === 'unreadable';
  return steps.find(isBad) ?? steps.at(-1)!;
}

/** "e = 1.60 × 10⁻¹⁹": the charge of an electron is called e as well. */
function namesE({ statement }: Line): boolean {
  const [head, value, ...rest] = statement.kind === 'relation' ? statement.sides : [];
  return (
    head?.kind === 'constant' &&
    head.name === 'e' &&
    rest.length === 0 &&
    value !== undefined &&
    symbolsOf(value).length === 0
  );
}
