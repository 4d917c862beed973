import { declares } from '../layout/leads.ts';
import type { Token } from '../reading/tokens.ts';

const BEGINS_A_STORY =
  /^\s*(?:(?:the|an?|this|these|two|three|some|each|most|many|all|it|in an?|in the|when an?|when the|during|for an?)\b|\w+(?:, \w+)* and \w+ (?:is|are)\b)/i;
const CHINESE_ORDERS =
  /写(?!成)|[画求试请举列何哪吗呢？]|说明|说出|指出|描述|解释|估计|判断|给出|多少|什么|怎样|怎么|是否|现将|实际上|改为/;

/** Of a question without parts the story stands before what it asks. */
export const isWhole = (text: string, question: string): boolean =>
  question.trimStart().startsWith(text.trim().slice(0, 60));

const WITHHOLDS =
  /\b(?:no|not|never|without|instead|actually|absorb\w*|vacuum|doubled|halved|neither|nor|cannot)\b|n['’]t\b|没有|不|无|真空|实际|并非|改为/i;

/** Behind a comma too, something may be asked for. */
const isTold = (source: string): boolean =>
  /\p{Script=Han}/u.test(source)
    ? !CHINESE_ORDERS.test(source) && source.split(/[，；：]/).every(declares)
    : !source.includes('?') && source.split(/[,;:]/).every(declares);

const isStory = (source: string): boolean =>
  isTold(source) && (/\p{Script=Han}/u.test(source) || BEGINS_A_STORY.test(source));

/** The settings of reasons that are told beside the question itself. */
const SETTINGS: readonly RegExp[] = [
  /^the (?:ions|particles|electrons|protons) (?:first )?pass through a velocity selector ?,? in which there is a uniform electric field (?:of strength [^a-z]{1,24}[a-z\d −^-]{1,24} )?and a uniform magnetic field(?: of flux density [\d .]{1,16}t)?$/,
  /^the two fields are at right angles to each other and to the direction of travel of the (?:ions|particles|electrons|protons)$/,
  /^the (?:ions|particles|electrons|protons) leave the selector through a narrow slit(?: [a-z])? and enter a region in a vacuum where there is only a uniform magnetic field ?,?(?: of flux density [\d .]+t ?,?)? at right angles to their path$/,
  /^a (?:small )?bar magnet is released from rest at the top of a (?:long )?vertical copper tube$/,
  /^the magnet does not touch the tube$/,
  /^the accelerating (?:potential difference|pd|voltage) is increased$/,
  /^the β\+ particles emitted by a sample of [a-z]+(?: ?[-–]? ?\d+)? have a range of kinetic energies$/,
  /^测量直径时,学生在[合金属丝]+的不同位置,不同方向各测几次再取平?均值$/,
  /^实际上空气阻力不(?:能|可)忽略(?:不计)?$/,
  /^in practice ?,? air resistance (?:is not|cannot be) (?:negligible|neglected|ignored)$/,
];

/**
 * Before a term or a law a story may be told, but nothing be asked for that is not answered. Before a reason, what is told
 * may be why it does not hold.
 */
export function mayStandBefore(
  source: string,
  words: readonly Token[],
  isUntouched: boolean,
  isAll: boolean,
): boolean {
  const all = words.map(({ word }) => word!);
  const text = all.join(/[\u4e00-\u9fff]/.test(all.join('')) ? '' : ' ');
  if (SETTINGS.some((one) => one.test(text))) return true;
  if (isAll && isTold(source) && !WITHHOLDS.test(source)) return true;
  return isUntouched && isStory(source);
}
