import { chainOf } from '../text/markdown/chain.ts';
import { plainQuestion } from './reading/courtesies.ts';
import { findAnswer } from './marking/find-answer.ts';
import { isLineOf } from './marking/line-of.ts';
import { markTyped } from './marking/mark-typed.ts';
import { offeredOf } from './marking/part-label.ts';
import { questionParts } from './reading/question-parts.ts';
import { statementsOf } from './reading/reply-statements.ts';
import { languageOf } from './rules.ts';
import { isAboutStudy, namesOneOf } from './reading/study-words.ts';
import { readTurns } from './reading/turns.ts';
import { asksToExplain } from './reading/intent.ts';

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
