/** What asks for statements, by the kind of phrase that it is: rules of which each phrase means a list of keys. */
const SAY = '(state|explain|describe|define|give|write down|write|outline|recall|quote)';
const IN_WORDS = '[in words|briefly|clearly|carefully|fully|precisely]';

/** Kind and pattern. Phrases of the slots are joined. */
export const ENGLISH_ASKS: readonly (readonly [kind: string, pattern: string])[] = [
  ['called', '[the] [(term|terms|word|words|phrase|quantity|quantities)] [a|an|the] {term}'],
  ['terms', '{called}'],
  ['terms', '{a:called} [,] and [by] {b:called}'],
  ['terms', '{a:called} , {b:called} [,] and [by] {c:called}'],
  ['asked', `[,] ${SAY} [,] ${IN_WORDS} [,] what is (meant|understood) by [:] {terms}`],
  ['asked', '[so] what (is|are|do you) (meant|understood|understand|mean) by [:] {terms}'],
  ['asked', 'what does {terms} mean'],
  ['asked', `${SAY} [:] ${IN_WORDS} {defined}`],
  ['defined', '[the] [full|formal] (definition|definitions|meaning|meanings) of {terms}'],
  ['asked', 'define [[,] for (a|an|the) {noun} [{noun}] [,]] [:] {terms}'],
  ['asked', `${SAY} [,] ${IN_WORDS} [,] [:] [the] {law} [in (words|full)]`],
  ['asked', `in words , ${SAY} {law}`],
  [
    'asked',
    `(state|state and explain|describe and explain|explain|describe|suggest|give (a|one|the|an) (reason|explanation)|discuss|outline) ${IN_WORDS} [:] {reason}`,
  ],
  [
    'asked',
    `(suggest|state|explain|deduce) [,] (with|giving) (a|your|one) (reason|explanation) [,] {reason}`,
  ],
  ['asked', '(suggest|describe|state) and explain [,] {reason}'],
  [
    'asked',
    'for (the|this) change from (this|the) (lower|original|first) orbit to the (geostationary|higher|new|final) orbit , {asked}',
  ],
  ['asked', '(comment on|(include|including) in your (description|answer|explanation)) {reason}'],
  ['asked', '(show|derive|deduce|prove|determine|find|state|give|express) [,] {derivation}'],
  ['asked', "for (a|an|the) [{noun}] {noun} [that obeys hooke's law] [,] define [the] {terms}"],
  ['asked', 'compare {list}'],
  ['asked', '(state|give|write down|list|describe|suggest|name|identify) {list}'],
  [
    'asked',
    '(state|explain|describe|give|outline) [what is meant by] [the|one|a] (difference|differences|distinction) between {a:called} and {b:called}',
  ],
  ['asked', '(distinguish|differentiate) between {a:called} and {b:called}'],
  ['asked', '(distinguish|differentiate) between {called}'],
  ['asked', '(state|explain|describe|give) [the] (difference|differences|distinction) between {called}'],
  ['asked', '(state|explain|describe) how {a:called} (differs|differ|is different) from {b:called}'],
  ['asked', '{a:asked} [,|;] [and] [hence|also] {b:asked}'],
];

export const ENGLISH_NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};

/** What it is to be said in terms of. */
export const ENGLISH_WITHIN: readonly string[] = [
  `${SAY} , (by|with|in) (reference to|referring to|considering|terms of) {within} , {asked:reason}`,
  `${SAY} , (by|with|in) (reference to|referring to|considering|terms of) {within} , what is (meant|understood) by {asked:terms}`,
  `${SAY} , (by|with|in) (reference to|referring to|considering|terms of) {within} , {asked:law}`,
  `${SAY} , using {within} , {asked:reason}`,
  '(describe and explain|state and explain) , (by|with|in) (reference to|referring to|considering|terms of) {within} , {asked:reason}',
  '(use|using) {within} [,] [to] {asked}',
  '(by|with) (reference to|referring to|considering) {within} [,] {asked}',
  '[,] in terms of {within} [,] {asked}',
  '{asked} [,] (by|with) (reference to|referring to|considering) {within}',
  '{asked} [,] in terms of {within}',
  '(state|give|write down|list|suggest) {asked:rest} [,] (other than|apart from|besides|in addition to) [that] {within}',
];
