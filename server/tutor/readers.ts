import { chainOf } from '../writing/chain.ts';
import { plainQuestion } from './courtesies.ts';
import { findAnswer } from './find-answer.ts';
import { isLineOf } from './line-of.ts';
import { markTyped } from './mark-typed.ts';
import { offeredOf } from './part-label.ts';
import { questionParts } from './question-parts.ts';
import { statementsOf } from './reply-statements.ts';
import { languageOf } from './rules.ts';
import { isAboutStudy, namesOneOf } from './study-words.ts';
import { readTurns } from './turns.ts';
import { asksToExplain } from './want.ts';

/** What reads text that somebody typed. It may take any time, so it runs in a worker: see `readText`. */
export const READERS = {
  asksToExplain,
  chainOf,
  findAnswer,
  isAboutStudy,
  isLineOf,
  languageOf,
  markTyped,
  namesOneOf,
  offeredOf,
  plainQuestion,
  questionParts,
  readTurns,
  statementsOf,
};
