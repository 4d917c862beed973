import { ASKED_BY_NAME, PROPERTY } from './nouns.ts';

export const VERB =
  'find|calculate|determine|evaluate|solve|state|write down|express|simplify|factorise|expand|differentiate|integrate|sketch|prove|show|estimate|work out|complete|describe';

/** Where a request begins behind what is told, and no full stop stands between. */
const REQUEST = new RegExp(
  `(?<=[\\p{L}\\p{N})\\]°.…])(?:\\s{0,3}[,;:]\\s{0,3}|\\s{1,3})(?:(?:and|then|so|now) )?(?=(?:(?:${VERB})\\b|what (?:is|are)\\b|(?:in )?how (?:many|far|high|long|fast|much)\\b|do (?:they|the lines)\\b))`,
  'giu',
);
/** Behind such a word a verb goes on with the sentence. */
const GOES_ON = /(?:^|\b(?:to|and|or|hence|then|must|can|in|by|of|the|for|that))$/i;
/** What is asked for by its name at the end: "…, max speed?", "…, probability both red", "… P(X > 3)". */
const AT_THE_END = new RegExp(
  `[\\s,]{1,3}(?=(?:the )?(?:(?:${PROPERTY})(?: of [^,.?]{1,40})?\\s?\\?$|(?<=[\\d)kKgNWms°\\]] {0,2},? {0,2})(?!equation)(?:${PROPERTY})$|(?<!(?:the|a|an|with|has|its|and|constant) {1,2})probability (?!distribution|density|of success|is\\b|=)[a-z][^.?=]{1,80}\\??$|(?:${ASKED_BY_NAME})\\s?\\??$))`,
  'i',
);
/** "X ~ N(5, 4), P(X > 6)": a formula that is taken with a sign, or told, is not asked for. */
const JOINED = /[-+*/=(<>~|]$|\b(?:and|or|is|if|when|with|that|of|where|for|given|find|in|at)$/i;

/** The sentences of a text that a person typed without marks between them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^.…][.?!])\s{1,9}(?=\p{L}|\d|\()|(?<=[。？；])|\n{1,9}/u)
    .flatMap(atRequests)
    .flatMap(atTheEnd)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function atRequests(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(REQUEST)) {
    const before = text.slice(from, index);
    const rest = text.slice(index + joint.length);
    if ((GOES_ON.test(before) && !/[,;:]/.test(joint)) || !/^\p{L}+\s*\S/u.test(rest)) continue;
    if (/^(?:solve|factorise|expand|simplify)(?: for\b|\s*[.?]?$)/i.test(rest)) continue;
    pieces.push(before);
    from = index + joint.length;
  }
  return [...pieces, text.slice(from)];
}

function atTheEnd(sentence: string): string[] {
  if (ASKS.test(sentence)) return [sentence];
  const at = sentence.search(AT_THE_END);
  if (at <= 0 || JOINED.test(sentence.slice(0, at).trimEnd())) return [sentence];
  return [sentence.slice(0, at), sentence.slice(at).replace(/^[\s,]{1,3}/, '')];
}

const ASKS = new RegExp(
  `^(?:${VERB}|what|how|in how|where|when|which|do|does|is|are|can|hence|diff|integ?)\\b`,
  'i',
);
const WANTED = new RegExp(
  `^(?:the )?(?:(?:${PROPERTY})(?: and (?:the )?(?:${PROPERTY}))?(?: (?:of(?! \\d[\\d.]{0,6} ?(?:N|kg|m|s|J|W|kW|kN)(?: acts?\\b|,|$))|by|at|when|in|between|under|for|from|to|on|needed|that|enclosed)\\b|\\s?\\??$)|(?:${ASKED_BY_NAME})(?: and (?:${ASKED_BY_NAME}))?(?:\\s?\\??$| (?:if|given|when|where|of)\\b)|d\\^2y\\/dx\\^2|probability\\b)`,
  'i',
);
/** Said of what is named, it is told; behind "when" it is not. */
const STATES = /^(?:(?!\b(?:when|if|where|that|which)\b)[^=])*\b(?:is|are|has|have|was|were)\b/;

/** Whether it asks for something, be it by its name alone: "turning points of y = x^3". */
export const isRequest = (sentence: string): boolean =>
  ASKS.test(sentence) || /[求解证算]/u.test(sentence) || isBareRequest(sentence);
export const isBareRequest = (sentence: string): boolean =>
  !ASKS.test(sentence) && WANTED.test(sentence) && !STATES.test(sentence);
