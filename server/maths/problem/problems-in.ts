import type { Layout, LayoutPart, Span } from './layout/layout.ts';
import { declares, leadIn } from './layout/leads.ts';
import type { Fact, Goal, Problem, ProblemPart, Unread } from './schema/problem.ts';
import { goalOf } from './stating/answer-stated.ts';
import { type AskedStatement, statedIn } from './stating/read-stated.ts';
import { readPhysics } from './reading/physics/read-physics.ts';
import { readDynamics } from './reading/dynamics/read-dynamics.ts';
import {
  NOTHING_READ,
  type Reading,
  type ReadSentence,
  saidIn,
  type Sentence,
  withSentence,
} from './reading/read-problem.ts';
import { markerFor } from './reading/typed/marked-text.ts';

/** Ways to read a question that are kept beside each other. */
const MAX_WAYS = 8;
/** Which of them is meant, situations decide. */
const MAX_WAYS_OF_BODIES = 32;

/** A way to read a question as far as it was read. */
interface Way {
  reading: Reading;
  /** Where its facts and goals stand, and where a thing is first spoken of, by its id. */
  spans: ReadonlyMap<Fact | Goal | string, Span>;
  /** The facts that were known where the part begins, and where its own text does. */
  starts: { given: number; own: number };
  stem: number;
  parts: readonly ProblemPart[];
}

const FIRST: Way = {
  reading: NOTHING_READ,
  spans: new Map(),
  starts: { given: 0, own: 0 },
  stem: 0,
  parts: [],
};

/** A story of forces and motion says so before everything else. */
const FIRST_OF_DYNAMICS: Way = {
  ...FIRST,
  reading: { ...NOTHING_READ, facts: [{ relation: 'dynamics', of: [] }] },
};

/** A question as a problem, in every way to read it. A sentence that nobody here reads is left out and named. */
export function problemsIn(text: string, layout: Layout, by?: ReadSentence): Problem[] {
  const general = problemsOf(text, layout, FIRST, by);
  if (by || !DYNAMICS.test(text)) return general;
  const dynamics = problemsOf(text, layout, FIRST_OF_DYNAMICS, readDynamics);
  const unreadIn = ({ unread, parts }: Problem) =>
    unread.length + parts.reduce((sum, one) => sum + one.unread.length, 0);
  return unreadIn(dynamics[0]!) < unreadIn(general[0]!)
    ? [...dynamics, ...general]
    : [...general, ...dynamics];
}

/** Signs of forces and motion. */
const DYNAMICS =
  /m\s?\/?\s?s|\bN\b|\bkg\b|\bJ\b|\bk?W\b|metres|m\^|friction|pulley|accelerat|projected|released|加速度|摩擦|释放|滑轮|抛/;

function problemsOf(text: string, { parts }: Layout, first: Way, by?: ReadSentence): Problem[] {
  const mark = by ? null : markerFor(text);
  const marked = (piece: string) => mark?.(piece) ?? piece;
  const placeOf = placesIn(marked(text));
  const known = new Set<string>();
  let stem: Unread[] = [];
  let said = '';
  let ways = [first];
  for (const [at, part] of parts.entries()) {
    const pieces = piecesOf(part, known);
    const { asked } = pieces;
    const before = read(ways.map(atPart), marked(pieces.told), placeOf, by);
    said += `\n${pieces.told}`;
    const stated = by && by !== readPhysics ? null : statedOf(pieces, text, said);
    said += `\n${asked}`;
    const told = read(
      before.ways.map(at === 0 ? behindStem : atOwn),
      marked(stated ? stated.told : asked),
      placeOf,
      by,
    );
    const after = stated ? { ...told, ways: told.ways.map((way) => withStated(way, stated.asked)) } : told;
    if (at === 0) stem = before.unread;
    const unread = at === 0 ? after.unread : [...before.unread, ...after.unread];
    ways = closed(after.ways, part, unread);
  }
  return ways.map((way) => problemOf(text, way, stem));
}

const atPart = (way: Way): Way => {
  const { length } = way.reading.facts;
  return { ...way, reading: { ...way.reading, goals: [] }, starts: { given: length, own: length } };
};

const atOwn = (way: Way): Way => ({ ...way, starts: { ...way.starts, own: way.reading.facts.length } });

const behindStem = (way: Way): Way => {
  const { length } = way.reading.facts;
  return { ...way, stem: length, starts: { given: length, own: length } };
};

/** What stands open before a part may be a list of data, and no beginning of what it asks for. */
function statedOf({ asked, lead = '' }: Pieces, text: string, said: string) {
  const stated = statedIn(asked, text, said);
  if (stated || !/\d/.test(lead)) return stated;
  const own = statedIn(asked.slice(lead.length), text, `${said}\n${lead}`);
  return own && { ...own, told: `${lead}\n${own.told}` };
}

/** Statements that a part asks for stand behind what it tells. */
const withStated = (way: Way, asked: readonly AskedStatement[]): Way => ({
  ...way,
  reading: { ...way.reading, goals: asked.map(goalOf) },
});

interface Pieces {
  told: string;
  asked: string;
  /** How what is asked begins before the part. */
  lead: string | undefined;
}

/** What is told before a part and was not told yet, and its own text. */
function piecesOf({ context, text }: LayoutPart, known: Set<string>): Pieces {
  const { told, lead } = leadIn(context);
  const pieces = told.filter((piece) => piece !== '' && !known.has(piece));
  for (const piece of pieces) known.add(piece);
  return { told: pieces.join('\n'), asked: lead ? `${lead} ${text}` : text, lead };
}

function read(ways: Way[], text: string, placeOf: (sentence: string) => Span, by?: ReadSentence) {
  const unread: Unread[] = [];
  let now = ways;
  for (const sentence of saidIn(text, by)) {
    const span = placeOf(sentence.text);
    const most = by ? MAX_WAYS_OF_BODIES : MAX_WAYS;
    const next = waysOn(now, sentence, span, { most, left: MOST_SPLITTINGS });
    if (next) now = next;
    else unread.push({ span, asks: !declares(sentence.text) });
  }
  return { ways: now, unread };
}

/** A sentence that nobody reads is taken apart in so many ways, and its pieces again so often. */
const MOST_SPLITTINGS = 24;
const DEEPEST = 3;

interface Bounds {
  most: number;
  /** Ways to take the sentence apart that may be tried yet. */
  left: number;
}

/** The ways with one more sentence, as it stands or else in simpler sentences; null where it is not read. */
function waysOn(ways: Way[], sentence: Sentence, span: Span, bounds: Bounds, depth = DEEPEST): Way[] | null {
  const next = distinct(ways.flatMap((way) => goneOn(way, sentence, span)));
  if (next.length > 0 && next.length <= bounds.most) return next;
  for (const pieces of depth > 0 ? (sentence.simpler?.() ?? []) : []) {
    if (bounds.left === 0) return null;
    bounds.left -= 1;
    const after = pieces.reduce<Way[] | null>(
      (all, one) => all && waysOn(all, one, span, bounds, depth - 1),
      ways,
    );
    if (after) return after;
  }
  return null;
}

/** A way with one more sentence; what is new stands there. */
function goneOn(way: Way, sentence: Sentence, span: Span): Way[] {
  const next = withSentence([way.reading], sentence) ?? [];
  return next.map((reading) => {
    const spans = new Map(way.spans);
    const ids = reading.things.map(({ id }) => id);
    for (const one of [...ids, ...reading.facts, ...reading.goals]) if (!spans.has(one)) spans.set(one, span);
    return { ...way, reading, spans };
  });
}

const distinct = (ways: Way[]): Way[] => [
  ...new Map(ways.map((way) => [JSON.stringify([way.reading.facts, way.reading.goals]), way])).values(),
];

/** The ways behind a part; those that differ in what it asks for alone go on as one. */
function closed(ways: Way[], { label, marks, choices }: LayoutPart, unread: Unread[]): Way[] {
  const alike = Map.groupBy(ways, ({ reading }) => JSON.stringify([reading.things, reading.facts]));
  return [...alike.values()].map(([way, ...others]) => {
    const { reading, starts, spans, parts } = way!;
    const goalsOf = (one: Way) => one.reading.goals.map((goal) => ({ ...goal, span: one.spans.get(goal)! }));
    const told = (from: number, to?: number) =>
      reading.facts.slice(from, to).map((fact) => ({ ...fact, span: spans.get(fact)! }));
    const part: ProblemPart = {
      label,
      marks,
      given: told(starts.given, starts.own),
      facts: told(starts.own),
      goals: goalsOf(way!),
      otherwise: others.map((one) => ({ goals: goalsOf(one) })),
      unread,
      choices: choices.map(({ text }) => text),
    };
    return { ...way!, parts: [...parts, part] };
  });
}

function problemOf(text: string, { reading, spans, stem, parts }: Way, unread: Unread[]): Problem {
  return {
    version: 1,
    language: /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en',
    text,
    things: reading.things
      .map((thing) => ({ ...thing, span: spans.get(thing.id)! }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    facts: reading.facts.slice(0, stem).map((fact) => ({ ...fact, span: spans.get(fact)! })),
    unread,
    parts: [...parts],
  };
}

/** Where the sentences of a text stand, which are asked for in their order. */
function placesIn(text: string): (sentence: string) => Span {
  let from = 0;
  const points = (to: number) => Array.from(text.slice(0, to)).length;
  return (sentence) => {
    const found = text.indexOf(sentence, from);
    const at = found < 0 ? text.indexOf(sentence) : found;
    if (at < 0) return [points(from), points(from)];
    from = at + sentence.length;
    return [points(at), points(from)];
  };
}
