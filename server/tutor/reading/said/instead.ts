import { parse } from '../../../maths/algebra-system/parsing/statement.ts';
import { recognise } from '../../../maths/reading/questions/recognise.ts';

const LEAD =
  /^(?:ok(?:ay)?[, ]{1,3})?(?:now(?: (?:do|try)(?: it| this| that| the same)?)?(?: for| with)?|(?:do|try) (?:it|this|the same) (?:with|for)|same (?:for|with|but with|but for)|the same (?:for|with)|what about|how about|what if|and(?: for)?|do|try|instead|换成|改成|如果是|要是|那么?)\s{0,9}(?:(?:when|if|it|the|is|was|were|divided by|with|for|mass|speed|angle|time|radius|height) ){0,4}/i;
const MAX_LENGTH = 120;

/** "same for -1 + i", "now [[1, 2], [3, 4]]": the formula that takes the place of another one; null for anything else. */
export function givenInstead(text: string): string | null {
  const typed = text.trim();
  const lead = LEAD.exec(typed);
  if (!lead || typed.length > MAX_LENGTH || typed.includes('\n')) return null;
  const given = typed
    .slice(lead[0].length)
    .replace(/(?:这种|这样的?|这个|这题)?(?:怎么(?:做|解|算|办))?[\s?？。.!！呢]{0,9}$/u, '')
    .trim();
  return given !== '' && (parse(given).ok || QUANTITY.test(given) || /^\[\[.{1,80}\]\]$/.test(given))
    ? given
    : null;
}

const QUANTITY = /^-?\d{1,9}(?:\.\d{1,9})?\s{0,3}([a-zΩμ°%][a-z\d/^ -]{0,14})$/i;

/** The only quantity of the question in this unit. */
function sameUnitIn(question: string, given: string): string | null {
  const unit = QUANTITY.exec(given)?.[1];
  if (!unit) return null;
  const all = [
    ...question.matchAll(/\d{1,9}(?:\.\d{1,9})?\s?[a-zΩμ°%][a-z\d/^-]{0,14}(?: [a-z]\^-?\d)?/gi),
  ].map(([one]) => one);
  const own = all.filter((one) => QUANTITY.exec(one)?.[1]?.replaceAll(' ', '') === unit.replaceAll(' ', ''));
  return own.length === 1 ? own[0]! : null;
}

/** The question with another formula in place of its only one; null where it has none or several. */
export function questionWith(question: string, given: string): string | null {
  const { fragments } = recognise(question);
  const sources = fragments.map(({ source }) => source).filter((source) => source.length > 1);
  const matrix = /\[\[.{1,120}?\]\]/.exec(question)?.[0];
  const quantity = sameUnitIn(question, given);
  if (quantity) return question.replace(quantity, () => given);
  const far = (source: string) => Math.abs(source.length - given.length);
  const longest = matrix ?? sources.toSorted((one, other) => far(one) - far(other))[0];
  if (!longest || !question.includes(longest)) return null;
  const isEquation = (text: string) => /[=<>]/.test(text);
  const [left, right] = longest.split('=');
  const whole = isEquation(longest) && !isEquation(given) ? withOther(left!, right!, given) : given;
  return whole === null ? null : question.replace(longest, () => whole);
}

/** "y = x^2" or "x^2 = 0" with another expression on the side that is no letter or number. */
function withOther(left: string, right: string, given: string): string | null {
  if (/^\s{0,9}[a-z](?:\([a-z]\))?\s{0,9}$/i.test(left)) return `${left.trim()} = ${given}`;
  if (/^\s{0,9}-?[\d.]{1,9}\s{0,9}$/.test(right)) return `${given} = ${right.trim()}`;
  return null;
}
