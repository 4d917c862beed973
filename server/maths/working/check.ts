import type { Fault } from '../expressions/fault.ts';
import type { Expression } from '../expressions/expression.ts';
import type { Statement } from '../expressions/statement.ts';
import type { Given, Task } from '../mistakes/mistake.ts';
import { equationsOf, rootsOf, satisfies } from './equations.ts';
import { inDegrees, mentionsDegrees } from './degrees.ts';
import { type Definition, definitionOf, derived } from './definitions.ts';
import { isExcused, judgeEquations } from './judge-equations.ts';
import { judgeInequalities } from './judge-inequalities.ts';
import { judgeValue } from './judge-values.ts';
import { type Named, nameOf } from './naming.ts';
import { rootTex } from './numbers.ts';
import { hasOpenIntegral, integralLetter, plain, slopeOf } from './plain.ts';
import { read, type Reading } from './reading.ts';
import { regionOf } from './regions.ts';
import { GOOD, type Judged, type Line, type Surroundings, type Verdict } from './step.ts';
import { compareValues } from './values.ts';
import { symbolsOf } from '../expressions/expression.ts';

export interface WorkingOptions {
  /** Where the unknown lies, when the question says so. */
  interval?: { from: number; to: number } | null;
  angles?: 'radians' | 'degrees' | null;
}

export interface CheckedLine {
  text: string;
  verdict: Verdict;
  /** Roots as LaTeX that this line no longer has, or that it lets in. */
  lost: string[];
  gained: string[];
  fault: Fault | null;
  mistake: Named | null;
}

export interface CheckedWorking {
  lines: CheckedLine[];
  /** The index of the first line that is wrong or loses a root, or null. */
  firstWrong: number | null;
  mistake: Named | null;
  /** How many lines from the top are in order. */
  checkedTo: number;
}

const MOST_LINES = 60;
const MOST_ROOTS = 6;
const ACCUSING: ReadonlySet<Verdict> = new Set<Verdict>(['wrong', 'lost']);

/** Judges each line of a derivation against the one before it; a line that cannot be judged with certainty is `unchecked`. */
export function checkWorking(lines: readonly string[], options: WorkingOptions = {}): CheckedWorking {
  const checked = new Chain(options).check(lines.slice(0, MOST_LINES));
  const firstWrong = checked.findIndex(({ verdict }) => ACCUSING.has(verdict));
  const inOrder = checked.findIndex(
    ({ verdict }) => ACCUSING.has(verdict) || verdict === 'unchecked' || verdict === 'unreadable',
  );
  return {
    lines: checked,
    firstWrong: firstWrong < 0 ? null : firstWrong,
    mistake: checked[firstWrong]?.mistake ?? null,
    checkedTo: inOrder < 0 ? checked.length : inOrder,
  };
}

class Chain {
  private readonly around: Surroundings;
  private read: Line[] = [];
  private defined: Definition[] = [];
  private judged: Judged[] = [];

  constructor({ interval = null, angles = null }: WorkingOptions) {
    this.around = { window: interval, conditions: [], angles };
  }

  check(texts: readonly string[]): CheckedLine[] {
    const readings = texts.map((text) => read(text));
    this.judged = readings.map((reading, index) =>
      texts[index]!.trim() === '' ? this.fresh() : this.step(reading, index),
    );
    this.excuse();
    this.rejectGained();
    return texts.map((text, index) => shown(text, readings[index]!, this.judged[index]!));
  }

  /** After an empty line something new begins. */
  private fresh(): Judged {
    this.read = [];
    this.defined = [];
    return { verdict: 'start' };
  }

  private step(reading: Reading, index: number): Judged {
    if (reading.kind === 'fault') return { verdict: 'unreadable' };
    if (reading.kind === 'words') return { verdict: 'unchecked' };
    const previous = this.read.at(-1) ?? null;
    if (reading.kind === 'none') return previous ? this.judgeNone(previous) : { verdict: 'unchecked' };
    this.note(reading.condition);
    const line = this.lineOf(reading, previous, index);
    const verdict = this.judge(line, previous, reading);
    const definition = definitionOf(line.statement);
    if (definition) this.defined.push(definition);
    this.read.push(line);
    return verdict;
  }

  private lineOf(
    reading: Extract<Reading, { kind: 'statement' }>,
    previous: Line | null,
    index: number,
  ): Line {
    const typed =
      reading.continues && previous ? continued(previous.typed, reading.statement) : reading.statement;
    const worked = plain(typed);
    const statement = this.around.angles === 'degrees' ? inDegrees(worked) : worked;
    return { index, typed, statement, task: taskOf(typed), rejects: reading.rejects };
  }

  private note(condition: Statement | null): void {
    if (!condition) return;
    const isDegrees = mentionsDegrees(condition);
    const region = regionOf(isDegrees ? inDegrees(condition) : condition);
    if (!region) return;
    this.around.conditions.push(region);
    const [from, to] = region.edges.toSorted((a, b) => a - b);
    if (
      from === undefined ||
      to === undefined ||
      region.edges.length !== 2 ||
      !region.allows((from + to) / 2)
    )
      return;
    this.around.window ??= { from, to };
    if (isDegrees || Math.abs(to) > 40) this.around.angles ??= 'degrees';
    else if (Math.abs(to / Math.PI - Math.round((to / Math.PI) * 2) / 2) < 1e-9)
      this.around.angles ??= 'radians';
  }

  private judge(line: Line, previous: Line | null, reading: Extract<Reading, { kind: 'statement' }>): Judged {
    const inside = judgeInside(line);
    if (inside?.verdict === 'wrong') return inside;
    if (!previous) return inside ?? { verdict: 'start' };
    if (reading.begins) return inside ?? { verdict: 'unchecked' };
    const direct = { ...this.against(previous, line), from: previous };
    if (GOOD.has(direct.verdict) || direct.verdict === 'lost') return direct;
    for (const earlier of this.read.slice(0, -1).toReversed()) {
      const judged = this.against(earlier, line);
      if (GOOD.has(judged.verdict)) return { verdict: 'follows' };
      // One of several roots, worked out for itself; the others are looked for when all lines are read.
      if (judged.verdict === 'lost') return { ...judged, from: earlier };
    }
    if (direct.verdict === 'unchecked' && inside) return inside;
    return direct;
  }

  private against(before: Line, after: Line): Judged {
    const definition = definitionOf(after.statement);
    const wanted = definition && derived(definition, this.defined);
    if (definition && wanted && !this.isRedefined(definition, before))
      return this.orSubstituted(judgeValue(wanted.value, definition.value, wanted.given));
    const values = valuesOf(before, after);
    if (values)
      return this.orSubstituted(judgeValue(values.before, values.after, givenOf(before, values.before)));
    if (before.statement.kind === 'expression' || after.statement.kind === 'expression')
      return { verdict: 'unchecked' };
    if (regionOf(before.statement) || regionOf(after.statement)) return judgeInequalities(before, after);
    return judgeEquations(before, after, this.around);
  }

  /** dy/dx = … again: it goes on from the line before, not from y. */
  private isRedefined(definition: Definition, before: Line): boolean {
    const previous = definitionOf(before.statement);
    return previous?.name === definition.name && previous.order === definition.order;
  }

  /** Where a letter has been given a value, its going is no mistake. */
  private orSubstituted(judged: Judged): Judged {
    const solved = this.read.some((line) => {
      const equations = equationsOf(line.statement);
      return equations?.isSolved === true;
    });
    return solved &&
      judged.verdict === 'wrong' &&
      judged.named &&
      this.read.length > 1 &&
      isLetterless(judged)
      ? { verdict: 'unchecked' }
      : judged;
  }

  private judgeNone(previous: Line): Judged {
    const equations = equationsOf(previous.statement);
    if (!equations) return { verdict: 'unchecked' };
    if (equations.cases.every(({ exact }) => exact?.length === 0)) return { verdict: 'equivalent' };
    const roots = rootsOf(equations, this.around.window).filter(
      (root) => !isExcused(root, equations.letter, this.read, [], this.around),
    );
    return roots.length > 0 ? { verdict: 'wrong', lost: roots } : { verdict: 'unchecked' };
  }

  /** A root that was ruled out before or is found on another line is not lost. */
  private excuse(): void {
    for (const line of this.read) {
      const judged = this.judged[line.index]!;
      const letter = equationsOf(line.statement)?.letter;
      if (judged.verdict !== 'lost' || !letter) continue;
      const since = judged.from!.index;
      const before = this.read.filter(({ index }) => index < since);
      const others = this.read.filter(({ index }) => index > since && index !== line.index);
      const lost = judged.lost!.filter((root) => !isExcused(root, letter, before, others, this.around));
      this.judged[line.index] = lost.length > 0 ? { ...judged, lost } : { verdict: 'follows' };
    }
  }

  /** The answer may not keep a root that a step before it let in. */
  private rejectGained(): void {
    const last = this.read.at(-1);
    const solved = last && equationsOf(last.statement);
    if (!last || !solved?.isSolved || last.rejects) return;
    for (const line of this.read) {
      const { verdict, gained = [], from } = this.judged[line.index]!;
      if (verdict !== 'gained' || !from) continue;
      const kept = gained.filter((root) => satisfies(solved, root, solved.isRounded) === 'yes');
      if (kept.length === 0) continue;
      const named = nameOf(from, line.statement) ?? nameOf(from, last.statement);
      this.judged[last.index] = { verdict: 'wrong', gained: kept, named };
      return;
    }
  }
}

const isLetterless = (judged: Judged) => judged.named?.id === 'cancelled-term';

/** "= 3x" goes on from the last value: of "y = 2x + x" it makes "y = 3x". */
function continued(before: Statement, after: Statement): Statement {
  if (before.kind !== 'relation' || before.signs.at(-1) !== '=') return after;
  const head = before.sides[0]!;
  if (after.kind === 'expression') return { kind: 'relation', sides: [head, after.value], signs: ['='] };
  if (after.kind === 'relation')
    return { kind: 'relation', sides: [head, ...after.sides], signs: ['=', ...after.signs] };
  return after;
}

function taskOf({ ...statement }: Statement): Task | undefined {
  const value =
    statement.kind === 'expression'
      ? statement.value
      : statement.kind === 'relation'
        ? statement.sides.at(-1)!
        : null;
  if (!value) return undefined;
  if (value.kind === 'rate' && value.order === 1)
    return { kind: 'differentiate', of: value.of, by: value.by };
  const by = hasOpenIntegral(value) ? integralLetter(value) : null;
  const of = by && slopeOf(value, by);
  return by && of ? { kind: 'integrate', of, by } : undefined;
}

/** The two values to compare: expressions, or the right sides of two lines that say what the same name is. */
function valuesOf(before: Line, after: Line): { before: Expression; after: Expression } | null {
  const [was, is] = [before.statement, after.statement];
  if (was.kind === 'expression') {
    if (is.kind === 'expression') return { before: was.value, after: is.value };
    if (is.kind !== 'relation' || is.signs.some((sign) => sign !== '=' && sign !== '~=')) return null;
    const same = compareValues(was.value, is.sides[0]!) === 'same' || is.signs.length > 1;
    return same ? { before: was.value, after: is.sides.at(-1)! } : null;
  }
  const [one, other] = [definitionOf(was), definitionOf(is)];
  if (!one || !other || one.name !== other.name || one.order !== other.order) return null;
  const letters = symbolsOf(one.value);
  if (letters.length === 0 && one.order === 0) return null;
  return { before: one.value, after: other.value };
}

function givenOf(before: Line, value: Expression): Given {
  return { statement: { kind: 'expression', value }, task: before.task };
}

/** a = b = c: what stands between the signs of one line is judged too. */
function judgeInside(line: Line): Judged | null {
  const { statement } = line;
  if (statement.kind !== 'relation' || statement.signs.some((sign) => sign !== '=' && sign !== '~='))
    return null;
  const typed = line.typed.kind === 'relation' ? line.typed.sides : statement.sides;
  let verdict: Judged | null = null;
  for (const [index, after] of statement.sides.entries()) {
    const before = statement.sides[index - 1];
    if (!before) continue;
    const asks = typed[index - 1]!.kind === 'rate' || typed[index - 1]!.kind === 'integral';
    const constant = symbolsOf(before).length === 0 && symbolsOf(after).length === 0;
    if (!asks && !constant && index === 1) continue;
    const task = taskOf({ kind: 'expression', value: typed[index - 1]! });
    const judged = judgeValue(before, after, { statement: { kind: 'expression', value: before }, task });
    if (judged.verdict === 'wrong') return judged;
    if (judged.verdict !== 'unchecked') verdict = judged;
  }
  return verdict;
}

function shown(text: string, reading: Reading, judged: Judged): CheckedLine {
  return {
    text,
    verdict: judged.verdict,
    lost: (judged.lost ?? []).slice(0, MOST_ROOTS).map(rootTex),
    gained: (judged.gained ?? []).slice(0, MOST_ROOTS).map(rootTex),
    fault: reading.kind === 'fault' ? reading.fault : null,
    mistake: judged.named ?? null,
  };
}
