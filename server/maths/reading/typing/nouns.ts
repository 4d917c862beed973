const either = (words: readonly string[]) => words.join('|');

const SIZES =
  '(?:(?:initial|final|average|maximum|minimum|greatest|least|common|total|highest) )?(?:speed|velocity|acceleration|deceleration|height|force|power|time|value|tension|distance|displacement)s?';

/** What questions ask for, of whatever it is. */
export const PROPERTY = either([
  'coordinates of (?:the )?(?:turning|stationary) points?',
  '(?:turning|stationary|critical|inflexion|intersection) points?',
  'points? of (?:inflexion|intersection)',
  'modulus and (?:the )?argument|modulus|argument',
  'square roots?',
  'conjugate',
  'equation',
  'gradient',
  'coefficient',
  'constant term|term independent of [a-z]',
  'common (?:difference|ratio)',
  '(?:first|last|second|third|\\d{1,2}(?:st|nd|rd|th)) term',
  'number of (?:terms|ways|arrangements|permutations|combinations|selections)',
  'sum to infinity|sum',
  'mean|median|mode|variance|standard deviation|expectation|expected value|probability',
  'eigenvalues? and eigenvectors?|eigenvalues?|eigenvectors?|inverse|determinant',
  'quotient and remainder|remainder|quotient',
  '(?:scalar|dot|vector|cross) product|unit vector',
  '(?:vertical |horizontal |oblique )?asymptotes?',
  'sector area|area of (?:a |the )?sector|area|perimeter|volume|arc length|length|midpoint|perpendicular bisector|tangent|normal',
  '(?:acute )?angle',
  'roots?|solutions?|domain|range|discriminant|vertex|radius|cent(?:re|er)',
  '(?:first |second )?derivative',
  'integral|integrating factor|general solution|particular integral|complementary function',
  '(?:maclaurin|binomial) (?:series|expansion)|expansion',
  SIZES,
  '(?:gain in |loss of |change in )?(?:kinetic|potential) energy|momentum|impulse|work done|resistance|weight|mass',
  'resultant|components?|magnitude|direction',
]);

/** What is asked for by its sign alone. */
export const ASKED_BY_NAME = '(?:P|Pr) ?\\([^()]{1,40}(?:\\([^()]{1,20}\\))?\\)|(?:E|Var) ?\\([A-Z]\\)';

/** What stands with a value of its own: "radius 8 cm". */
export const MEASURE = either([
  'radius|angle|perimeter|area|length',
  '(?:first|last|second|third|\\d{1,2}(?:st|nd|rd|th)) term|common (?:difference|ratio)',
  'mean|variance|standard deviation',
  'mass|weight|power|resistance|tension|force',
  '(?:initial |final |constant )?(?:speed|velocity|acceleration|deceleration)',
  'cent(?:re|er)|gradient',
]);

const ADJECTIVE =
  'smooth|rough|light|inextensible|horizontal|vertical|straight|fixed|small|fair|biased|circular|uniform|constant|inclined|resistive|inextensible|normal|random|coin-sized|standard';
const THING = either([
  'sector|circle|triangle|arithmetic progression|geometric progression|sequence',
  'car|train|lorry|van|bus|cyclist|lift|block|particle|box|ball|stone|crate|body|object|sphere|bullet|sledge|toy',
  'bag|die|coin|pack of cards|deck of cards|curve|line|string|pulley|plane|slope|floor|table|surface|road|force|tower|cliff|rope|wall',
  'matrix|function|graph|quadratic',
]);
/** A thing that is told of, with what is said of it in front. */
export const THINGS = `(?:(?:${ADJECTIVE}) ){0,4}(?:${THING})`;
