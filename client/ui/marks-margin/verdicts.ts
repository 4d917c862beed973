import { useLingui } from '@lingui/react/macro';
import type { Verdict, WorkingLine } from './lines.ts';

/** What the left margin says of a line; a formula that was not checked by itself has a sign too. */
export type Sign = Verdict | 'unchecked';

export const SIGNS: Record<Sign, [sign: string, colour: string]> = {
  checked: ['✓', 'text-(color:--right)'],
  carried: ['↳', 'text-soft'],
  unclear: ['?', 'text-hint'],
  wrong: ['✗', 'text-wrong'],
  unchecked: ['–', 'text-faint'],
  given: ['', ''],
};

export const signOf = ({ verdict, tex }: WorkingLine): Sign | null =>
  verdict ?? (tex.length > 0 ? 'unchecked' : null);

export function useSignWords(): Record<Sign, string> {
  const { t } = useLingui();
  return {
    checked: t`checked`,
    carried: t`follows from a mistake`,
    unclear: t`not checkable`,
    wrong: t`wrong`,
    unchecked: t`not checked by itself`,
    given: t`given`,
  };
}
