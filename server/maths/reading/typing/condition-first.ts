import { capital } from './marks.ts';
import { ASKED_BY_NAME, PROPERTY } from './nouns.ts';
import { listInFull } from './telling.ts';

const CONDITION = new RegExp(
  `^(?:find )?((?:the )?(?:${PROPERTY}|[a-z]|${ASKED_BY_NAME}|d\\^?2?y\\/dx(?:\\^?2)?)),? (?:if|given(?: that)?|when|where|such that) ([^?]{3,160}?)[.?]?$`,
  'i',
);
const DEFINED = new RegExp(
  `^(?:find )?((?:the )?(?:${PROPERTY}|${ASKED_BY_NAME})(?: and (?:the )?(?:${PROPERTY}|${ASKED_BY_NAME}))?) of (?=[a-z](?:\\(x\\))? ?[=\\d: ]|(?:B|N|Po|Geo)\\()([^?]{4,120}?)[.?]?$`,
  'i',
);

const DISTRIBUTION = /^(?:B|N|Po|Geo)\([^()]{1,40}\)$/;

/** A request with its condition told before it; null where it has none. */
export function conditionFirst(request: string): string | null {
  const [, target, told] = CONDITION.exec(request) ?? DEFINED.exec(request) ?? [];
  if (!target || !told) return null;
  const [, of] = /^([a-z])\(x\)/.exec(told) ?? [];
  if (of && /range|domain|inverse/i.test(target)) return `${told}. Find ${target} of ${of}.`;
  if (DISTRIBUTION.test(told)) return `X ~ ${told}. Find ${target} of X.`;
  return `${listInFull(/arc|sector/i.test(target) ? `sector ${told}` : told) ?? `${capital(told)}.`} Find ${target.replace(/ of (?:a |the )?sector|sector (?=area)/, '')}.`;
}
