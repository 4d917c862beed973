import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The catalogue of what can go wrong with a reply, by its code. */
export const FAILURE_MESSAGES: Record<string, MessageDescriptor> = {
  UNAVAILABLE: msg`AI service temporarily unavailable, retry later`,
  MALFORMED_REPLY: msg`AI answer format abnormal, ask again`,
  EMPTY: msg`Sorry, cannot generate an answer, ask again`,
  NETWORK: msg`Network connection problem, check network`,
  INTERRUPTED: msg`The answer was interrupted, ask again`,
  OTHER: msg`AI service met a problem, retry later`,
};
