import { z } from 'zod';
import { type FieldProblem, Invalid } from './errors.ts';
import type { Text } from './locale.ts';
import { normalized } from './normalized.ts';

interface Bounds {
  min: number;
  max: number;
  /** How a sentence names the field, as in "The title". */
  label: Text;
}

type Complaint = Omit<FieldProblem, 'field'>;

const UNITS = 4;
const MAX_WHITE_SPACE = 10_000;
/** More than these about one input help nobody. */
const MAX_FAULTS = 20;

/** What takes part in a text and is not seen by itself. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Text of so many Unicode code points after trimming, of which so many are seen. What Postgres cannot store is
 * not kept: NUL goes, and half of a character is replaced.
 */
export function text({ min, max, label }: Bounds) {
  return z
    .string()
    .superRefine((value, issues) => {
      // Each character in at most so many code units, with some white space around it.
      if (value.length > max * UNITS + MAX_WHITE_SPACE)
        issues.addIssue({ code: 'custom', params: tooLong({ max, label }) });
    })
    .transform((value) => normalized(value.replaceAll('\0', '').toWellFormed(), 'NFC').trim())
    .superRefine((value, issues) => {
      const seen = [...value.replaceAll(UNSEEN, '')].length;
      const complaint = seen === 0 && min > 0 ? required(label) : outside(value, seen, { min, max, label });
      if (complaint) issues.addIssue({ code: 'custom', params: complaint });
    });
}

/** Fails a check of zod's with a sentence in both languages. */
export function complain(complaint: Complaint) {
  return { code: 'custom' as const, params: complaint };
}

/** The input as the schema reads it; refused with every fault at once, up to some twenty. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new Invalid(
    read.error.issues.slice(0, MAX_FAULTS).map((issue) => ({
      field: String(issue.path[0] ?? ''),
      ...('params' in issue && issue.params ? (issue.params as Complaint) : malformed),
    })),
  );
}

const malformed: Complaint = {
  code: 'MALFORMED',
  text: { en: 'This value cannot be read.', zh: '无法识别这个值。' },
};

function required(label: Text): Complaint {
  return { code: 'REQUIRED', text: { en: `${label.en} is missing.`, zh: `请填写${label.zh}。` } };
}

function outside(value: string, seen: number, { min, max, label }: Bounds): Complaint | null {
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

function tooLong({ max, label }: Pick<Bounds, 'max' | 'label'>): Complaint {
  return {
    code: 'TOO_LONG',
    max,
    text: { en: `${label.en} can have at most ${max} characters.`, zh: `${label.zh}最多 ${max} 个字符。` },
  };
}
