import { MEASURE, THINGS } from './nouns.ts';
import { capital, withoutMark } from './requests.ts';

const UNIT = '(?:kg|cm|km|mm|kN|kW|m\\/s(?:\\^2|²)?|N|W|J|m|s|degrees|radians|°|rad)';
const NUMBER = '(?:-|−)?\\d[\\d./√π]{0,9}';
const VALUE = `(?:= ?|is |of )?(${NUMBER}(?: ?${UNIT})?)(?![\\w(^])`;
const ITEM = `(${MEASURE}|r|theta|θ) ?${VALUE}`;
/** "sector r 8 cm angle 1.2 radians": a thing, and what is told of it with its value. */
const LISTED = new RegExp(
  `^(?:an? |the )?(${THINGS})(?: of a circle)?(?: with| where| has|,|:)?((?:,? (?:and )?${ITEM}){1,4})$`,
  'i',
);
const EACH = new RegExp(ITEM, 'gi');
const CALLED: Record<string, string> = { r: 'radius', theta: 'angle', θ: 'angle' };

/** "Power of car 24 kW resistance 800 N": of a vehicle alone on its road, on the level. */
const VEHICLE = 'car|van|lorry|train|bus|motorbike|truck';
const DRIVEN = new RegExp(
  `^(?:(?:the )?(?:maximum )?power of (?:a |the )?(${VEHICLE})|(?:an? )?(${VEHICLE})(?: of| with| has)?(?: a)?(?: maximum)?(?: power)?)(?: of| is)? (\\d[\\d.]{0,6} ?k?W),?(?: and)? (?:with |against )?(?:an? |the )?(?:total )?resistance(?: force)?(?: to motion)?(?: of| is| =)? (\\d[\\d.]{0,6} ?N)$`,
  'i',
);

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
  'pulled|pushed|thrown|projected|connected|released|dropped|rotated|attached|towed|fired|rolled|tossed|taken|drawn|picked|chosen';
const HERE = 'on|along|over|by|down|up|from|with|of|through|in|at|into|has|hits';
/** What a story leaves out: its verb "is", its articles, "of" in front of a value. */
const LEFT_OUT: [RegExp, string][] = [
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
  [/\ba (?=(?:arith|inc|ob|un|inex))/gi, 'an '],
  [/\b(bag|box) has (?=\d)/gi, '$1 contains '],
  [
    /\b(\d{1,3}) ([a-z]{3,8}),?(?: and)? (\d{1,3}) ([a-z]{3,8}) (balls|counters|sweets|marbles|beads|discs|cards|pens|socks)\b/gi,
    '$1 $2 $5 and $3 $4 $5',
  ],
];

/** A clause behind a comma that is a sentence of its own. */
const CLAUSE = new RegExp(
  `,? ?(?:and )?(?=(?:mu|μ|coefficient of friction) ?(?:=|is|\\d)|\\bg ?=)|, (?=(?:${DONE}) |\\d{1,2} (?:are )?(?:${DONE})\\b)`,
  'gi',
);

/** What is told of one thing by its values alone; null where it is not. */
export function listInFull(sentence: string): string | null {
  const [core] = withoutMark(sentence);
  const [, thing, items] = LISTED.exec(core) ?? [];
  if (thing && items) return `${aThing(thing)} has ${listOf(items)}.`;
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
    .replace(new RegExp(`^(?=(?:${DONE})\\b)`, 'i'), 'it is ')
    .replace(
      new RegExp(`^(\\d{1,2}) (?:are )?(?=(?:${DONE})\\b)`),
      (_, count: string) => `${count} ${counted ?? ''} are `,
    );
  for (const [form, full] of LEFT_OUT) rest = rest.replace(form, full);
  return rest;
}

const aThing = (thing: string) => {
  const whole = thing === 'sector' ? 'sector of a circle' : thing;
  return `${/^[aeiou]/i.test(whole) ? 'An' : 'A'} ${whole}`;
};

function listOf(items: string): string {
  const each = [...items.matchAll(EACH)].map(([, name, value]) => `${CALLED[name!] ?? name} ${value}`);
  return each.length === 1 ? each[0]! : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}
