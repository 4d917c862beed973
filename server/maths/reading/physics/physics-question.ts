import { FREE_FALL } from './constants.ts';
import type { Given } from './given.ts';
import { withDecelerations } from './directions.ts';
import { constantGiven, readOffered, readWords } from './values-in-words.ts';
import { normalise } from '../spelling.ts';
import { readValues } from './values.ts';
import { readUnknownQuantity, type UnknownQuantity } from './unknown-quantity.ts';

export interface Reading {
  text: string;
  givens: Given[];
  unknownQuantity: UnknownQuantity;
  /** Values that may be used but need not be: a free fall's acceleration, an electron's mass and charge. */
  offered: Given[];
}

const HARD =
  /\b(?:three|four|five|six|seven|eight|nine|ten|several|strands?|twice|doubled?(?![- ]slit)|halved|half(?![- ]li)|tripled?|ratio|percentage|graph|sketch|explain|show that|prove|uncertaint\w{0,40}|collid\w{0,40}|collisions?|explo\w{0,40}|identical|rebounds?|bounces?|tables?|per cent|fraction|factor|diameter|circumference|perimeter|altitude|wast\w{1,40}|peak[- ]to[- ]peak|successive|adjacent|not|never|harmonics?(?! motion)|overtones?|fundamental|extremes|range of motion)\b|\bthen\b[^.]{0,300}\d|三个|两倍|一半|减半|比值|百分比|百分之|图像|证明|碰撞|反弹|爆炸|解释|不(?!计)|未|直径|周长|浪费|峰峰|(?:然后|接着|再).{0,300}\d|增加了|减少了|减小了|增大了|倍/iu;

const TWO = /\b(?:two|both|each(?! photon))\b|两(?![端缝板])|各/iu;

/** Phrases such as "ignore air resistance", which leave the formulas as they are. */
const NEGLECTED =
  /\b(?:(?:you may|you can|please) )?(?:ignor(?:e|ing)|neglect(?:ing)?|assum(?:e|ing)(?: that)?(?: there is)? (?:no|negligible))(?: any| the)?(?: effects? of(?: the)?)? air resistance\b|\b(?:assum(?:e|ing)(?: that)? )?(?:the )?(?:effects? of )?air resistance (?:is|are|can be|may be|should be) (?:negligible|ignored|neglected)\b|(?:忽略|不计|不考虑)空气(?:的)?阻力|空气阻力(?:可以?)?(?:忽略不计|不计|忽略)/gi;

export const mentionsTwo = (text: string) => TWO.test(text);

/** Everything that the question says in numbers, and the one thing that it asks for; null where any of it is unclear. */
export function readQuestion(question: string, gravity = FREE_FALL.physics): Reading | null {
  const plain = normalise(question).replace(NEGLECTED, ' ');
  const { text: full, givens: inWords } = readWords(plain);
  if (HARD.test(full)) return null;
  const unknownQuantity = readUnknownQuantity(full);
  const read = unknownQuantity && readValues(unknownQuantity.rest);
  const values = read && withDecelerations(read, full);
  if (!unknownQuantity || !values) return null;
  const dataSheet = values.filter(({ label }) => label.kind === 'constant');
  const stated = dataSheet.find(({ label }) => label.kind === 'constant' && label.text === 'g');
  const gravityGiven = gravity === FREE_FALL.physics || stated ? [] : [constantGiven('g', gravity, 'm s^-2')];
  return {
    text: full,
    givens: [...values.filter(({ label }) => label.kind !== 'constant'), ...inWords],
    unknownQuantity,
    offered: [...dataSheet, ...gravityGiven, ...readOffered(full, stated?.value ?? gravity, plain)],
  };
}
