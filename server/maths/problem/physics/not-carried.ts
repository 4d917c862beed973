import type { Goal, Problem, ProblemPart, Term } from '../schema/problem.ts';

/** Whether a part asks, or builds on what asks, for what was told and is not carried through. */
export function isNotCarried(problem: Problem, at: number): boolean {
  const points = Array.from(problem.text);
  const asked = problem.parts.slice(0, at + 1).map((part) => sentencesOf(part, points));
  return (
    isFromTheOtherEnd(problem) ||
    isAboveNoEarth(problem.text) ||
    asked.some((one) => PART_OF_IT.test(one) || (CLOSEST.test(one) && !isFromFar(problem.text))) ||
    isBeyondTheLine(problem.text, asked[at] ?? '')
  );
}

/** The sentences in which a part asks and in which it tells something, and those that nobody read. */
function sentencesOf({ goals, facts, unread }: ProblemPart, points: readonly string[]): string {
  const spans = new Map(
    [...goals, ...facts, ...unread].flatMap(({ span }) => (span ? [[span.join(), span] as const] : [])),
  );
  return [...spans.values()].map((span) => points.slice(...span).join('')).join('\n');
}

/** "Calculate half the maximum charge": the maximum is known alone. */
const PART_OF_IT =
  /(?:^|\n) ?(?:hence,? )?(?:calculate|determine|find|estimate|state|deduce|show that) (?:the value of )?(?:half|one half|twice|double|(?:a|one) (?:half|third|quarter|tenth)|two thirds|three quarters)\b/i;

const CLOSEST = /closest|nearest (?:distance|approach)|最近/i;

/** What starts far away has no potential energy there. */
const isFromFar = (text: string): boolean =>
  /(?:long|large|great) (?:distance|way)|\bfar (?:away|from)|infinity|很远|无穷远|远处|较远/i.test(text) &&
  !/directly away|free to move/i.test(text);

/** A day is the period above the Earth; another planet turns as it does. */
const isAboveNoEarth = (text: string): boolean =>
  /geostationary/i.test(text) && !/\bearth\b|\bday\b|\bhours?\b|\bperiod (?:is|of \d)/i.test(text);

/** From where lengths along a beam on a hinge are told: the hinge alone. */
function isFromTheOtherEnd({ text, things }: Problem): boolean {
  if (!things.some(({ kind }) => kind.includes('beam')) || !/hinge|pivot/i.test(text)) return false;
  const [, hinge] =
    /(?:hinged?|pivoted)\b[^.]{0,60}?\bat (?:(?:one |its )?end |point )?([A-Z])\b/.exec(text) ?? [];
  const [, ends = ''] = /\b(?:beam|rod|bar|pole|plank) ([A-Z]{2})\b/.exec(text) ?? [];
  const measured = [
    ...text.matchAll(/\d\s?(?:m|cm|mm) (?:away )?from (?:(?:the )?end |(?:the )?point )?([A-Z])\b/g),
  ];
  const hung = [
    ...text.matchAll(
      /\b(?:hangs|hung|suspended|attached|fixed|hanging|supported|connected) (?:to the beam |vertically )?(?:from|at|to) (?:(?:the )?end |point )?([A-Z])\b/g,
    ),
  ];
  const isElsewhere = hung.some(([, end]) => end === hinge || (ends !== '' && !ends.includes(end!)));
  return measured.some(([, end]) => end !== hinge) || (hinge !== undefined && isElsewhere) || isTooFar(text);
}

/** A place on a beam that is not so long. */
function isTooFar(text: string): boolean {
  const [, length, unit] = /\blength (?:of )?(?:[A-Za-z] ?(?:=|is) ?)?(\d[\d.]*)\s?(cm|m)\b/.exec(text) ?? [];
  if (!length) return false;
  return [...text.matchAll(/(?<![\d.])(\d{1,6}(?:\.\d{1,6})?)\s?(cm|m) from\b/g)].some(
    ([, far, of]) => metres(far!, of!) > metres(length, unit!),
  );
}

const metres = (size: string, unit: string): number => Number.parseFloat(size) / (unit === 'cm' ? 100 : 1);

/** A graph is straight up to a point, and what is asked lies beyond it. */
function isBeyondTheLine(text: string, asked: string): boolean {
  const [, x, unit, force] =
    /straight[^.]{0,60}\(\s?(\d[\d.]*)\s?(mm|cm|m)\s?,\s?(\d[\d.]*)\s?N\s?\)/.exec(text) ?? [];
  const [, limit] =
    /(?:limit of proportionality|elastic limit|proportional limit)[^.\d]{0,60}(\d{1,6}(?:\.\d{1,6})?)\s?N\b/.exec(
      text,
    ) ?? [];
  const [, end] =
    /(?:limit of proportionality|elastic limit|proportional limit)[^.\d]{0,60}(\d{1,6}(?:\.\d{1,6})?)\s?mm\b/.exec(
      text,
    ) ?? [];
  const most = Number.parseFloat(force ?? limit ?? 'Infinity');
  const far = x ? Number.parseFloat(x) : Number.parseFloat(end ?? 'Infinity');
  const over = (found: Iterable<RegExpExecArray>, than: number) =>
    [...found].some(([, size]) => Number.parseFloat(size!) > than);
  return (
    over(asked.matchAll(/(?<![\d.])(\d{1,6}(?:\.\d{1,6})?)\s?N\b/g), most) ||
    over(
      [...asked.matchAll(/(?<![\d.])(\d{1,6}(?:\.\d{1,6})?)\s?([cm]?m)\b/g)].filter(
        ([, , of]) => of === (unit ?? 'mm'),
      ),
      far,
    )
  );
}

const [BEFORE, AFTER] = ['before the collision', 'after the collision'];

/** The value of the one goal of a part. */
type Worth = (problem: Problem, at: number) => number[];

/** Whether two bodies would gain kinetic energy as they collide, or pass through each other. */
export function isNoCollision(problem: Problem, at: number, worth: Worth): boolean {
  const told = [problem.facts, ...problem.parts.flatMap(({ given, facts }) => [given, facts])].flat();
  const clash = told.find(({ relation }) => relation === 'collide' || relation === 'coalesce');
  const [a, b] = clash?.of ?? [];
  if (!a || !b) return false;
  const of = (name: string, one: Term, state: string): Term => ({ the: name, of: [one, state] });
  const value = (target: Term, unit: string): number | undefined =>
    worth(asking(problem, at, target, unit), at)[0];
  const apart = (state: string) =>
    value({ the: 'difference', of: [of('velocity', a, state), of('velocity', b, state)] }, 'm/s');
  const energy = (state: string) =>
    value({ the: 'sum', of: [of('kinetic energy', a, state), of('kinetic energy', b, state)] }, 'J');
  const [first, last] = [apart(BEFORE!), apart(AFTER!)];
  // What drives itself apart from rest gains its energy.
  if ([a, b].every((one) => value(of('velocity', one, BEFORE!), 'm/s') === 0)) return false;
  const isThrough = first !== undefined && last !== undefined && first * last > NEAR * first * first;
  const [had, has] = [energy(BEFORE!), energy(AFTER!)];
  return isThrough || (had !== undefined && has !== undefined && has > had * (1 + NEAR));
}

/** By how much what was told to a few figures may be off. */
const NEAR = 0.02;

const DIGITS = { kind: 'figures', digits: 10 } as const;

function asking(problem: Problem, at: number, target: Term, unit: string): Problem {
  const goal = { verb: 'find', target, unit, figures: DIGITS } as Goal;
  const parts = problem.parts.slice(0, at + 1).map((part, here): ProblemPart => ({
    ...part,
    given: here === at ? [...part.given, ...part.facts] : part.given,
    facts: here === at ? [] : part.facts,
    goals: here === at ? [goal] : [],
    otherwise: [],
    choices: [],
  }));
  return { ...problem, parts };
}
