import type * as v from 'valibot';
import { Invalid } from '../../server/core/errors.ts';
import type { Text } from '../../server/core/locale.ts';
import { valid } from '../../server/core/validation.ts';

/** What is wrong with an input, as the field and the code of each fault; nothing where it is accepted. */
export function faultsOf(schema: v.GenericSchema, input: unknown): string[] {
  try {
    valid(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    for (const { text } of error.fields) requireWords(text);
    return error.fields.map(({ field, code }) => `${field} ${code}`);
  }
}

interface Refused {
  code: string;
  text: Text;
}

/** The code of a refusal, which says why in both languages; null where there is none. */
export function codeOf(refusal: Refused | null): string | null {
  if (!refusal) return null;
  requireWords(refusal.text);
  return refusal.code;
}

function requireWords({ en, zh }: Text): void {
  if (!en || !zh) throw new Error('A refusal says why in both languages.');
}
