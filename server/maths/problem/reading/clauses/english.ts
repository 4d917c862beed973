import type { Token } from '../tokens.ts';
import { finiteOf, isFiniteVerb } from './verbs.ts';
import { DETERMINERS, isLabel, isOfSeveral, namedAgain, wordAt, wordBeside } from './phrase.ts';

/** The sentences that say the same as one. */
type Pieces = readonly (readonly Token[])[];
type Splitting = (tokens: readonly Token[]) => Pieces[];

const ASKING = new Set(
  'find show calculate determine state explain sketch hence write express solve prove verify deduce obtain give describe use given by evaluate estimate suggest draw test comment construct complete copy'.split(
    ' ',
  ),
);
/** What stands behind them holds under a condition, or at a time. */
const CONDITIONS = new Set('if when until unless whenever given suppose assuming provided where'.split(' '));
/** What is said with them holds of the whole sentence, and of no piece of it. */
const WHOLE = new Set(
  'no neither nor either or none only except not never half most every probability because after once'.split(
    ' ',
  ),
);
const OPENING_CONDITIONS = new Set(['as', 'since', 'once', 'while', 'after', 'because']);
/** What is said behind it is so. */
const GIVEN = ['it', 'is', 'given', 'that'];
const RELATIVES = new Set(['which', 'who']);
/** The order of the sentences says as much. */
const ADVERBS = new Set(['then', 'also']);
const HAVING = new Set(['has', 'have', 'had', 'lies', 'lie', 'rests', 'hangs']);
const COPULAS = new Set(['is', 'are', 'was', 'were']);
/** Participles of how something is, and not of what is done to it then. */
const STATES = new Set(
  'attached fixed inclined connected joined suspended called denoted modelled distributed situated'.split(
    ' ',
  ),
);
const LATER = new Set('then later afterwards subsequently immediately finally eventually'.split(' '));
const PREPOSITIONS = new Set('on in at from for after during along over'.split(' '));

const indexesOf = (tokens: readonly Token[], is: (word: string, at: number) => boolean): number[] =>
  tokens.flatMap(({ word }, at) => (is(word ?? '', at) ? [at] : []));

const hasCondition = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word !== null && CONDITIONS.has(word));

const verbIn = (tokens: readonly Token[], from = 1): number =>
  tokens.findIndex(({ word }, at) => at >= from && isFiniteVerb(word));

const withoutComma = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;

/** "A ball, which is at rest, is struck": what stands between the commas is said of it too. */
const relativeClauses: Splitting = (tokens) =>
  indexesOf(tokens, (word, at) => at > 1 && RELATIVES.has(word) && wordAt(tokens, at - 1) === ',').flatMap(
    (at): Pieces[] => {
      const before = tokens.slice(0, at - 1);
      if (hasCondition(before)) return [];
      const close = tokens.findIndex(({ word }, i) => i > at && word === ',');
      const inside = tokens.slice(at + 1, close < 0 ? tokens.length : close);
      const rest = close < 0 ? [] : tokens.slice(close + 1);
      if (verbIn(inside, 0) < 0) return [];
      if (verbIn(before) < 0) {
        if (rest.length === 0) return [];
        const again = namedAgain(before);
        return [
          [
            [...before, ...inside],
            [...again, ...rest],
          ],
          [
            [...before, ...rest],
            [...again, ...inside],
          ],
        ];
      }
      return saidOfLast(before, inside, rest);
    },
  );

/** What is said of the thing that was named last: how it is holds before what happens, what it does comes behind that. */
function saidOfLast(before: readonly Token[], inside: readonly Token[], rest: readonly Token[]): Pieces[] {
  const who = lastNamed(before);
  if (who === null) return [];
  const again = namedAgain(who);
  if (!isState(inside))
    return [
      [
        [...before, ...rest],
        [...again, ...inside],
      ],
    ];
  return [
    [
      [...who, ...inside],
      [...before.slice(0, -who.length), ...again, ...rest],
    ],
  ];
}

function isState(clause: readonly Token[]): boolean {
  const [verb, next] = [wordAt(clause, 0), wordAt(clause, 1)];
  if (clause.some(({ word }) => word !== null && LATER.has(word))) return false;
  return HAVING.has(verb) || (COPULAS.has(verb) && (!next.endsWith('ed') || STATES.has(next)));
}

/** "… a particle Q which is at rest": said of something that is named here for the first time. */
const relativesOfNew: Splitting = (tokens) =>
  indexesOf(
    tokens,
    (word, at) => at > 2 && ['which', 'that', 'who'].includes(word) && isFiniteVerb(wordAt(tokens, at + 1)),
  ).flatMap((at): Pieces[] => {
    const before = tokens.slice(0, at);
    const who = lastNamed(before);
    const isNew = who !== null && ['a', 'an', 'another'].includes(wordAt(who, 0));
    const inside = tokens.slice(at + 1);
    if (!isNew || hasCondition(before) || inside.some(({ word }) => word === ',')) return [];
    return verbIn(before) < 0 ? [] : saidOfLast(before, inside, []);
  });

/** The noun phrase that a text ends with; null where it has no article and is no name. */
function lastNamed(tokens: readonly Token[]): readonly Token[] | null {
  const start = tokens.findLastIndex(({ word }) => word !== null && DETERMINERS.has(word));
  const phrase = start < 0 ? [] : tokens.slice(start);
  if (start >= 0 && verbIn(phrase, 0) < 0 && phrase.every(({ word }) => word !== ',')) return phrase;
  return isLabel(tokens.at(-1)) ? tokens.slice(-1) : null;
}

/** "Starting from rest, it accelerates": it starts from rest. */
const frontedParticiples: Splitting = (tokens) => {
  const close = tokens.findIndex(({ word }) => word === ',');
  const rest = tokens.slice(close + 1);
  const verb = verbIn(rest);
  if (close < 2 || verb < 1) return [];
  const who = rest.slice(0, verb);
  const does = finiteOf(wordAt(tokens, 0), isOfSeveral(who));
  if (does === null || hasCondition(tokens.slice(0, close))) return [];
  return [
    [
      [...who, wordBeside(does, tokens[0]!), ...tokens.slice(1, close)],
      [...namedAgain(who), ...rest.slice(verb)],
    ],
  ];
};

/** "A cyclist, riding at 6 m/s, passes O". */
const participlesAside: Splitting = (tokens) => {
  const open = tokens.findIndex(
    ({ word }, at) => at > 0 && word === ',' && finiteOf(wordAt(tokens, at + 1), false) !== null,
  );
  const close = tokens.findIndex(({ word }, at) => at > open && word === ',');
  if (open < 1 || close < 0) return [];
  const who = tokens.slice(0, open);
  const rest = tokens.slice(close + 1);
  if (verbIn(who) >= 0 || !isFiniteVerb(wordAt(rest, 0))) return [];
  const does = wordBeside(finiteOf(wordAt(tokens, open + 1), isOfSeveral(who))!, tokens[open + 1]!);
  return [
    [
      [...who, does, ...tokens.slice(open + 2, close)],
      [...namedAgain(who), ...rest],
    ],
  ];
};

/** "30 % of them": of two shares, nobody knows how many are in both. */
const isShare = (subject: readonly Token[]): boolean =>
  subject.some(
    ({ quantity, formula, word }) => quantity !== undefined || (formula !== null && word === null),
  );

/** "It stops and is then released", "A is fixed and B hangs": two sentences. */
const coordination: Splitting = (tokens) =>
  indexesOf(tokens, (word, at) => at > 1 && ['and', ';', 'but', 'while', 'whereas'].includes(word)).flatMap(
    (at): Pieces[] => {
      const before = withoutComma(tokens.slice(0, at));
      const skipped = ADVERBS.has(wordAt(tokens, at + 1)) ? 1 : 0;
      const after = tokens.slice(at + 1 + skipped);
      const verb = verbIn(before);
      // A time or a place in front holds for both.
      if (verb < 1 || hasCondition(tokens) || PREPOSITIONS.has(wordAt(before, 0))) return [];
      if (isShare(before.slice(0, verb))) return [];
      if (isFiniteVerb(wordAt(after, 0))) return [[before, [...namedAgain(before.slice(0, verb)), ...after]]];
      const isClause = (DETERMINERS.has(wordAt(after, 0)) || isLabel(after[0])) && verbIn(after) > 0;
      return isClause ? [[before, after]] : [];
    },
  );

/** "…, the coefficient of friction being 0.5", "…, where k is a constant". */
const absoluteClauses: Splitting = (tokens) =>
  indexesOf(tokens, (word, at) => at > 1 && word === ',').flatMap((at): Pieces[] => {
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    if (verbIn(before) < 1 || hasCondition(before)) return [];
    const being = after.findIndex(({ word }) => word === 'being');
    if (being > 0 && verbIn(after, 0) < 0)
      return [
        [before, [...after.slice(0, being), wordBeside('is', after[being]!), ...after.slice(being + 1)]],
      ];
    if (wordAt(after, 0) !== 'where' || after.length < 2) return [];
    return [[before, ...apart(after.slice(1))]];
  });

/** "sin θ = 5/13 and cos θ = 12/13": two equations. */
const apart = (tokens: readonly Token[]): Pieces =>
  tokens.length === 3 && wordAt(tokens, 1) === 'and' && tokens[0]!.formula && tokens[2]!.formula
    ? [[tokens[0]!], [tokens[2]!]]
    : [tokens];

/** "It travels at constant speed before coming to rest": then it comes to rest. */
const sequels: Splitting = (tokens) =>
  indexesOf(
    tokens,
    (word, at) => at > 2 && word === 'before' && finiteOf(wordAt(tokens, at + 1), false) !== null,
  ).flatMap((at): Pieces[] => {
    const before = withoutComma(tokens.slice(0, at));
    const verb = verbIn(before);
    if (verb < 1 || hasCondition(before)) return [];
    const who = namedAgain(before.slice(0, verb).filter(({ word }) => word !== 'then'));
    const does = finiteOf(wordAt(tokens, at + 1), isOfSeveral(who))!;
    const then = [...who, wordBeside('then', tokens[at]!)];
    return [[before, [...then, wordBeside(does, tokens[at + 1]!), ...tokens.slice(at + 2)]]];
  });

/** "The diagram shows three forces acting at O": three forces act at O. */
const pictured: Splitting = (tokens) => {
  const shows = tokens.findIndex(({ word }) => word === 'shows');
  if (shows < 1 || shows > 3 || !['diagram', 'figure', 'graph'].includes(wordAt(tokens, shows - 1)))
    return [];
  const shown = tokens.slice(shows + 1);
  const doing = shown.findIndex(({ word }, at) => at > 1 && finiteOf(word, false) !== null);
  const who = shown.slice(0, doing);
  if (doing < 2 || verbIn(who) >= 0) return [];
  const does = wordBeside(finiteOf(wordAt(shown, doing), isOfSeveral(who))!, shown[doing]!);
  return [[[...who, does, ...shown.slice(doing + 1)]]];
};

/** "A particle P, of mass 2 kg, is …" as without the commas. */
const attributes: Splitting = (tokens) => {
  const open = tokens.findIndex(
    ({ word }, at) => at > 0 && word === ',' && ['of', 'with'].includes(wordAt(tokens, at + 1)),
  );
  const close = tokens.findIndex(({ word }, at) => at > open + 1 && word === ',');
  if (open < 1 || close < 0 || !isFiniteVerb(wordAt(tokens, close + 1)) || verbIn(tokens.slice(0, open)) >= 0)
    return [];
  return [[[...tokens.slice(0, open), ...tokens.slice(open + 1, close), ...tokens.slice(close + 1)]]];
};

/** "On a level road, it moves": it moves on a level road. */
const frontedPlaces: Splitting = (tokens) => {
  const close = tokens.findIndex(({ word }) => word === ',');
  if (close < 2 || !PREPOSITIONS.has(wordAt(tokens, 0)) || verbIn(tokens.slice(0, close), 0) >= 0) return [];
  const rest = tokens.slice(close + 1);
  // Of two clauses, it would be said of the last alone.
  const isOneClause = rest.every(({ word }) => word !== ',' && word !== 'and' && word !== ';');
  if (verbIn(rest) < 1 || !isOneClause || hasCondition(rest) || ASKING.has(wordAt(rest, 0))) return [];
  return [[[...rest, ...tokens.slice(0, close)]]];
};

const SPLITTINGS: readonly Splitting[] = [
  attributes,
  pictured,
  relativeClauses,
  frontedParticiples,
  participlesAside,
  coordination,
  absoluteClauses,
  sequels,
  relativesOfNew,
  frontedPlaces,
];

/** A sentence that tells something, in simpler ones that tell the same; each way to take it apart. */
export function simplerEnglish(tokens: readonly Token[]): Pieces[] {
  if (tokens.length > 9 && GIVEN.every((word, at) => wordAt(tokens, at) === word))
    return simplerEnglish(tokens.slice(GIVEN.length));
  const opening = wordAt(tokens, 0);
  if (tokens.length < 5 || [ASKING, CONDITIONS, OPENING_CONDITIONS].some((all) => all.has(opening)))
    return [];
  if (tokens.some(({ word }) => word !== null && WHOLE.has(word))) return [];
  return SPLITTINGS.flatMap((split) => split(tokens)).filter((pieces) =>
    pieces.every((one) => one.length > 0),
  );
}
