import { PROPERTY } from './nouns.ts';
import { isBareRequest, isRequest, VERB } from './sentences.ts';

const FORMULA = '(?=(?:[a-z]\\(x\\)|[a-z]) ?=|\\[\\[)';

/** Requests of few words as papers print them. */
const FORMS: [RegExp, string][] = [
  [
    /^(?:find |evaluate |calculate |work out )?(?:the )?(?:int|integrate|integral of|∫) ?([^∫]{1,80}?) ?d([a-z]),? (?:from |between )?(?:x ?= ?)?(\S{1,20}) (?:to|and) (?:x ?= ?)?(\S{1,20})$/i,
    'evaluate ∫_($3)^($4) $1 d$2',
  ],
  [
    /^(?:find |evaluate |calculate |work out )?(?:the )?(?:int|integral of) ?([^∫]{1,80}?) ?d([a-z])$/i,
    'find ∫ $1 d$2',
  ],
  [/^integ? (?=\S)/i, 'integrate '],
  [/^diff (?=\S)/i, 'differentiate '],
  [
    /^(?:find |write |put )?(?:the )?partial fractions?(?: of| for)? (.{3,120})$/i,
    'express $1 in partial fractions',
  ],
  [
    /^(?:write |put |split |express )?([^.?]{3,120}?) (?:in|into|as) partial fractions?$/i,
    'express $1 in partial fractions',
  ],
  [
    /^(?:write |put |express )([^.?]{1,80}?) (?:as|in form|in the form)(?: of)? ([^.?\s][^.?]{2,40})$/i,
    'express $1 in the form $2',
  ],
  [
    /^(?!write |put |express )([^.?]{1,80}?) in (?:the )?form(?: of)? ([^.?\s][^.?]{2,40})$/i,
    'express $1 in the form $2',
  ],
  [/^([^.?]{1,120}[=<>≤≥][^.?]{1,120}?),? (solve|factorise|expand|simplify)(?: for [a-z])?$/i, '$2 $1'],
  [/^([^.?]{1,120}?),? (factorise|expand|simplify)$/i, '$2 $1'],
  [/^((?:find |state )?(?:the )?coefficient of [^.?]{1,20}) in (?=\()/i, '$1 in the expansion of '],
  [/\bsquare root of (?=[^.?]{0,30}(?:\bi\b|\di\b))/i, 'square roots of '],
  [/\bpolar area(?: of)? (?=r ?=)/i, 'area enclosed by the polar curve '],
  [new RegExp(`^((?:find )?(?:the )?(?:${PROPERTY})) ${FORMULA}`, 'i'), '$1 of '],
  [/^solve for (?=[^,.?]{1,60}[<>≤≥=])/i, 'solve '],
  [/ (?:from )?(\d{1,3}) ?(?:degrees |° ?)?to (\d{1,3})(?: ?degrees|°)?$/i, ' for $1° to $2°'],
  [
    /^(?:in )?how many ways (?:to )?(?:can you |can we )?(?:arrange )?(?:the )?(?:letters )?(?:of |in )?(?:the )?(?:word )?([A-Z]{3,20})(?: letters)?$/i,
    'in how many ways can the letters of the word $1 be arranged',
  ],
];

const ARTICLE_LEFT_OUT = new RegExp(
  `\\b((?:find|calculate|determine|state|write down|and|what is|what are) )(?=(?:${PROPERTY})\\b(?! ?[=\\d]))`,
  'gi',
);

/** What is asked for with its verb and its article; null where nothing is. */
export function requestInFull(sentence: string): string | null {
  const [core, mark] = withoutMark(sentence);
  let rest = core;
  for (const [form, full] of FORMS) rest = rest.replace(form, full);
  if (rest === core && !isRequest(core)) return null;
  if (isBareRequest(rest)) rest = `find ${rest}`;
  rest = rest.replace(ARTICLE_LEFT_OUT, '$1the ');
  return capital(rest) + (mark.includes('?') && !START.test(rest) ? '?' : '.');
}

const START = new RegExp(`^(?:${VERB})\\b`, 'i');

export function withoutMark(sentence: string): [core: string, mark: string] {
  const core = sentence.replace(/(?:(?<![.…])[.]|[?!,;\s]){1,9}$/u, '');
  return [core, sentence.slice(core.length).trim()];
}

export const capital = (text: string): string =>
  text.replace(/^[a-z](?=[a-z]{2}|n? )/, (one) => one.toUpperCase());
