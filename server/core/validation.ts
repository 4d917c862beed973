import * as v from 'valibot';
import { type FieldProblem, Invalid } from './errors.ts';
import type { Text } from './locale.ts';
import { normalized } from './normalized.ts';

interface Bounds {
  min: number;
  max: number;
  /** How a sentence names the field, as in "The title". */
  label: Text;
}

type Fault = Omit<FieldProblem, 'field'>;

const UNITS = 4;
const MAX_WHITE_SPACE = 10_000;
/** More than these about one input help nobody. */
const MAX_FAULTS = 20;

/** What takes part in a text and is not seen by itself. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** An issue's message is one string; what the reader is told in two languages stands here. */
const faults = new WeakMap<object, Fault>();

/** The message of a check that refuses with this code and sentence. */
export function fault(refusal: Fault) {
  return (issue: object): string => {
    faults.set(issue, refusal);
    return refusal.text.en;
  };
}

/** Refuses with whatever fault the value is found to have. */
export function faultless<Value>(faultOf: (value: Value) => Fault | null) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    const refusal = dataset.typed ? faultOf(dataset.value) : null;
    if (refusal) addIssue({ message: fault(refusal) });
  });
}

/**
 * Text of so many Unicode code points after trimming, of which so many are seen. What Postgres cannot store is
 * not kept: NUL goes, and half of a character is replaced.
 */
export function text(bounds: Bounds) {
  const { min, max, label } = bounds;
  return v.pipe(
    v.string(),
    // Each character in at most so many code units, with some white space around it.
    v.maxLength(max * UNITS + MAX_WHITE_SPACE, fault(tooLong(bounds))),
    v.transform((value) => normalized(value.replaceAll('\0', '').toWellFormed(), 'NFC').trim()),
    faultless((value) => {
      const seen = [...value.replaceAll(UNSEEN, '')].length;
      return seen === 0 && min > 0 ? required(label) : outside(value, seen, bounds);
    }),
  );
}

/** The input as the schema reads it; refused with every fault at once, up to some twenty. */
export function valid<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  throw new Invalid(
    read.issues.slice(0, MAX_FAULTS).map((issue) => ({
      field: String(issue.path?.[0]?.key ?? ''),
      ...(faults.get(issue) ?? malformed),
    })),
  );
}

const malformed: Fault = {
  code: 'MALFORMED',
  text: { en: 'This value cannot be read.', zh: '无法识别这个值。' },
};

export function required(label: Text): Fault {
  return { code: 'REQUIRED', text: { en: `${label.en} is missing.`, zh: `请填写${label.zh}。` } };
}

function outside(value: string, seen: number, { min, max, label }: Bounds): Fault | null {
  if (seen < min)
    return {
      code: 'TOO_SHORT',
      min,
      text: {
        en: `${label.en} needs at least ${min} characters.`,
        zh: `${label.zh}至少需要 ${min} 个字符。`,
      },
    };
  return [...value].length > max ? tooLong({ max, label }) : null;
}

export function tooLong({ max, label }: Pick<Bounds, 'max' | 'label'>): Fault {
  return {
    code: 'TOO_LONG',
    max,
    text: { en: `${label.en} can have at most ${max} characters.`, zh: `${label.zh}最多 ${max} 个字符。` },
  };
}
