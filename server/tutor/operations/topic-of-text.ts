import type { Context } from '../../core/context.ts';
import { cite } from './cite.ts';
import { topicIn } from './topic-named.ts';

const PHYSICS = '9702';
const MOST_CARDS = 12;
/** By so much the cards of a topic have to stand ahead. */
const LEAST_SHARE = 0.6;

/** Topics that their formulas tell. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/\br ?= ?[^.]{0,40}[ijk] ?[+-]? ?[^.]{0,12}[+] ?(?:s|t|λ|μ) ?\(/, '9709/p3/vectors'],
  [/\bsubstitution\b[^.]{0,60}(?:∫|integra)|换元/i, '9709/p3/integration'],
  [
    /\b(?:collid|collision|elastic (?:collision|impact)|they (?:dont )?stick|momentum)|碰撞|动量/i,
    '9709/p4/momentum',
  ],
  [
    /\bpermutation|\barrangements? of\b|\bways can\b.{0,60}\b(?:row|line|arrang)|排列/i,
    '9709/p5/permutations-and-combinations',
  ],
];
/** Bodies and forces. */
const MECHANICS =
  /\b(?:\d ?kg|\d ?N|particles?|pulley|friction|inclined|smooth|rough|resistance|m\/s)\b|\d ?(?:kg|kW)|质点|斜面|滑轮|摩擦/i;

const OF_PHYSICS =
  /\b(?:photons?|electrons?|protons?|neutrons?|nucle(?:us|i|ar|on)\w{0,3}|quarks?|leptons?|isotopes?|half-?life|activity|e\.?m\.?f|volts?|amperes?|ohms?|resist(?:or|ivity)s?|ohms?|Ω|current|capacit\w{1,5}|circuits?|cells?|batter(?:y|ies)|wavelengths?|frequency|diffract\w{1,4}|interference|slits?|stationary waves?|standing waves?|young(?:'s)? modulus|stress|strain|wires?|pressure|kelvin|gas(?:es)?|thermal|specific heat|latent|magnet\w{0,4}|flux|electric fields?|gravitational|satellites?|orbits?|uncertaint(?:y|ies)|eV|nm|kPa|Hz|physics)\b|光子|电子|质子|原子核|半衰期|电动势|电阻|电流|电容|电路|电池|波长|频率|衍射|干涉|驻波|杨氏|应力|应变|压强|气体|热容|磁|电场|引力|卫星|不确定度|物理/i;

/** The topic that a question belongs to which has no solution: by the names in it, or by most of the cards that fit; null where they disagree. */
export async function topicOfText(ctx: Context, text: string, within: string | null): Promise<string | null> {
  const subject = within?.split('/')[0] ?? null;
  const isPhysics = subject === PHYSICS || (subject === null && OF_PHYSICS.test(text.slice(0, 1000)));
  const isMechanics = !isPhysics && MECHANICS.test(text.slice(0, 1000));
  const isOfSubject = (topic: string) =>
    topic.startsWith(`${PHYSICS}/`) === isPhysics && (!isMechanics || /^9709\/p4\/|^9231\/p3\//.test(topic));
  const told = TOLD.find(([form]) => form.test(text.slice(0, 1000)))?.[1];
  if (told !== undefined && (subject === null || told.startsWith(`${subject}/`))) return told;
  const named = await topicIn(ctx, text, within);
  if (named !== null && isOfSubject(named)) return named;
  const place = subject ?? (isPhysics ? PHYSICS : null);
  const cards = await cite(ctx, { text, topic: place ? `${place}//` : null, limit: MOST_CARDS });
  const weights = new Map<string, number>();
  for (const [at, { subjectCode, paper, topic }] of cards.entries()) {
    const name = `${subjectCode}/${paper}/${topic}`;
    if (isOfSubject(name)) weights.set(name, (weights.get(name) ?? 0) + 1 / (at + 2));
  }
  const all = [...weights].toSorted(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  const [best] = all;
  return best && best[1] >= LEAST_SHARE * sum ? best[0] : null;
}
