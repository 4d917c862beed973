import type { Fault } from '../expressions/fault.ts';
import type { Statement } from '../expressions/statement.ts';
import { equationsOf, rootsOf, satisfies } from './equations.ts';
import { symbolsOf } from '../expressions/expression.ts';
import { inDegrees, mentionsDegrees } from './degrees.ts';
import { type Definition, definitionOf, derived } from './definitions.ts';
import { isExcused, judgeEquations } from './judge-equations.ts';
import { judgeInside } from './judge-inside.ts';
import { judgeInequalities } from './judge-inequalities.ts';
import { judgeValue } from './judge-values.ts';
import { missingConstant } from '../mistakes/missing-constant.ts';
import { lettersOf, type Named, nameOf } from './naming.ts';
import { rootTex } from './numbers.ts';
import { continued, givenOf, taskOf, valuesOf } from './lines.ts';
import { plain } from './plain.ts';
import { type Reading, readLine } from './reading.ts';
import { regionOf } from './regions.ts';
import { GOOD, type Judged, type Line, type Surroundings, type Verdict } from './step.ts';

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
    const readings = texts.map(readLine);
    for (const [index, parts] of readings.entries())
      this.judged.push(
        texts[index]!.trim() === '' ? this.fresh() : decisive(parts.map((part) => this.step(part, index))),
      );
    this.excuse();
    this.addConstants();
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
    const inside = judgeInside(line, previous);
    if (inside?.verdict === 'wrong') return isAbout(line) ? { verdict: 'unchecked' } : inside;
    if (!previous) return inside ?? { verdict: 'start' };
    if (reading.begins) return inside ?? { verdict: 'unchecked' };
    const direct = { ...this.against(previous, line), from: previous };
    if (GOOD.has(direct.verdict)) return direct;
    const earlier = this.read.slice(0, -1).toReversed();
    const before = earlier.map((from) => ({ ...this.against(from, line), from }));
    if (before.some(({ verdict }) => GOOD.has(verdict))) return { verdict: 'follows' };
    if (direct.verdict === 'lost') return direct;
    // One of several roots, worked out for itself; the others are looked for when all lines are read.
    const one = before.find(({ verdict }) => verdict === 'lost');
    if (one) return one;
    if (direct.verdict === 'gained' && this.areFound(line, direct.gained!)) return { verdict: 'follows' };
    if (direct.verdict === 'unchecked' && inside) return inside;
    const isApart = line.index > 0 && this.judged[line.index - 1]?.verdict === 'unreadable';
    return isApart || isAbout(line) || isAnew(direct, previous, line, reading)
      ? { verdict: 'unchecked' }
      : direct;
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

  /** An answer may collect what was found on several lines. */
  private areFound(line: Line, roots: number[]): boolean {
    const letter = equationsOf(line.statement)?.letter;
    return roots.every((root) =>
      this.read.some((earlier) => {
        const equations = equationsOf(earlier.statement);
        return (
          equations?.isSolved &&
          equations.letter === letter &&
          satisfies(equations, root, equations.isRounded) === 'yes'
        );
      }),
    );
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

  /** An antiderivative may get its constant, or its limits, on a later line. */
  private addConstants(): void {
    for (const line of this.read) {
      if (this.judged[line.index]!.named?.id !== missingConstant.id) continue;
      const letters = lettersOf(line.statement);
      const isAdded = (later: Line) => {
        const others = lettersOf(later.statement);
        return others.length === 0 || others.some((letter) => !letters.includes(letter));
      };
      if (this.read.some((later) => later.index > line.index && isAdded(later)))
        this.judged[line.index] = { verdict: 'equal' };
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

/** An estimate may be far from what it estimates. */
const isAbout = ({ typed }: Line) => typed.kind === 'relation' && typed.signs.includes('~=');

/** y = … a second time may be another curve; only a known wrong rule tells that the first was meant. */
function isAnew(judged: Judged, previous: Line, line: Line, { continues }: { continues: boolean }): boolean {
  if (judged.verdict !== 'wrong' || judged.named || continues) return false;
  const [before, after] = [definitionOf(previous.statement), definitionOf(line.statement)];
  return before?.order === 0 && before.name === after?.name && symbolsOf(before.value).length > 0;
}

const isLetterless = (judged: Judged) => judged.named?.id === 'cancelled-term';

/** Of several steps on one line the first that is wrong, else the last. */
function decisive(steps: Judged[]): Judged {
  const isBad = ({ verdict }: Judged) => ACCUSING.has(verdict) || verdict === 'unreadable';
  return steps.find(isBad) ?? steps.at(-1)!;
}

function shown(text: string, parts: Reading[], judged: Judged): CheckedLine {
  const faulty = parts.find((part) => part.kind === 'fault');

  return {
    text,
    verdict: judged.verdict,
    lost: (judged.lost ?? []).slice(0, MOST_ROOTS).map(rootTex),
    gained: (judged.gained ?? []).slice(0, MOST_ROOTS).map(rootTex),
    fault: faulty?.fault ?? null,
    mistake: judged.named ?? null,
  };
}
