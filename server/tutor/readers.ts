import { chainOf } from '../text/markdown/chain.ts';
import { plainQuestion } from './reading/small-talk.ts';
import { findAnswer } from './marking/find-answer.ts';
import { holdsAlways } from './steps/holds-always.ts';
import { holdsAtAnswer } from './steps/holds-at-answer.ts';
import { rangeMiss } from './steps/misses/range-miss.ts';
import { factorMissed, unequalIn } from './steps/reckoned.ts';
import { rangeTest } from './steps/misses/range-test.ts';
import { valuesBeside } from './steps/values-beside.ts';
import { isLineOf } from './marking/line-of.ts';
import { linesIn } from './reading/said/lines-in.ts';
import { markTyped } from './marking/mark-typed.ts';
import { isOtherNumber, isRoundedEarly, nearMiss } from './steps/misses/near-miss.ts';
import { placeInSteps } from './steps/place-in-steps.ts';
import { followUps } from './reading/said/follow-up.ts';
import { otherNumberInSteps } from './steps/other-number.ts';
import { valueNamed } from './steps/value-named.ts';
import { rightNatures } from './steps/natures.ts';
import { rightPieces } from './steps/right-pieces.ts';
import { namedInSteps, valueInSteps } from './steps/named-in-steps.ts';
import { unitAlone, unitIn } from './steps/unit-alone.ts';
import { stepAbout, whereInSteps } from './steps/where-in-steps.ts';
import { offeredOf } from './marking/part-label.ts';
import { questionParts } from './reading/question-parts.ts';
import { statementsOf } from './reading/reply-statements.ts';
import { languageOf } from './rules.ts';
import { isAboutStudy, namesOneOf } from './reading/study-words.ts';
import { readTurns } from './reading/turns.ts';
import { spelled } from './reading/spelling/spelled.ts';
import { asksToExplain } from './reading/intent.ts';

/** Readers of user text. They run in a worker with a time limit: see `readText`. */
export const READERS = {
  asksToExplain,
  chainOf,
  factorMissed,
  findAnswer,
  followUps,
  holdsAlways,
  holdsAtAnswer,
  isAboutStudy,
  isLineOf,
  isOtherNumber,
  isRoundedEarly,
  languageOf,
  linesIn,
  markTyped,
  namedInSteps,
  namesOneOf,
  nearMiss,
  offeredOf,
  otherNumberInSteps,
  placeInSteps,
  plainQuestion,
  questionParts,
  readTurns,
  rangeMiss,
  rangeTest,
  rightNatures,
  rightPieces,
  spelled,
  statementsOf,
  stepAbout,
  unequalIn,
  unitAlone,
  unitIn,
  valueInSteps,
  valueNamed,
  valuesBeside,
  whereInSteps,
};
