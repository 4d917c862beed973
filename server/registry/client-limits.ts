import { EMAIL, MAX_PASSWORD_BYTES, NAME_LENGTH } from '../accounts/rules.ts';
import { MAX_GOAL, MAX_MESSAGE, MAX_MESSAGES_SENT, MAX_NOTE, MAX_TITLE } from '../chat/rules.ts';
import { MAX_TAG, MAX_TAGS } from '../text/limits.ts';
import { MIN_PASSWORD } from '../core/config.ts';
import {
  MAX_ENTRIES,
  MAX_ERROR_ANSWER,
  MAX_ERROR_NOTE,
  MAX_ERROR_QUESTION,
  MAX_MERGED,
} from '../progress/error-book/rules.ts';
import { MAX_EVENTS, MAX_SECONDS } from '../progress/study/rules.ts';
import { MAX_QUICK } from '../search/rules.ts';
import { MAX_PART, MAX_POST, MAX_QUERY, MAX_QUESTION } from '../text/limits.ts';
import { MAX_FORMULA, MAX_FORMULAS, MAX_NESTING } from '../text/markdown/maths.ts';
import { MAX_CELLS, MAX_DEPTH } from '../text/markdown/rules.ts';
import { MAX_ATTACHMENTS, MAX_FILE } from '../uploads/rules.ts';

/** The rules of the domains that forms and renderers of the client hold too. */
export const CLIENT_LIMITS = {
  EMAIL,
  MAX_ATTACHMENTS,
  MAX_CELLS,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_ERROR_ANSWER,
  MAX_ERROR_NOTE,
  MAX_ERROR_QUESTION,
  MAX_EVENTS,
  MAX_FILE,
  MAX_FORMULA,
  MAX_FORMULAS,
  MAX_GOAL,
  MAX_MERGED,
  MAX_MESSAGE,
  MAX_MESSAGES_SENT,
  MAX_NESTING,
  MAX_NOTE,
  MAX_PART,
  MAX_PASSWORD_BYTES,
  MAX_POST,
  MAX_QUERY,
  MAX_QUESTION,
  MAX_QUICK,
  MAX_SECONDS,
  MAX_TAG,
  MAX_TAGS,
  MAX_TITLE,
  MIN_PASSWORD,
  NAME_LENGTH,
};
