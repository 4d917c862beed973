import { declares } from '../layout/leads.ts';
import type { Statement } from './statement.ts';

/** What tells of a change, or that something is not as it commonly is. */
const OTHERWISE: readonly RegExp[] = [
  /\bnow\b/gi,
  /\brevers\w+/gi,
  /\binstead\b/gi,
  /\b(?:not|cannot|no|none|never|neither|nor|without|only|but|however|although|except|unlike)\b|n['’]t\b/gi,
  /\b(?:in|dis)?(?:removed?|covered|replaced|opened|disconnected|detached|loosen(?:s|ed)|broken|breaks|blocked)\b/gi,
  /\bopen(?! end\b)(?! at one\b)\b/gi,
  /\b(?:escap|leak|swap|tilt|inclin|interchang|exchang|alternat|switch|stopp?|fail)\w*/gi,
  /\b(?:different|another|(?<!each )other(?! (?:end|side)s?\b)|external|extra|additional|opposite|faulty|missing|zero|unknown)\b/gi,
  /\b(?:held|fixed|clamped|stationary) (?:still|in place|in position|when|while)\b|\bis (?:held|kept) fixed\b/gi,
  /\b(?:moved?|brought|placed) (?:further|farther|closer|nearer|away)\b|\b(?:doubled|halved|changed)\b/gi,
  /\bconstant (?:drag|resist|air)\w*|\b(?:drag|resist\w*)(?: force)? (?:\w+ ){0,3}constant\b/gi,
  /\b(?:wind|being charged|a charger|in practice)\b/gi,
  /现在|此时改|反向|颠倒|调换|交换|改为|改成|改用|换成|替换|代替|移走|移去|撤去|拿走|取走|遮住|挡住|断开|断路|开路|漏气|漏电|逸出气|不同(?!位置|方向|处|的?点)|另外|外力|相反|静止不动|(?:固定|按住)不动|保持不动|[不没未无非](?!计|变|同)/g,
];

/** No figure is drawn to scale, and that something does not matter or that a field is alone tells nothing. */
const NOTHING_TOLD =
  /not (?:drawn )?to scale|(?:is|are) not required|not (?:shown|drawn)(?: in| on)? (?:fig\w*|the figure|the diagram)?|no (?:air resistance|friction)\b|other than|only an? uniform (?:magnetic|electric) field|(?:is|are) negligible|无关|无需|不需要/gi;

const SENTENCE = /(?<=[.?!])(?=\s)|(?<=[。？！])|\n/u;

/** The sentences of a text that tell something. */
export const toldIn = (text: string): string =>
  text
    .split(SENTENCE)
    .filter((sentence) => declares(sentence))
    .join('\n');

const bareOf = (sentence: string): string =>
  sentence
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase();

/** Whether what is told speaks of a change or a lack that the statement does not name itself. */
export function isToldOtherwise({ about, asked, settings = [] }: Statement, told: string): boolean {
  const named = `${about?.source ?? ''} ${asked.en} ${asked.zh}`.toLowerCase();
  const isSetting = (sentence: string) => settings.some((one) => one.test(bareOf(sentence)));
  const text = told
    .split('\n')
    .filter((sentence) => !isSetting(sentence))
    .join('\n')
    .replaceAll(NOTHING_TOLD, ' ');
  return OTHERWISE.some((words) => {
    const found = text.match(words) ?? [];
    const foreign = found.filter((word) => !named.includes(word.toLowerCase()));
    // What it names itself it names once.
    return foreign.length > 0 || found.length > 1;
  });
}
