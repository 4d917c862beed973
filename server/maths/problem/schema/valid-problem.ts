import * as v from 'valibot';
import { Invalid } from '../../../core/errors.ts';
import { LANGUAGES } from '../../../core/locale.ts';
import type { Fact, Problem, Term } from './problem.ts';

/** How much a problem may hold; `depth` counts terms inside each other, `facts` are those of the stem and of each part. */
export const PROBLEM_LIMITS = {
  things: 60,
  facts: 120,
  parts: 24,
  goals: 12,
  terms: 24,
  depth: 8,
  characters: 20_000,
} as const;

const { terms, characters } = PROBLEM_LIMITS;
const MAX_WORD = 80;
const MAX_FORMULA = 2000;
const MAX_DIGITS = 12;
const MAX_NUMBER = 1000;

const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_WORD));
const Formula = v.pipe(v.string(), v.maxLength(MAX_FORMULA));
const Unit = v.pipe(v.string(), v.maxLength(MAX_WORD));
const Digits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DIGITS));
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(characters));
const Span = v.tuple([Place, Place]);

export const upTo = <Schema extends v.GenericSchema>(most: number, schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(most));
export const listOf = <Schema extends v.GenericSchema>(most: number, schema: Schema) =>
  v.optional(upTo(most, schema), []);

const Terms = upTo(
  terms,
  v.lazy((): v.GenericSchema<Term> => TermGiven),
);
const FactGiven: v.GenericSchema<Fact> = v.strictObject({ relation: Word, of: Terms });

const TermGiven: v.GenericSchema<Term> = v.union([
  Formula,
  v.strictObject({ amount: Formula, unit: Unit, within: v.optional(Formula) }),
  v.strictObject({ thing: Word }),
  v.strictObject({ all: Terms }),
  v.strictObject({
    the: Word,
    of: Terms,
    where: v.optional(
      upTo(
        terms,
        v.lazy(() => FactGiven),
      ),
    ),
  }),
]);

/** A thing, a fact and a goal, with the fields that say where each stands. */
export const thingShape = <Place extends v.ObjectEntries>(place: Place) =>
  v.strictObject({ id: Word, kind: Word, name: v.optional(v.nullable(Word), null), ...place });

export const factShape = <Place extends v.ObjectEntries>(place: Place) =>
  v.strictObject({ relation: Word, of: Terms, ...place });

export const goalShape = <Place extends v.ObjectEntries>(place: Place) =>
  v.strictObject({
    verb: Word,
    target: TermGiven,
    form: v.optional(Formula),
    figures: v.optional(v.strictObject({ kind: v.picklist(['figures', 'places']), digits: Digits })),
    exact: v.optional(v.literal(true)),
    unit: v.optional(Unit),
    terms: v.optional(upTo(terms, Word)),
    where: v.optional(upTo(terms, FactGiven)),
    each: v.optional(Digits),
    hence: v.optional(v.literal(true)),
    apart: v.optional(v.literal(true)),
    ...place,
  });

const InText = { span: v.optional(Span) };
const Facts = listOf(PROBLEM_LIMITS.facts, factShape(InText));
const GoalGiven = goalShape(InText);
const Unread = listOf(MAX_WORD, v.strictObject({ span: Span, asks: v.boolean() }));

const ProblemGiven = v.strictObject({
  version: v.literal(1),
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  text: v.optional(v.string(), ''),
  things: listOf(PROBLEM_LIMITS.things, thingShape(InText)),
  facts: Facts,
  unread: Unread,
  parts: v.pipe(
    upTo(
      PROBLEM_LIMITS.parts,
      v.strictObject({
        label: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORD)), ''),
        marks: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.maxValue(MAX_NUMBER))), null),
        given: Facts,
        facts: Facts,
        goals: upTo(PROBLEM_LIMITS.goals, GoalGiven),
        otherwise: listOf(
          PROBLEM_LIMITS.goals,
          v.strictObject({ goals: upTo(PROBLEM_LIMITS.goals, GoalGiven) }),
        ),
        unread: Unread,
        choices: listOf(PROBLEM_LIMITS.goals, Formula),
      }),
    ),
    v.minLength(1),
  ),
});

/** The problem as it was given, or a refusal that names the first place where it is none. */
export function validProblem(given: unknown): Problem {
  if (!isShallow(given))
    throw refused(
      `more than ${PROBLEM_LIMITS.depth} terms stand inside each other`,
      `各项的嵌套超过 ${PROBLEM_LIMITS.depth} 层`,
    );
  if (JSON.stringify(given).length > characters)
    throw refused(`it has more than ${characters} characters`, `长度超过 ${characters} 个字符`);
  const read = v.safeParse(ProblemGiven, withoutNulls(given), { abortEarly: true });
  // Where something is left out, the schema gives no undefined, though its type says so.
  if (read.success) return read.output as Problem;
  const [issue] = read.issues;
  const at = v.getDotPath(issue) ?? '';
  throw refused(`${at}: ${issue.message}`, `${at}：${issue.message}`);
}

/** Whether a value is a term that may stand in a problem. */
export const isTerm = (value: unknown): value is Term =>
  isShallow(value) && v.is(TermGiven, withoutNulls(value));

/** A problem holds terms in goals of parts; a term inside a term is two levels deeper, by its list. */
const DEEPEST = 8 + 2 * PROBLEM_LIMITS.depth;

/** Without recursion: what was sent may be as deep as it is long. */
export function isShallow(given: unknown): boolean {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}

/** What is null is left out, as the graph tells it. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      one === null || one === undefined ? [] : [[key, withoutNulls(one)]],
    ),
  );
}

const refused = (en: string, zh: string) =>
  new Invalid([
    {
      field: 'problem',
      code: 'MALFORMED',
      text: { en: `The problem cannot be read: ${en}.`, zh: `无法识别这道题：${zh}。` },
    },
  ]);
