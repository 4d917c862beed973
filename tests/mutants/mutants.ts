import { ACCOUNT_MUTANTS } from './list/accounts.ts';
import { CHAT_MUTANTS } from './list/chat.ts';
import { CLIENT_MUTANTS } from './list/client.ts';
import { CORE_MUTANTS } from './list/core.ts';
import { INTERACTION_MUTANTS } from './list/interactions.ts';
import { JOB_MUTANTS } from './list/jobs.ts';
import { LIMIT_MUTANTS } from './list/limits.ts';
import { MODERATION_MUTANTS } from './list/moderation.ts';
import { NUMBER_MUTANTS } from './list/numbers.ts';
import { PEOPLE_MUTANTS } from './list/people.ts';
import { POST_MUTANTS } from './list/posts.ts';
import { LIFE_MUTANTS } from './list/life-of-posts.ts';
import { INBOX_MUTANTS } from './list/inbox.ts';
import { PROGRESS_MUTANTS } from './list/progress.ts';
import { SEARCH_MUTANTS } from './list/search.ts';
import { STANDING_MUTANTS } from './list/standing.ts';
import { STATEMENT_MUTANTS } from './list/statements.ts';
import { UPLOAD_MUTANTS } from './list/uploads.ts';
import { VOTE_MUTANTS } from './list/votes.ts';
import { WRITING_MUTANTS } from './list/writing.ts';
import type { Mutant } from './mutant.ts';

/** At least one for each rule; a rule that is moved takes its mutants along. */
export const MUTANTS: Mutant[] = [
  ...INTERACTION_MUTANTS,
  ...VOTE_MUTANTS,
  ...INBOX_MUTANTS,
  ...LIFE_MUTANTS,
  ...WRITING_MUTANTS,
  ...POST_MUTANTS,
  ...PEOPLE_MUTANTS,
  ...CHAT_MUTANTS,
  ...UPLOAD_MUTANTS,
  ...JOB_MUTANTS,
  ...LIMIT_MUTANTS,
  ...NUMBER_MUTANTS,
  ...MODERATION_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...PROGRESS_MUTANTS,
  ...SEARCH_MUTANTS,
  ...STANDING_MUTANTS,
  ...STATEMENT_MUTANTS,
  ...CORE_MUTANTS,
  ...CLIENT_MUTANTS,
];
