import {
  call,
  type Expression,
  has,
  mapParts,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { constantMissing, missingConstant } from '../mistakes/integration/missing-constant.ts';
import type { Given } from '../mistakes/toolkit/mistake.ts';
import { memoize, nameOf } from './mistake-naming.ts';
import { hasOpenIntegral, integralLetter, slopeOf } from '../values/worked-out.ts';
import type { Judged, Verdict } from './verdict.ts';
import { isTruncated } from '../values/truncated-series.ts';
import { type Comparison, compareValues } from '../values/values.ts';

const VERDICTS: Record<Comparison, Verdict> = {
  same: 'equal',
  near: 'rounded',
  different: 'wrong',
  unknown: 'unchecked',
};

/** Judges a value against the one it was worked out from. */
export function judgeValue(before: Expression, after: Expression, given: Given): Judged {
  if (hasOpenIntegral(before) || hasOpenIntegral(after)) return judgeIntegral(before, after, given);
  const comparison = compareValues(before, after);
  if (comparison !== 'different') return { verdict: VERDICTS[comparison] };
  if (differByConstants(before, after)) return { verdict: 'equal' };
  if (isTruncated(before, after)) return { verdict: 'unchecked' };
  const inDegrees = asDegrees(before);
  if (inDegrees && compareValues(inDegrees, after) !== 'different') return { verdict: 'unchecked' };
  const typed = { kind: 'expression', value: after } as const;
  const [was, is] = [symbolsOf(before), symbolsOf(after)];
  if (was.length === is.length && was.every((letter) => is.includes(letter)))
    return { verdict: 'wrong', named: memoize(() => nameOf(given, typed)) };
  // A letter that has gone may have been replaced by its value.
  const named = is.length > 0 || isNumeral(after) ? nameOf(given, typed, ['sides']) : null;
  return named ? { verdict: 'wrong', named: () => named } : { verdict: 'unchecked' };
}

function judgeIntegral(before: Expression, after: Expression, given: Given): Judged {
  const by = integralLetter(before) ?? integralLetter(after)!;
  const [was, is] = [slopeOf(before, by), slopeOf(after, by)];
  // With another letter it is another integral: a substitution, or one that was named in general.
  if (!was || !is || !has(after, by)) return { verdict: 'unchecked' };
  const comparison = compareValues(was, is);
  if (comparison === 'same' || comparison === 'near') {
    if (hasOpenIntegral(before) && !hasOpenIntegral(after) && !hasConstant(before, after, by))
      return { verdict: 'wrong', named: () => ({ id: missingConstant.id, ...constantMissing }) };
    return { verdict: VERDICTS[comparison] };
  }
  if (comparison === 'unknown' || !symbolsOf(is).every((letter) => symbolsOf(was).includes(letter)))
    return { verdict: 'unchecked' };
  return { verdict: 'wrong', named: memoize(() => nameOf(given, { kind: 'expression', value: is })) };
}

function hasConstant(before: Expression, after: Expression, by: string): boolean {
  const known = symbolsOf(before);
  return symbolsOf(after).some((letter) => letter !== by && !known.includes(letter));
}

const CONSTANTS = /^(?:[cCkKAB]|c_\d|C_\d)$/;

/** Two antiderivatives, each with its own constant of integration. */
function differByConstants(before: Expression, after: Expression): boolean {
  const constants = (one: Expression) => symbolsOf(one).filter((letter) => CONSTANTS.test(letter));
  const [letter, ...others] = symbolsOf(after).filter((name) => !CONSTANTS.test(name));
  if (!letter || others.length > 0 || constants(before).length !== 1 || constants(after).length !== 1)
    return false;
  const [was, is] = [slopeOf(before, letter), slopeOf(after, letter)];
  if (!was || !is || constants(was).length > 0 || constants(is).length > 0) return false;
  return compareValues(was, is) === 'same';
}

/** The same with whole numbers in sines and cosines meant as degrees, or null where there are none. */
function asDegrees(one: Expression): Expression | null {
  let changed = false;
  const change = (part: Expression): Expression => {
    const isAngle = part.kind === 'call' && ['sin', 'cos', 'tan'].includes(part.name) && isWhole(part.of);
    changed ||= isAngle;
    return isAngle ? call(part.name, call('degrees', part.of)) : mapParts(part, change);
  };
  const made = change(one);
  return changed ? made : null;
}

const isWhole = (one: Expression) => one.kind === 'number' && one.value.d === 1n;

function isNumeral(one: Expression): boolean {
  if (one.kind === 'quotient') return isNumeral(one.numerator) && isNumeral(one.denominator);
  return one.kind === 'number';
}
