import * as v from 'valibot';
import { layoutOf, type Span } from '../layout/layout.ts';
import type { Fact, Problem, Term, ToldFact, ToldGoal } from '../schema/problem.ts';
import { isShallow, PROBLEM_LIMITS, withoutNulls } from '../schema/valid-problem.ts';
import { lettersOf, strangeLetters } from './letters.ts';
import { hasUnit, numbersIn, numbersOf, PERCENT, withoutPowers, writtenNumbers } from './numbers.ts';
import { openQuotes } from './quotes.ts';
import { type SentencePlace, unreadProblem } from './sentences.ts';
import { type SentNode, SentReading } from './shape.ts';

/**
 * Why a reading is not taken: it is no JSON or of another shape, quotes what is not there, holds a number or a letter
 * that its words do not, speaks of a thing that it does not name, or asks for nothing.
 */
export type SentFault = 'json' | 'shape' | 'quote' | 'number' | 'letter' | 'thing' | 'goal';
export type ReadSent = { problem: Problem } | { fault: SentFault };

/** A node with the sentence that it was read from. */
interface PlacedNode {
  node: SentNode;
  sentence: SentencePlace;
}

/**
 * A question as somebody else read it, as a problem. A sentence that no node quotes, or with a number that no node holds,
 * stays unread.
 */
export function readSent(text: string, sent: string): ReadSent {
  const json = jsonIn(sent);
  if (json === null) return { fault: 'json' };
  const read = isShallow(json) ? v.safeParse(SentReading, withoutNulls(json)) : null;
  if (!read?.success) return { fault: 'shape' };
  const reading = read.output;
  const fault = faultOf(text, reading);
  if (fault) return { fault };

  const layout = layoutOf(text);
  const { problem, sentences } = unreadProblem(text, layout);
  const find = openQuotes(text);
  const labels = problem.parts.map(({ label }) => label);
  const place = ({ quote, part }: SentNode) => sentenceOf(find(quote), sentences, labels.indexOf(part ?? ''));
  const placed = [...reading.facts, ...reading.goals].map((node) => ({ node, sentence: place(node) }));
  const isThere = reading.things.every(({ quote }) => find(quote).length > 0);
  if (!isThere || !placed.every((one): one is PlacedNode => one.sentence !== null)) return { fault: 'quote' };

  const names = reading.things.flatMap(({ id, name }) => writtenNumbers(`${id} ${name ?? ''}`));
  const points = Array.from(text);
  const isContext = (one: SentencePlace) =>
    reading.context.some((quote) => sentenceOf(find(quote), sentences, -1) === one);
  const isRead = (one: SentencePlace) => {
    const own = placed.filter(({ sentence }) => sentence === one).map(({ node }) => node);
    const said = points.slice(one.span[0], one.span[1]).join('');
    const told = new Set([...own.flatMap(numbersIn), ...names]);
    const shown = own.some(hasUnit) ? withoutPowers(said) : said;
    return (own.length > 0 || isContext(one)) && claimsAll(shown, told);
  };
  const left = sentences.filter((one) => !isRead(one));
  return { problem: filled(problem, placed, left, reading, find) };
}

function claimsAll(shown: string, told: ReadonlySet<number>): boolean {
  const isPercent = PERCENT.test(shown);
  return writtenNumbers(shown).every((one) => told.has(one) || (isPercent && told.has(one / 100)));
}

/** The object in an answer, whatever stands around it; null where there is none. */
function jsonIn(sent: string): unknown {
  if (sent.length > PROBLEM_LIMITS.characters) return null;
  const [from, to] = [sent.indexOf('{'), sent.lastIndexOf('}')];
  try {
    return from < 0 ? null : JSON.parse(sent.slice(from, to + 1));
  } catch {
    return null;
  }
}

function faultOf(text: string, { things, facts, goals }: SentReading): SentFault | null {
  const nodes: SentNode[] = [...facts, ...goals];
  if (goals.length === 0) return 'goal';
  const ids = new Set(things.map(({ id }) => id));
  if (things.some(({ name }) => name !== null && !text.includes(name))) return 'thing';
  if (nodes.some((node) => termsOf(node).some((term) => !speaksOf(term, ids)))) return 'thing';
  const isTold = (node: SentNode) => {
    const known = numbersOf(node.quote);
    return numbersIn(node).every((number) => known.has(number));
  };
  if (!nodes.every(isTold)) return 'number';
  const letters = lettersOf(text);
  const formulas = nodes.flatMap((node) => termsOf(node).flatMap(formulasIn));
  return formulas.some((formula) => strangeLetters(formula, letters).length > 0) ? 'letter' : null;
}

const termsOf = (node: SentNode): Term[] =>
  'relation' in node ? node.of : [node.target, ...(node.where ?? []).flatMap(({ of }) => of)];

function partsOf(term: Term): Term[] {
  if (typeof term === 'string' || 'amount' in term || 'thing' in term) return [];
  if ('all' in term) return term.all;
  return [...term.of, ...(term.where ?? []).flatMap(({ of }: Fact) => of)];
}

const speaksOf = (term: Term, ids: ReadonlySet<string>): boolean =>
  typeof term === 'object' && 'thing' in term
    ? ids.has(term.thing)
    : partsOf(term).every((one) => speaksOf(one, ids));

const formulasIn = (term: Term): string[] =>
  typeof term === 'string' ? [term] : partsOf(term).flatMap(formulasIn);

/** The sentence that a quote begins in, one of the part itself before others. */
function sentenceOf(found: Span[], sentences: SentencePlace[], part: number): SentencePlace | null {
  const holding = found.flatMap(([from]) =>
    sentences.filter(({ span }) => span[0] <= from && from < span[1]).slice(0, 1),
  );
  return holding.find((one) => one.part === part && one.isOwn) ?? holding[0] ?? null;
}

function filled(
  problem: Problem,
  placed: PlacedNode[],
  left: SentencePlace[],
  { things }: SentReading,
  find: (quote: string) => Span[],
): Problem {
  const at = (part: number, isOwn: boolean) =>
    placed.filter(({ sentence }) => sentence.part === part && sentence.isOwn === isOwn);
  const told = (nodes: PlacedNode[]) =>
    nodes.flatMap(({ node, sentence }): ToldFact[] =>
      'relation' in node ? [{ relation: node.relation, of: node.of, span: sentence.span }] : [],
    );
  const asked = (nodes: PlacedNode[]) =>
    nodes.flatMap(({ node, sentence }): ToldGoal[] => {
      if ('relation' in node) return [];
      const { quote: _quote, part: _part, ...goal } = node;
      // Where something is left out, the schema gives no undefined, though its type says so.
      return [{ ...goal, span: sentence.span } as ToldGoal];
    });
  const isLeft = (span: Span, part: number) =>
    left.some((one) => one.part === part && String(one.span) === String(span));
  return {
    ...problem,
    things: things.map(({ id, kind, name, quote }) => {
      const [span] = find(quote);
      return { id, kind, name, span: span! };
    }),
    facts: [...problem.facts, ...told(at(-1, false))],
    unread: problem.unread.filter(({ span }) => isLeft(span, -1)),
    parts: problem.parts.map((part, index) => {
      const whole = left.some((one) => one.part === index && one.isOwn);
      return {
        ...part,
        given: [...part.given, ...told(at(index, false))],
        facts: [...part.facts, ...told(at(index, true))],
        goals: [
          ...(index === 0 ? asked(at(-1, false)) : []),
          ...asked(at(index, false)),
          ...asked(at(index, true)),
        ],
        unread: part.unread.filter(({ span }) => isLeft(span, index) || (span[0] === span[1] && whole)),
      };
    }),
  };
}
