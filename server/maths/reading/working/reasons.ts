import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';

const WORD = /^[\s,，]{0,9}(?:[a-z]{1,9}|\p{Script=Han}{2}|∵)\s{0,9}/iu;

/** The inequality of a reason such as "since t > 0". */
export function inequalityIn(reason: string): Statement | null {
  if (!/[<>≤≥＜＞]/u.test(reason)) return null;
  const parsed = parse(reason.replace(WORD, ''));
  return parsed.ok && parsed.statement.kind === 'relation' ? parsed.statement : null;
}
