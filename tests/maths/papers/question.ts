import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What a part asks for. Several values, the roots of an equation among them, are `value` too. */
export const ASKS = [
  'value',
  'expression',
  'equation',
  'coordinates',
  'set',
  'vector',
  'matrix',
  'complex',
  'choice',
  'show',
  'prove',
  'explain',
  'state',
  'sketch',
  'describe',
] as const;

/** What is computed, and not argued, described or chosen. */
export const COMPUTED: ReadonlySet<string> = new Set(ASKS.slice(0, ASKS.indexOf('choice')));

const text = v.pipe(v.string(), v.nonEmpty());

/** `figures` are those of the mark scheme; an exact value may be given to three figures unless `exact` is demanded. */
const ValueAnswer = v.strictObject({
  of: text,
  value: text,
  unit: v.optional(text),
  figures: v.pipe(v.string(), v.regex(/^(?:exact|integer|[1-6](?:sf|dp))$/)),
  /** `factor`: a direction, of which every multiple is right; `choice`: one of many that are right. */
  upTo: v.optional(v.picklist(['factor', 'choice'])),
  accept: v.optional(v.array(text)),
});

/** The sentence that earns the marks. */
const WordsAnswer = v.strictObject({ of: text, words: text, accept: v.optional(v.array(text)) });

/** A letter, and in `accept` what stands beside it. */
const ChoiceAnswer = v.strictObject({
  of: text,
  choice: v.picklist(['A', 'B', 'C', 'D']),
  accept: v.optional(v.array(text)),
});

const Part = v.strictObject({
  /** '' for a question without parts; otherwise as `(a)`, `(b)(ii)`, `(3)`, however it is printed. */
  label: v.pipe(v.string(), v.regex(/^(?:\((?:[a-h]|[ivx]+|\d)\)){0,2}$/)),
  marks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  asks: v.picklist(ASKS),
  answers: v.pipe(v.array(v.union([ValueAnswer, WordsAnswer, ChoiceAnswer])), v.minLength(1)),
  /** What the question says about the answer: figures, an exact value, a form. */
  demands: v.optional(v.array(v.picklist(['rounded', 'exact', 'form']))),
  /** How the second route found it. */
  route: text,
});

const Question = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(?:p[1345]|further-p[1-4]|physics)-\d{2,3}$/)),
  topic: text,
  language: v.picklist(['en', 'zh']),
  /** The lines, as they are printed. */
  text: v.array(v.string()),
  parts: v.pipe(v.array(Part), v.minLength(1)),
});

export type PaperQuestion = v.InferOutput<typeof Question>;
export type PaperPart = v.InferOutput<typeof Part>;
export type ValueAnswer = v.InferOutput<typeof ValueAnswer>;
export type WordsAnswer = v.InferOutput<typeof WordsAnswer>;

const folder = new URL('./questions/', import.meta.url);

/** Every question of the development set, by file and in its order. */
export function readPapers(): PaperQuestion[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      v.parse(v.array(Question), JSON.parse(readFileSync(new URL(file, folder), 'utf8')), {
        abortEarly: true,
      }),
    );
}

/** The paper of a question, as it stands in its id: `p1`, `further-p2`, `physics`. */
export const paperOf = ({ id }: PaperQuestion) => id.replace(/-\d{2,3}$/, '');

/** A part of the set, such as `p1-07(b)(i)`. */
export const idOfPart = (question: PaperQuestion, part: PaperPart) => question.id + part.label;
