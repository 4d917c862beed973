import type { Candidate, Kind, Reading } from './labels.ts';
import type { Range } from './sheet.ts';

/** A label in its place: its readings from the outermost to its own. */
export interface PlacedLabel extends Range {
  levels: Reading[];
}

interface Level {
  kind: Kind;
  index: number;
  members: number;
  /** Opened where the text opens: a part that was copied alone has no second. */
  isFree: boolean;
}

interface Step {
  candidate: Candidate;
  /** Null where (b) is printed again before its (ii). */
  levels: Reading[] | null;
  before: Step | null;
}

interface Path {
  levels: Level[];
  score: number;
  last: Step | null;
}

const MAX_CANDIDATES = 300;
/** The best ways to read the labels so far. */
const KEPT = 40;
const DEEPEST = 3;
const GAP = 6;
const LARGEST_GAP = 3;
const ALONE = 12;

/** The labels among the candidates that count on from each other, in the way that leaves out the fewest. */
export function placeLabels(
  plain: string,
  candidates: Candidate[],
): { labels: PlacedLabel[]; again: Range[] } {
  let paths: Path[] = [{ levels: [], score: 0, last: null }];
  const tried = candidates.slice(0, MAX_CANDIDATES);
  for (const [at, candidate] of tried.entries()) {
    const next = tried[at + 1];
    const isGlued = next !== undefined && plain.slice(candidate.to, next.from).trim() === '';
    const previous = tried[at - 1];
    const isBehindLabel = previous !== undefined && plain.slice(previous.to, candidate.from).trim() === '';
    const extended = paths.flatMap((path) => [
      { ...path, score: path.score - costOfSkipping(candidate) },
      ...candidate.readings.flatMap((reading) =>
        extensions(path, candidate, reading, { isGlued, isBehindLabel }),
      ),
    ]);
    paths = bestOf(extended);
  }
  const [best] = paths.map(closed).toSorted((a, b) => b.score - a.score);
  return withoutQuestionNumber(stepsOf(best!.last));
}

function costOfSkipping({ weight, opensText, readings }: Candidate): number {
  if (opensText && readings[0]!.kind === 'number') return 0;
  return weight >= 10 ? 3 : 0;
}

interface Neighbours {
  isGlued: boolean;
  isBehindLabel: boolean;
}

function extensions(path: Path, candidate: Candidate, reading: Reading, near: Neighbours): Path[] {
  const { levels } = path;
  const at = levels.findIndex(({ kind }) => kind === reading.kind);
  if (at < 0) return opened(path, candidate, reading, near);
  const step = reading.index - levels[at]!.index;
  if (step === 0 && near.isGlued && levels.length > at + 1)
    return [
      { levels, score: path.score + candidate.weight, last: { candidate, levels: null, before: path.last } },
    ];
  const isGap = step > 1;
  if (step < 1 || (isGap && (candidate.weight < 10 || step > LARGEST_GAP))) return [];
  const kept = levels
    .slice(0, at + 1)
    .map((level, depth) =>
      depth === at ? { ...level, index: reading.index, members: level.members + 1 } : level,
    );
  const score = path.score + candidate.weight - (isGap ? GAP * step : 0) - costOfLone(levels.slice(at + 1));
  return [{ levels: kept, score, last: stepTo(candidate, kept, path) }];
}

function opened(path: Path, candidate: Candidate, reading: Reading, { isBehindLabel }: Neighbours): Path[] {
  const { levels } = path;
  const isFree =
    candidate.opensText && (path.last === null || (isBehindLabel && path.last.candidate.opensText));
  const isFirst = reading.index === 1;
  const mayStartLater = isFree || (path.last === null && candidate.weight >= 10 && reading.kind !== 'number');
  if (levels.length === DEEPEST) return [];
  if (!isFirst && (!mayStartLater || reading.index > 8)) return [];
  const kept = [...levels, { ...reading, members: 1, isFree }];
  const score = path.score + candidate.weight - (isFirst ? 0 : isFree ? 1 : GAP);
  return [{ levels: kept, score, last: stepTo(candidate, kept, path) }];
}

const stepTo = (candidate: Candidate, levels: Level[], { last }: Path): Step => ({
  candidate,
  levels: levels.map(({ kind, index }) => ({ kind, index })),
  before: last,
});

const costOfLone = (levels: Level[]) =>
  levels.filter(({ members, isFree }) => members === 1 && !isFree).length * ALONE;

const closed = (path: Path): Path => ({ ...path, score: path.score - costOfLone(path.levels) });

function bestOf(paths: Path[]): Path[] {
  const best = new Map<string, Path>();
  for (const path of paths) {
    const key = path.levels
      .map(({ kind, index, members, isFree }) => `${kind}${index}${members > 1 || isFree}`)
      .join('/');
    if (path.score > (best.get(key)?.score ?? -Infinity)) best.set(key, path);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, KEPT);
}

function stepsOf(last: Step | null): Step[] {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
}

/** "7. (a) … (b) …": a single number outside the parts is that of the question. */
function withoutQuestionNumber(steps: Step[]): { labels: PlacedLabel[]; again: Range[] } {
  const outer = steps.flatMap(({ levels }) => (levels?.[0]?.kind === 'number' ? levels[0].index : []));
  const isNumbered = new Set(outer).size === 1 && steps.every(({ levels }) => levels?.[0]?.kind !== 'letter');
  const labels: PlacedLabel[] = [];
  const again: Range[] = [];
  for (const { candidate, levels } of steps) {
    const { from, to } = candidate;
    const own = isNumbered ? levels?.slice(1) : levels;
    if (own && own.length > 0) labels.push({ from, to, levels: own });
    else again.push({ from, to });
  }
  return { labels, again };
}
