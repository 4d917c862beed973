import { parseUnit } from '../../maths/algebra-system/numbers/units.ts';

/** What stands between values and after them where nothing is asked. */
const WORDS = new Set(
  (
    'and or to at after from between by is are equals about approx approximately roughly of the with a an in both ' +
    'mean average variance var standard deviation sd std dev median mode range iqr quotient remainder centre ' +
    'center radius modulus mod argument arg first term common difference ratio gradient intercept magnitude ' +
    'direction speed velocity acceleration tension angle force time times distance height ' +
    'seconds second secs sec s minutes minute mins min hours hour metres meters metre meter newtons newton ' +
    'joules joule watts watt volts volt amps amp ohms ohm pascals kelvin kilograms degrees degree deg radians ' +
    'radian rad rads per squared upwards upward up downwards downward down left right north south east west ' +
    'northeast northwest southeast southwest above below horizontal vertical bearing anticlockwise clockwise ' +
    'max maximum minimum point inflection x y z μ σ'
  ).split(' '),
);

/** "a speed or a velocity" asks which. */
const ASKS = /\bor\s{1,9}(?:an?\s|[a-z]{2})|[?？∫√<>≤≥]/iu;

/** "1 and 3 seconds", "5 N at 53 degrees", "mean 7 sd 2.83": values with their names and units, and no question. */
export function isListOfValues(text: string): boolean {
  if (text.length > 120 || !/\d/.test(text) || ASKS.test(text)) return false;
  const words = text.match(/[\p{L}µΩ]{1,120}/gu) ?? [];
  const rest = text.replaceAll(/[\p{L}\p{N}\u{304}\s.,;:=()°%±+−\-/^²³⁻¹×*~≈µΩ]/gu, '');
  return (
    words.length > 0 &&
    rest === '' &&
    words.some((word) => /..|[μσ]/u.test(word) && WORDS.has(word.toLowerCase())) &&
    words.every((word) => WORDS.has(word.toLowerCase()) || parseUnit(word) !== null)
  );
}
