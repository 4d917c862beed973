import * as v from 'valibot';
import { factShape, goalShape, listOf, PROBLEM_LIMITS, thingShape } from '../schema/valid-problem.ts';

const MAX_QUOTE = 600;
const MAX_LABEL = 20;

const Quote = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_QUOTE));
/** The words of the text that say it, and the part that they stand in where several parts use them. */
const QUOTED = { quote: Quote, part: v.optional(v.pipe(v.string(), v.maxLength(MAX_LABEL))) };

/** A question as somebody else read it: each node with the words that it was read from, which say where it belongs. */
export const SentReading = v.strictObject({
  things: listOf(PROBLEM_LIMITS.things, thingShape({ quote: Quote })),
  facts: listOf(PROBLEM_LIMITS.facts, factShape(QUOTED)),
  goals: listOf(PROBLEM_LIMITS.facts, goalShape(QUOTED)),
  /** Sentences that tell nothing for the answer. */
  context: listOf(PROBLEM_LIMITS.things, Quote),
});

export type SentReading = v.InferOutput<typeof SentReading>;
export type SentNode = SentReading['facts'][number] | SentReading['goals'][number];
