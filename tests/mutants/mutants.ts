import { ACCOUNT_MUTANTS } from './list/accounts.ts';
import { CHAT_MUTANTS } from './list/chat.ts';
import { CLIENT_MUTANTS } from './list/client.ts';
import { CORE_MUTANTS } from './list/core.ts';
import { JOB_MUTANTS } from './list/jobs.ts';
import { LIMIT_MUTANTS } from './list/limits.ts';
import { NUMBER_MUTANTS } from './list/numbers.ts';
import { POST_MUTANTS } from './list/posts.ts';
import { SEARCH_MUTANTS } from './list/search.ts';
import { STATEMENT_MUTANTS } from './list/statements.ts';
import { UPLOAD_MUTANTS } from './list/uploads.ts';
import { VOTE_MUTANTS } from './list/votes.ts';
import type { Mutant } from './mutant.ts';

/** At least one for each rule; a rule that is moved takes its mutants along. */
export const MUTANTS: Mutant[] = [
  ...VOTE_MUTANTS,
  ...POST_MUTANTS,
  ...CHAT_MUTANTS,
  ...UPLOAD_MUTANTS,
  ...JOB_MUTANTS,
  ...LIMIT_MUTANTS,
  ...NUMBER_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...SEARCH_MUTANTS,
  ...STATEMENT_MUTANTS,
  ...CORE_MUTANTS,
  ...CLIENT_MUTANTS,
];
