import { FUNCTIONS, GREEK_NAMES } from '../../../algebra-system/parsing/names.ts';

/** A piece of a line: words, or what may be mathematics. */
export interface Piece {
  isWords: boolean;
  text: string;
}

const TOKEN =
  /\\[A-Za-z]+|_\{[^{}]{1,20}\}|\p{Script=Han}+|[A-Za-z]+(?:['’](?![a-z])|['’][a-z]{1,2}(?![A-Za-z]))?|[\p{Script=Greek}]+|[^A-Za-z\\\p{Script=Han}\p{Script=Greek}]+|\\/gu;

const SHORT_WORDS = new Set(
  'is so at in of to if or as we it by on an be up no my do me us the and for are has not but now let get all use sub add put set sum can why how two one its too non via see try was had out ans per any nor new rej grad also then rad etc'.split(
    ' ',
  ),
);
/** Words that may as well be letters side by side. */
const DOUBTFUL = new Set([
  'at',
  'as',
  'is',
  'it',
  'us',
  'me',
  'my',
  'be',
  'by',
  'in',
  'an',
  'up',
  'do',
  'no',
]);

/** The line as runs of words and runs of mathematics. "or" and "and" between formulas belong to these. */
export function piecesOf(line: string): Piece[] {
  const tokens = [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    isWords: isWord(
      text,
      line.slice(Math.max(0, index - 2), index),
      line.slice(index + text.length, index + text.length + 2),
    ),
  }));
  const pieces: Piece[] = [];
  for (const [at, token] of tokens.entries()) {
    const joined = isBetween(tokens, at) ? joins(token.text) : null;
    const one = joined ? { text: ` ${joined} `, isWords: false } : token;
    const last = pieces.at(-1);
    const isBlank = one.text.trim() === '';
    if (last && (last.isWords === one.isWords || (isBlank && last.isWords))) last.text += one.text;
    else pieces.push({ ...one });
  }
  return withNames(pieces);
}

/** A word between signs is the name of something: "stress / E", "2r + arc length". */
function withNames(pieces: Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const [last, next] = [made.at(-1), pieces[at + 1]];
    const isAfterSign = last && !last.isWords && /[=+*/×·-]\s{0,3}$/.test(last.text);
    const isBeforeSign = next && /^\s{0,3}(?:[+*/×·^]|-\s)/.test(next.text);
    const isName = piece.isWords && /[^\s]/.test(piece.text) && ((isAfterSign && next) || isBeforeSign);
    if (isName && last && !last.isWords && isAfterSign) last.text += OPAQUE;
    else if (isName && isBeforeSign)
      made.push({ isWords: true, text: piece.text.trimEnd() }, { isWords: false, text: OPAQUE });
    else if (last && last.isWords === piece.isWords) last.text += piece.text;
    else made.push({ ...piece });
  }
  return made;
}

/** Stands for a name in words; no formula has it. */
const OPAQUE = '\u{e001}';

const TERM = String.raw`[a-z](?:\s?\^\s?\{?\d{1,2}\}?|[²³⁴⁵⁶⁷⁸⁹])?`;
const LONE_TERM = new RegExp(`^\\s{0,3}${TERM}\\s{0,3}$`, 'u');
const FIRST_TERM = new RegExp(`^\\s{0,3}${TERM}(?=\\s{0,3}(?:[=:]|$))`, 'u');

/** AB斜率: between which points. */
const POINTS = /^\s{0,3}[A-Z]{2}\s{0,3}$/;

/** "the x² term", "x³ 的系数", "coefficient of x": the power belongs to the words. */
export function withTerms(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  for (const [at, { isWords, text }] of pieces.entries()) {
    const [last, next] = [made.at(-1), pieces[at + 1]];
    const isNamed = next?.isWords === true && /^\s{0,3}-?(?:terms?(?![a-z])|项|的系数)/u.test(next.text);
    const ofTerm =
      last?.isWords === true && /(?:coeff\w{0,9}|terms?)\s(?:of|in)(?:\sthe)?\s{0,3}$/u.test(last.text);
    const [term = ''] = isWords
      ? []
      : next?.isWords === true && /^的?斜率/u.test(next.text)
        ? (POINTS.exec(text) ?? [])
        : isNamed
          ? (LONE_TERM.exec(text) ?? [])
          : ofTerm
            ? (FIRST_TERM.exec(text) ?? [])
            : [];
    if (last?.isWords && (isWords || term !== '')) last.text += isWords ? text : term;
    else if (term !== '') made.push({ isWords: true, text: term });
    if (!isWords ? term !== text : !last?.isWords) made.push({ isWords, text: text.slice(term.length) });
  }
  return made;
}

const isBetween = (tokens: { text: string; isWords: boolean }[], at: number) => {
  const blank = (one: { text: string } | undefined) => one?.text.trim() === '';
  const before = blank(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1];
  const after = blank(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1];
  return isMaths(before) && isMaths(after);
};

const isMaths = (token: { text: string; isWords: boolean } | undefined) =>
  token !== undefined && !token.isWords && !/[,;:⇒∴]\s{0,9}$/.test(token.text);

const joins = (text: string): string | null =>
  /^(?:or|或|或者)$/i.test(text) ? 'or' : /^(?:and|和|且|与)$/i.test(text) ? ',' : null;

function isWord(text: string, before: string, after: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return true;
  if (!/^[A-Za-z]/.test(text)) return false;
  const run = text.split(/['’]/)[0]!;
  const lower = run.toLowerCase();
  if (Object.hasOwn(FUNCTIONS, run) || GREEK_NAMES.has(run) || run === 'pi' || run === 'sqrt') return false;
  const touchesSign = /[-+*/=(^×·]\s?$/.test(before) || /^\s?[\^]/.test(after);
  if (run.length === 1)
    return (
      (run === 'a' || (run === 'A' && before === '')) &&
      !touchesSign &&
      /^ [a-z]/.test(after) &&
      !/^ [a-z] /.test(after)
    );
  if (/^(?:i\.?e|eg)$/i.test(run)) return true;
  if (DOUBTFUL.has(lower)) return !touchesSign && !/^[\^(]/.test(after);
  if (run === 'IF') return false;
  if (SHORT_WORDS.has(lower)) return true;
  if (/^[A-Z]{2,4}$/.test(run)) return false;
  if (startsWithFunction(run)) return false;
  if (run.length === 2) return false;
  if (run.length === 3) return /[aeiou]/.test(lower) && !/^[a-z]?(?:x|y|t)/.test(lower);
  return true;
}

const LETTERED = new RegExp(
  `^(?:${Object.keys(FUNCTIONS)
    .sort((a, b) => b.length - a.length)
    .join('|')})[A-Za-z]{0,2}$`,
);
const startsWithFunction = (run: string) => LETTERED.test(run);
