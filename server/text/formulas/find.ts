import { FUNCTIONS, LETTER_NAMES } from './tokens.ts';

const MAX_FORMULAS = 40;
const MAX_LENGTH = 400;
/** How much of a text is read for formulas. */
const MAX_READ = 20_000;

const DELIMITERS = /\\[()[\]]/g;
const MARKED = /(?<!\$)\$+([^$]+)\$+/g;

export interface Found {
  formulas: string[];
  /** The text around them. */
  words: string;
}

/** The formulas of a text: between their signs, or typed plainly between words. */
export function formulasIn(text: string): Found {
  const read = text.slice(0, MAX_READ);
  const formulas: string[] = [];
  const plain = read.replaceAll(DELIMITERS, '$').replaceAll(MARKED, (_all, formula: string) => {
    formulas.push(formula);
    return ' · ';
  });
  const words: string[] = [];
  let run: string[] = [];
  const end = () => {
    const formula = run.join(' ');
    if (isFormula(formula)) formulas.push(formula);
    else words.push(...run);
    run = [];
  };
  const pieces = plain.split(BETWEEN).filter(Boolean);
  for (const [i, piece] of pieces.entries()) {
    const bare = piece.replace(/(?<!\\)[.,;:?!]$/, '');
    const isLetter =
      ARTICLE.test(bare) && (ENDS_OPEN.test(run.at(-1) ?? '') || BEGINS_OPEN.test(pieces[i + 1] ?? ''));
    if (bare && (isLetter || isMathematical(bare))) run.push(bare);
    else {
      end();
      words.push(piece);
    }
    if (bare !== piece) end();
  }
  end();
  const kept = formulas.map((formula) => formula.trim()).filter((one) => one && one.length <= MAX_LENGTH);
  return { formulas: kept.slice(0, MAX_FORMULAS), words: words.join(' ').replaceAll('·', ' ').trim() };
}

/** Words that are letters of a formula beside an operator alone. */
const ARTICLE = /^[aAI]$/;
const ENDS_OPEN = /[=+*/^<>≤≥−-]$/;
const BEGINS_OPEN = /^[=+*/^<>≤≥−-]/;

/** Chinese stays with the words, whatever stands against it. */
const BETWEEN = /\s+|((?:\p{Script=Han}|[，。；：、？！“”‘’《》])+)/u;
const NAMES = new Set([...FUNCTIONS, ...LETTER_NAMES, 'sqrt', 'pi', 'int', 'lim', 'sum', 'dx', 'dy', 'dt']);
const LETTERS = /[A-Za-z]+/g;
const COMMAND = /\\[A-Za-z]+/g;
const OPERATOR = /[=+*/^<>≤≥≠√∫∑±²³_|×÷−-]|\\[a-zA-Z]/;

/** Whether a piece without a space can be part of a formula: no words in it, or only names of functions. */
function isMathematical(piece: string): boolean {
  if (/\p{Script=Han}/u.test(piece)) return false;
  const letters = piece.replaceAll(COMMAND, ' ').match(LETTERS) ?? [];
  if (letters.length === 1 && letters[0] === piece)
    return piece.length === 1 ? !/[aIA]/.test(piece) : NAMES.has(piece);
  return letters.every((run) => run.length <= 2 || NAMES.has(run) || madeOfNames(run));
}

/** Such as sinx or xlnx. */
function madeOfNames(run: string): boolean {
  const rest = [...FUNCTIONS].reduce((left, name) => left.replace(name, ' '), run);
  return rest !== run && rest.split(' ').every((part) => part.length <= 2);
}

/** Something is said of a letter. */
const isFormula = (text: string) =>
  OPERATOR.test(text) && /[A-Za-z\u0370-\u03ff]/.test(text) && !WORD.test(text);
/** A hyphen makes no formula of a word. */
const WORD = /^[a-zA-Z]{2}(?:-[a-zA-Z]{1,2})?$/;
