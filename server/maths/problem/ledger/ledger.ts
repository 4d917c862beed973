import type { Question } from '../../reading/questions/question.ts';
import { formClauseIn } from '../../reading/questions/form-clause.ts';
import { recognise } from '../../reading/questions/recognise.ts';
import type { Method, Solution } from '../../writing/method.ts';
import { nonsenseFor, otherLetters, otherNumbers, withInstead } from './changed.ts';
import { accountsForValues, isReadInterval, isWithoutEffect } from './declared.ts';
import { INERT_WORDS } from './inert-words.ts';
import type { Leftover } from './leftover.ts';
import { isForm, isLabel, isOnlyName, lettersIn } from './names.ts';
import { unreadPhrases } from './phrases.ts';
import { formulaOf, type Token, tokensOf } from './tokens.ts';
import { alwaysTells, entryOf, isFunctionWord, tableOf } from './words.ts';

/** A method is run again at most so often; a question with more to ask about is not answered. */
const MOST_RUNS = 200;

/**
 * What a method ignored of a question that it solved: a number, a letter or a word was read if with another in its
 * place the method shows something else. Null where nothing is left that could change the answer.
 */
export function leftoverOf<P>(method: Method<P>, question: Question, solution: Solution): Leftover | null {
  const inert = inertFor(method.id);
  const unread = unreadTokens(method, question, solution, (entry) => inert.has(entry));
  if (unread.length === 0) return null;
  return { readAs: solution.title, unread: unreadPhrases(question.text, unread) };
}

const tables = new Map<string, Set<string>>();

function inertFor(method: string): Set<string> {
  const name = tableOf(method);
  const known = tables.get(name) ?? new Set((INERT_WORDS[name] ?? '').split(' '));
  tables.set(name, known);
  return known;
}

/** The tokens that the method did not read, but for function words and the words that may stand unread. */
export function unreadTokens<P>(
  method: Method<P>,
  question: Question,
  solution: Solution,
  isInert: (entry: string) => boolean,
): Token[] {
  const changes = changesOf(method, question, solution);
  const clause = formClauseIn(question.text);
  // Whether an answer has the form that it is to have is looked at for every method.
  const tokens = tokensOf(question.text).filter(({ at }) => !clause || at < clause.from || at >= clause.to);
  const unread = new Set([
    ...unreadMaths(method.id, question, solution, tokens, changes),
    ...tokens.filter(({ kind, text }) => kind === 'word' && !isFunctionWord(text)).filter(isUnreadWord),
  ]);
  return tokens.filter((token) => unread.has(token));

  function isUnreadWord(token: Token): boolean {
    const tells = alwaysTells(token.text);
    if (!tells && isInert(entryOf(token, question.text))) return false;
    if (!changes(token, nonsenseFor(token.text))) return true;
    return tells && !isInert(entryOf(token, question.text)) && !changes(token, '');
  }
}

type Changes = (token: Token, other: string) => boolean;

/** Whether the method shows something else, or nothing, for the question with something else in a token's place. */
function changesOf<P>(method: Method<P>, question: Question, solution: Solution): Changes {
  const shown = shownBy(solution, question);
  let runs = 0;
  return (token, other) => {
    runs += 1;
    if (runs > MOST_RUNS) return false;
    const again = shownOn(method, withInstead(question.text, token, other));
    const isEchoed = token.kind === 'word' && other !== '';
    return again === null || (isEchoed ? again.replaceAll(other, token.text) : again) !== shown;
  };
}

function unreadMaths(
  method: string,
  question: Question,
  { answer }: Solution,
  tokens: Token[],
  changes: Changes,
): Token[] {
  const { text } = question;
  const letters = tokens.filter(({ kind }) => kind === 'letter');
  const used = [...new Set(letters.map((one) => one.text))];
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const unreadNumbers = numbers.filter(
    (token) =>
      !otherNumbers(token.text).some((other) => changes(token, other)) &&
      !(accountsForValues(method) && changes(token, '')),
  );
  const readFormulas = new Set(
    numbers.filter((one) => !unreadNumbers.includes(one)).map(({ formula }) => formula),
  );
  const unreadLetters = letters.filter(
    (token) =>
      !readFormulas.has(token.formula) &&
      !otherLetters(token.text, used).some((other) => changes(token, other)),
  );
  const read = new Set(
    letters
      .filter((one) => readFormulas.has(one.formula) || !unreadLetters.includes(one))
      .flatMap((one) => lettersIn(one.text)),
  );
  const isDeclared = (token: Token) => {
    const { typed } = formulaOf(token, tokens, text);
    return isWithoutEffect(method, typed) || isReadInterval(method, typed, question);
  };
  return [
    ...unreadNumbers.filter((one) => !readFormulas.has(one.formula) && !isLabel(one, tokens, text)),
    ...unreadLetters.filter((one) => {
      const { from, to } = formulaOf(one, tokens, text);
      if (isForm(text, from, to))
        return !changes({ ...one, at: from, text: text.slice(from, to) }, OTHER_FORM);
      return !isOnlyName(one, { text, tokens, read, answer: answer.text });
    }),
  ].filter((token) => !isDeclared(token));
}

/** Unlike every form that a question asks for. */
const OTHER_FORM = '(a + b^(c/d))/(e - f)';

/** What the method shows for a text, and what the engine applies to every answer; null where it has none. */
function shownOn<P>(method: Method<P>, text: string): string | null {
  try {
    const question = recognise(text);
    const parameters = method.match(question);
    const solution = parameters === null ? null : method.solve(parameters, question);
    return solution && shownBy(solution, question);
  } catch {
    return null;
  }
}

const shownBy = ({ answer, steps }: Solution, { precision, isExact }: Question): string =>
  JSON.stringify([answer, steps, precision, isExact]);
