import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';

const NUMBERS = ['two', 'three', 'four', 'five'];
const CHINESE_NUMBERS = [...'两三四五'];
const COUNTED =
  /\b(?:find|state|determine|calculate|obtain|give|down|deduce)\s(?:the|its|their|all)\s(two|three|four|five)\s(?:(?:real|distinct|exact|possible|different)\s){0,3}(?:roots|solutions|values)\b/i;
const CHINESE_COUNTED =
  /求[^，。,.求]{0,40}的?([两三四五])个(?:实|不同|不等|相异|可能的?|实数)?(?:的)?(?:根|解|值)/;
const SIGNED = /\bthe\s(?:only\s|exact\s)?(positive|negative)\s(?:value|root|solution)\b/i;
const CHINESE_SIGNED = /求[^，。,.]{0,40}的?(正|负)(?:值|根|解|数解)/;

/** The roots of "x = 1 or x = 2"; null where the answer is something else. */
function rootsIn(answer: string): (number | null)[] | null {
  const roots = answer.split(' or ').map((one) => {
    const statement = statementIn(one);
    const [left, right] =
      statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
    if (left?.kind !== 'symbol' || !right) return undefined;
    return symbolsOf(right).length === 0 ? evaluate(right) : null;
  });
  return roots.every((one) => one !== undefined) ? roots : null;
}

const REAL =
  /\b(?:find|state|determine|calculate|obtain|give|down|deduce)\s(?:the|its|their|all)\s(?:the\s|only\s|exact\s){0,2}real\s(?:roots?|solutions?|values?)\b/i;
const CHINESE_REAL = /求[^，。,.求]{0,40}的?(?:所有|全部)?实数?(?:根|解)/;

/** What is listed one after the other; a comma inside brackets belongs to a point. */
const listedIn = (answer: string): string[] => answer.split(/ or |, (?![^()]*\))/);

/** A complex root is asked for beside the real one. */
const COMPLEX = /\bcomplex (?:conjugate )?roots?\b|\bconjugate\b|共轭|虚根|复数根/i;

function isImaginary(item: string): boolean {
  const statement = statementIn(item);
  const parts =
    statement?.kind === 'expression'
      ? [statement.value]
      : statement?.kind === 'relation'
        ? statement.sides
        : [];
  return parts.some((one) => contains(one, (part) => part.kind === 'constant' && part.name === 'i'));
}

/** Of "the real root" nothing that was found is imaginary, or not all where a complex one is asked for as well. */
function isRealEnough(answer: string, part: string): boolean {
  if (!REAL.test(part) && !CHINESE_REAL.test(part)) return true;
  const items = listedIn(answer);
  return COMPLEX.test(part) ? !items.every(isImaginary) : !items.some(isImaginary);
}

/** "The two roots" are two, and "the positive value" is positive, whatever worked them out. */
export function isAsCounted(answer: string, part: string): boolean {
  if (!isRealEnough(answer, part)) return false;
  const [english, chinese] = [COUNTED.exec(part)?.[1], CHINESE_COUNTED.exec(part)?.[1]];
  const count = english
    ? NUMBERS.indexOf(english.toLowerCase()) + 2
    : chinese
      ? CHINESE_NUMBERS.indexOf(chinese) + 2
      : null;
  const roots = rootsIn(answer);
  const listed = roots?.length ?? listedIn(answer).length;
  if (count !== null && listed > 1 && listed !== count) return false;
  if (!roots) return true;
  const sign = SIGNED.exec(part)?.[1]?.toLowerCase() ?? CHINESE_SIGNED.exec(part)?.[1];
  if (!sign) return true;
  const isPositive = sign === 'positive' || sign === '正';
  return roots.every((root) => root === null || (isPositive ? root > 0 : root < 0));
}
