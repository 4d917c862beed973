import { chainOf } from '../writing/chain.ts';
import { formulasIn } from '../writing/formulas.ts';
import { plainQuestion } from './courtesies.ts';
import { partsOf } from '../maths/questions/parts.ts';
import { languageOf } from './rules.ts';
import { isAboutStudy } from './study-words.ts';
import { wantOf } from './want.ts';

/** What reads text that somebody typed. It may take any time, so it runs in a worker: see `readText`. */
export const READERS = {
  chainOf,
  formulasIn,
  isAboutStudy,
  languageOf,
  partsOf,
  plainQuestion,
  wantOf,
};
