import { FORMS } from './forms.ts';
import { capital, withoutMark } from './marks.ts';
import { PROPERTY } from './nouns.ts';
import { isBareRequest, isRequest, VERB } from './sentences.ts';

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
