import type { TypedProblemInput } from '../../../lib/graph/schema-types.ts';
import { asInput } from './nodes.ts';
import { keyOf, type ReadProblem } from './read-sentences.ts';

/** What a person says of a sentence: what it tells or asks for in formulas, one a line, or that it adds nothing. */
export type Correction = { says: 'GIVEN' | 'ASKED'; formulas: string } | { says: 'NOTHING' };

/** By the key of the sentence. */
export type Corrections = Readonly<Record<string, Correction>>;

type Placed = { span: readonly number[] | null };

/** The problem with what a person says of its sentences in place of what was read in them. */
export function corrected(problem: ReadProblem, corrections: Corrections): TypedProblemInput {
  const kept = <One extends Placed>(all: readonly One[]) =>
    all.filter(({ span }) => !corrections[keyOf(span)]);
  const inStem = [...problem.facts, ...problem.unread];
  const [first] = problem.parts;
  return asInput({
    ...problem,
    facts: [...kept(problem.facts), ...toldBy(inStem, corrections)],
    unread: kept(problem.unread),
    parts: problem.parts.map((part) => {
      const own = [...part.given, ...part.facts, ...part.goals, ...part.unread];
      const asking = part === first ? [...inStem, ...own] : own;
      const isAsRead = own.every(({ span }) => !corrections[keyOf(span)]);
      return {
        ...part,
        given: kept(part.given),
        facts: [...kept(part.facts), ...toldBy(own, corrections)],
        goals: [...kept(part.goals), ...askedBy(asking, corrections)],
        otherwise: isAsRead ? part.otherwise : [],
        unread: kept(part.unread),
      };
    }),
  });
}

/** Whether every part asks for something, and nothing is left that was not read. */
export const isComplete = ({ unread, parts }: TypedProblemInput): boolean =>
  (unread ?? []).length === 0 &&
  parts.every((part) => (part.unread ?? []).length === 0 && part.goals.length > 0);

function toldBy(sentences: readonly Placed[], corrections: Corrections) {
  return formulasOf(sentences, corrections, 'GIVEN').map(({ formula, span }) => ({
    relation: 'holds',
    of: [formula],
    span,
  }));
}

/** An equation is to be solved; of anything else the value is wanted. */
function askedBy(sentences: readonly Placed[], corrections: Corrections) {
  return formulasOf(sentences, corrections, 'ASKED').map(({ formula, span }) => ({
    verb: /[=<>≤≥]/.test(formula) ? 'solve' : 'find',
    target: formula,
    span,
  }));
}

function formulasOf(sentences: readonly Placed[], corrections: Corrections, says: 'GIVEN' | 'ASKED') {
  const spans = new Map(sentences.map(({ span }) => [keyOf(span), [...(span ?? [])]]));
  return [...spans].flatMap(([key, span]) => {
    const correction = corrections[key];
    if (correction?.says !== says) return [];
    return linesOf(correction.formulas).map((formula) => ({ formula, span }));
  });
}

/** Formulas one a line or behind semicolons; letters behind commas too. */
export const linesOf = (formulas: string): string[] =>
  formulas
    .split(/[\n;；]/)
    .flatMap((line) => {
      const pieces = line.split(/[,，、]/).map((piece) => piece.trim());
      return pieces.every((piece) => /^[a-zα-ω]\d?$/i.test(piece)) ? pieces : [line.trim()];
    })
    .filter(Boolean);
