import { MEASURE, THINGS } from './nouns.ts';
import { capital, withoutMark } from './marks.ts';

const UNIT = '(?:kg|cm|km|mm|kN|kW|m\\/s(?:\\^2|²)?|N|W|J|m|s|degrees|radians|°|rad)';
const NUMBER = '(?:-|−)?\\d[\\d./√π]{0,9}';
const VALUE = `(?:= ?|is |of )?(${NUMBER}(?: ?${UNIT})?)(?![\\w(^])`;
const ITEM = `(${MEASURE}|difference|ratio|r|a|d|theta|θ) ?${VALUE}`;
/** "sector r 8 cm angle 1.2 radians": a thing, and what is told of it with its value. */
const LISTED = new RegExp(
  `^(?:an? |the )?(${THINGS})(?: of a circle)?(?: with| where| has|,|:)?((?:,? (?:and )?${ITEM}){1,4})$`,
  'i',
);
const EACH = new RegExp(ITEM, 'gi');
const ROUND: Record<string, string> = { r: 'radius', theta: 'angle', θ: 'angle' };
const IN_PROGRESSIONS: Record<string, string> = {
  a: 'first term',
  d: 'common difference',
  r: 'common ratio',
  difference: 'common difference',
  ratio: 'common ratio',
};

/** "Power of car 24 kW resistance 800 N": of a vehicle alone on its road, on the level. */
const VEHICLE = 'car|van|lorry|train|bus|motorbike|truck';
const DRIVEN = new RegExp(
  `^(?:(?:the )?(?:maximum )?power of (?:a |the )?(${VEHICLE})|(?:an? )?(${VEHICLE})(?: of| with| has)?(?: a)?(?: maximum)?(?: power)?)(?: of| is)? (\\d[\\d.]{0,6} ?k?W),?(?: and)? (?:with |against )?(?:an? |the )?(?:total )?resistance(?: force)?(?: to motion)?(?: of| is| =)? (\\d[\\d.]{0,6} ?N)$`,
  'i',
);

/** "P(A) = 0.6, P(B) = 0.5, independent" */
const EVENTS = /^P\(([A-Z])\)[^.?]{1,60}P\(([A-Z])\)[^?]{1,40}?[\s,](independent|mutually exclusive)$/;

/** The letters of motion with constant acceleration. */
const UNITS: Record<string, string> = { u: 'm/s', v: 'm/s', a: 'm/s^2', s: 'm', t: 's' };
const SUVAT =
  /^(?:particle,? )?(?:[uvast] ?= ?-?[\d.]{1,6}(?: ?(?:m\/s(?:\^2|²)?|m|s))?(?:,? (?:and )?|$)){2,4}$/;
const SUVAT_EACH = /([uvast]) ?= ?(-?\d{1,5}(?:\.\d{1,3})?)/g;

/** Distributions by their names, as they are written in signs. */
const OF = '(?:= ?|is |of )?';
const NAMED: [RegExp, string][] = [
  [
    new RegExp(
      `^(?:([A-Z]) )?(?:(?:is|has|follows) )?(?:an? )?normal(?:ly)?(?: distributed| distribution| dist)?,?(?: with)? (?:mu|μ|mean) ?${OF}(${NUMBER}),?(?: and)? (?:sigma|σ|standard deviation) ?${OF}(${NUMBER})$`,
      'i',
    ),
    '$1 ~ N($2, $3^2)',
  ],
  [
    new RegExp(
      `^(?:([A-Z]) )?(?:(?:is|has|follows) )?(?:an? )?normal(?:ly)?(?: distributed| distribution| dist)?,?(?: with)? (?:mu|μ|mean) ?${OF}(${NUMBER}),?(?: and)? (?:sigma\\^2|σ²|σ\\^2|variance) ?${OF}(${NUMBER})$`,
      'i',
    ),
    '$1 ~ N($2, $3)',
  ],
  [
    new RegExp(
      `^(?:([A-Z]) )?(?:(?:is|has|follows) )?(?:an? )?binomial(?: distribution| dist)?,?(?: with)? n ?${OF}(\\d{1,4}),?(?: and)? p ?${OF}(${NUMBER})$`,
      'i',
    ),
    '$1 ~ B($2, $3)',
  ],
  [
    new RegExp(
      `^(?:([A-Z]) )?(?:(?:is|has|follows) )?(?:an? )?poisson(?: distribution| dist)?,?(?: with)? (?:mean|lambda|λ) ?${OF}(${NUMBER})$`,
      'i',
    ),
    '$1 ~ Po($2)',
  ],
  [
    new RegExp(
      `^(?:([A-Z]) )?(?:(?:is|has|follows) )?(?:an? )?geometric(?: distribution| dist)?,?(?: with)? p ?${OF}(${NUMBER})$`,
      'i',
    ),
    '$1 ~ Geo($2)',
  ],
];

const DONE =
  'pulled|pushed|thrown|flipped|projected|connected|released|dropped|rotated|attached|towed|fired|rolled|tossed|taken|drawn|picked|chosen';
const HERE = 'on|along|over|by|down|up|from|with|of|through|in|at|into|has|hits';
/** What a story leaves out: its verb "is", its articles, "of" in front of a value. */
const LEFT_OUT: [RegExp, string][] = [
  [
    /^(?:the )?(?:curve )?(y ?= ?[^,.;]{2,40}?) (?:is )?(?:a )?(?:tangent to|touches) (?:the )?(?=[xy]-axis|line)/i,
    'the curve $1 is tangent to the ',
  ],
  [/^given(?: that)?:? /i, ''],
  [/^2 (?=[a-z])/, 'two '],
  [new RegExp(`^((?:two |three )(?:${THINGS})s) (?=\\d)`, 'i'), '$1 of masses '],
  [new RegExp(`\\b((?:${THINGS})) (\\d[\\d.]{0,6} kg)\\b`, 'gi'), '$1 of mass $2'],
  [/(?<!\bof |\bhas |\bhave |\band |\bthe )\b(mass(?:es)?) (?:of |= ?)?(?=\d)/gi, 'of $1 '],
  [/\b(force|tension|resistance)(?: =)? (?=\d)/gi, '$1 of '],
  [/(?<=[a-z] )(acceleration|velocity|speed|deceleration) (?:= ?|of )?(?=\d)/gi, 'with $1 '],
  [/\bwith with\b/gi, 'with'],
  [
    new RegExp(
      `^((?:an? |the )?(?:${THINGS})(?: of mass [\\d.]{1,6} kg)?) (?=(?:${DONE}|on|at rest)\\b)`,
      'i',
    ),
    '$1 is ',
  ],
  [new RegExp(`^(two (?:${THINGS})s(?: of masses [^,]{1,30}?)?) (?=(?:${DONE})\\b)`, 'i'), '$1 are '],
  [/\b(to) (?=horizontal|vertical)\b/gi, '$1 the '],
  [new RegExp(`(^|\\b(?:${HERE}) )(?=(?:${THINGS})\\b(?! [a-z] ?=| \\[|s\\b| [-\\d(]))`, 'gi'), '$1a '],
  [/\b(over|by|with|of) (a )?(?=light (?:inextensible )?string)/gi, '$1 a '],
  [
    /(?<!\b(?:fair|biased|unfair|unbiased) )\b(coins?|die|dice)\b(?=.{0,40}\b(?:thrown|tossed|rolled|flipped)\b)/gi,
    'fair $1',
  ],
  [/^((?:two|three|2|3|\d) fair (?:coins|dice)) (?=thrown|tossed|rolled|flipped)/i, '$1 are '],
  [/^fair (?=coin|die)/i, 'a fair '],
  [/^(a fair (?:coin|die)) (?=thrown|tossed|rolled|flipped)/i, '$1 is '],
  [/(?<=\d) (?=P\()/g, ', '],
  [/^(\d{1,3} [a-z]{3,12}),? (?:and )?(\d{1,3} [a-z]{3,12})$/i, 'there are $1 and $2'],
  [
    /^(force of \d[\d.]{0,6} N) acts on (\d[\d.]{0,6} kg)(?: mass| particle| body)?$/i,
    'a $1 acts on a particle of mass $2',
  ],
  [/\ba (?=(?:arith|inc|ob|un|inex))/gi, 'an '],
  [/\b(bag|box) has (?=\d)/gi, '$1 contains '],
  [
    /\b(\d{1,3}) ([a-z]{3,8}),?(?: and)? (\d{1,3}) ([a-z]{3,8}) (balls|counters|sweets|marbles|beads|discs|cards|pens|socks)\b/gi,
    '$1 $2 $5 and $3 $4 $5',
  ],
];

const IT_IS_DONE = new RegExp(`^(?=(?:${DONE})\\b)`, 'i');
const SOME_ARE_DONE = new RegExp(`^(\\d{1,2}) (?:are )?(?=(?:${DONE})\\b)`);

/** A clause behind a comma that is a sentence of its own. */
const CLAUSE = new RegExp(
  `,? ?(?:and )?(?=(?:mu|μ|coefficient of friction) ?(?:=|is|\\d)|\\bg ?=)|, (?=(?:${DONE}) |\\d{1,2} (?:are )?(?:${DONE})\\b)`,
  'gi',
);

/** What is told of one thing by its values alone; null where it is not. */
export function listInFull(sentence: string): string | null {
  const [core] = withoutMark(sentence);
  const [, thing, items] = LISTED.exec(core) ?? [];
  if (thing && items) return `${aThing(thing)} has ${listOf(items, thing)}.`;
  const [, first, second, told] = EVENTS.exec(core) ?? [];
  if (first && second)
    return `${core.slice(0, -told!.length).replace(/[,\s]{1,3}(?:and )?(?:they )?(?:are )?$/, '')}. ${first} and ${second} are ${told}.`;
  const motion = SUVAT.test(core) ? [...core.matchAll(SUVAT_EACH)] : [];
  if (motion.length > 1)
    return `A particle has ${motion.map(([, letter, value]) => `${letter} = ${value} ${UNITS[letter!]}`).join(' and ')}.`;
  const [, of, vehicle = of, power, resistance] = DRIVEN.exec(core) ?? [];
  if (vehicle)
    return `A ${vehicle} moves on a straight horizontal road. The engine works at ${power} and the resistance to motion is ${resistance}.`;
  const named = NAMED.map(([form, full]) => core.replace(form, full)).find((one) => one !== core);
  return named ? `${named.replace(/^ ~/, 'X ~')}.` : null;
}

/** What is told, in sentences with their articles and verbs. */
export function tellingInFull(sentence: string): string {
  const [core] = withoutMark(sentence);
  const counted = /\d [a-z]{3,8} (balls|counters|sweets|marbles|beads|discs|cards|pens|socks)\b/i.exec(
    core,
  )?.[1];
  return core
    .split(CLAUSE)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((clause) => `${capital(clauseInFull(clause, counted))}.`)
    .join(' ');
}

function clauseInFull(clause: string, counted: string | undefined): string {
  if (/^g ?=/.test(clause)) return `take ${clause}`;
  const friction = /^(?:mu|μ|coefficient of friction) ?(?:=|is)? ?([\d./]{1,6})$/i.exec(clause)?.[1];
  if (friction) return `the coefficient of friction is ${friction}`;
  let rest = clause
    .replace(IT_IS_DONE, 'it is ')
    .replace(SOME_ARE_DONE, (_, count: string) => `${count} ${counted ?? ''} are `);
  for (const [form, full] of LEFT_OUT) rest = rest.replace(form, full);
  return rest;
}

const aThing = (thing: string) => {
  const whole = thing === 'sector' ? 'sector of a circle' : thing;
  return `${/^[aeiou]/i.test(whole) ? 'An' : 'A'} ${whole}`;
};

function listOf(items: string, thing: string): string {
  const called = /progression/i.test(thing) ? IN_PROGRESSIONS : ROUND;
  const each = [...items.matchAll(EACH)].map(([, name, value]) =>
    withUnit(called[name!.toLowerCase()] ?? name!, value!),
  );
  return each.length === 1 ? each[0]! : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

/** An angle without a unit is in radians, where it is less than a whole turn of them. */
const withUnit = (name: string, value: string): string =>
  `${name} ${value}${name === 'angle' && Number(value) < 2 * Math.PI ? ' radians' : ''}`;
