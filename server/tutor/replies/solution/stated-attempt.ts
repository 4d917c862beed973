import type { SolvedPart } from '../../operations/solve-parts.ts';
import type { TutorReply } from '../../rules.ts';
import { listed } from '../../../core/locale.ts';
import { hanPairs } from '../../../text/han-pairs.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { quoted, reply, type Talk } from '../talk.ts';

const COMMON =
  /^(?:the|and|for|are|was|that|this|with|from|which|its|per|has|have|being|one|when|there|into|than|all|any)$/;
const STEM = 5;

const wordsOf = (text: string): string[] => [
  ...(text.toLowerCase().match(/[a-z]{3,}(?:-[a-z]+)?/g) ?? []).filter((word) => !COMMON.test(word)),
  ...hanPairs(text),
];

/** A definition that was tried, beside the words that earn the marks; null where the part asks for something else, or the words are of something else. */
export function statedAttempt(talk: Talk, parts: SolvedPart[]): TutorReply | null {
  const { voice, language, said } = talk;
  const [only, ...others] = parts;
  if (!only?.worked || others.length > 0 || only.worked.checks.length > 0) return null;
  const wording = only.worked.steps.at(-1)?.say[language];
  if (!wording || /[?？]/.test(said)) return null;
  const given = new Set(wordsOf(said.slice(0, 300)).map((word) => word.slice(0, STEM)));
  // What the printed words add in brackets is not asked for.
  const wanted = [...new Set(wordsOf(wording.replaceAll(/\([^)]{0,200}\)|（[^）]{0,200}）/g, '')))];
  const found = wanted.filter((word) => given.has(word.slice(0, STEM)));
  if (found.length === 0) return null;
  const missing = wanted.filter((word) => !given.has(word.slice(0, STEM)));
  const ways = missing.length === 0 ? VERDICTS.statedFully : VERDICTS.statedInPart;
  const values = {
    found: listed(found.map(quoted), language),
    missing: listed(missing.map(quoted), language),
  };
  return reply(talk, [voice.say(ways, values), `> ${wording}`]);
}
