const SLOPE = /\binclin\w{1,5}\b|\bslopes?\b|\bplane\b|\bhill\b|斜面|斜坡|坡道|倾角/i;
const FRICTION = /\bfriction\w{0,3}\b|\brough\b|摩擦|粗糙/i;
const BRAKES = /\bbrak(?:es?|ed|ing)\b|刹车|制动/i;
const BRAKE_FORCE =
  /\bbrak\w{1,4}\b[^.]{0,80}\d ?(?:k?N|newtons?)\b|\d ?(?:k?N|newtons?)\b[^.]{0,60}\bbrak|(?:刹车|制动)[^。]{0,30}\d ?k?N/i;

/**
 * What the engine of driven bodies does not decide: whether friction holds a body on a slope and which way it moves
 * there, and how hard brakes act whose force nobody told.
 */
export const isOutside = (text: string): boolean =>
  (SLOPE.test(text) && FRICTION.test(text)) || (BRAKES.test(text) && !BRAKE_FORCE.test(text));
