import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { alwaysShown, areSameValue, ifShown } from '../shared/manners.ts';

const SHOW = '(show|prove|verify|deduce)';
const coordinatesOf = (letter: string) =>
  `[the] (${letter}-coordinate|${letter}-coordinates|${letter} coordinate|${letter} coordinates)`;
const SATISFY =
  '(satisfy|satisfies|are given by|is given by|are [the] roots of|are [the] solutions of|must satisfy) [the] [quadratic|cubic] [equation]';
const ALWAYS =
  '(for all|for every|for any|whatever|whatever be|regardless of|for each|independently of) [the] [real] (values of|value of|value of the constant|values of the constant|) [the constant] {k:letter} [may be|is]';

/** What is to be shown of common points and of every value of a letter, and the way in which. */
export const SHOWING_RULES: Rule[] = [
  ...['x', 'y'].flatMap((letter) =>
    [
      `${SHOW} that ${coordinatesOf(letter)} of (the|any|all|all the|each of the|both) (points|point) [that are|which are|of intersection|of intersection ,] (common to|of|shared by|where|at which) {x:thing} and {y:thing} [meet|intersect|cross|meet ,] [have in common] ${SATISFY} {e:equation}`,
      `${SHOW} that ${coordinatesOf(letter)} of (the|any|all|all the|each of the|both) (points|point) [of intersection] (of|where|at which) {x:thing} (meets|intersects|cuts|crosses|with) {y:thing} ${SATISFY} {e:equation}`,
      `${SHOW} that ${coordinatesOf(letter)} of (the|any|all) (points|point) (of intersection of|common to) {x:thing} with {y:thing} ${SATISFY} {e:equation}`,
    ].flatMap((pattern) =>
      rule<{ x: RawTerm; y: RawTerm; e: string }>('goals', pattern, ({ x, y, e }) => [
        { verb: 'show', target: the('statement:meeting', x, y, e, letter) },
      ]),
    ),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; e: string }>(
    'goals',
    `${SHOW} that if {x:thing} and {y:thing} (meet|intersect) [,] then {e:equation}`,
    ({ x, y, e }) => [{ verb: 'show', target: the('statement:meeting', x, y, e) }],
  ),
  ...rule<{ p: RawTerm; a: string }>(
    'facts',
    '[the] x-coordinate of {p:point} is (denoted by|called|labelled|equal to) {a:letter}',
    ({ p, a }) => [fact('equal', the('x-coordinate', p), a)],
  ),
  ...[
    `${SHOW} that [,] ${ALWAYS} [,] {g:shown-always}`,
    `${SHOW} that {g:shown-always} [,] ${ALWAYS}`,
  ].flatMap((pattern) =>
    rule<{ k: string; g: RawGoal[] }>('goals', pattern, ({ k, g }) => alwaysShown(g, k)),
  ),
  ...[
    ['has two [distinct|different] real (roots|solutions)', '2'],
    ['has no real (roots|solutions)', '0'],
  ].flatMap(([has, count]) =>
    rule<{ e: string }>('shown-always', `{e:an-equation} ${has}`, ({ e }) => [
      { verb: 'show', target: the('statement:equal', the('number of roots', e), count!) },
    ]),
  ),
  ...rule<{ e: string }>(
    'shown-always',
    '([the] roots of {e:an-equation} are [always] real|{e:an-equation} has real roots)',
    ({ e }) => [{ verb: 'show', target: the('statement:at least', the('number of roots', e), '1') }],
  ),
  ...[
    ['(meets|intersects|cuts|crosses) {y:thing} (at|in) two [distinct|different] points', '2'],
    ['(does not|will not|never|do not) (meet|meets|intersect|intersects|cut|cross) {y:thing}', '0'],
  ].flatMap(([has, count]) =>
    rule<{ x: RawTerm; y: RawTerm }>('shown-always', `{x:thing} [always] ${has}`, ({ x, y }) => [
      { verb: 'show', target: the('statement:equal', the('number of intersections', x, y), count!) },
    ]),
  ),
  ...[
    'by (expressing|writing) {e:expression} in the form {f:expression} [,] {g:goals}',
    'by (first|) (expressing|writing) {e:expression} [in the form|as] {f:expression} [,] {g:goals}',
  ].flatMap((pattern) =>
    rule<{ e: string; f: string; g: RawGoal[] }>('goals', pattern, ({ e, f, g }) =>
      areSameValue(e, f) ? ifShown(g) : null,
    ),
  ),
  ...[
    'by (completing the square|expanding|differentiating|considering the discriminant|using the discriminant) [,] {g:goals}',
    "(using|use|by using|by) de Moivre's theorem [,] [to] {g:goals}",
  ].flatMap((pattern) => rule<{ g: RawGoal[] }>('goals', pattern, ({ g }) => ifShown(g))),
];
