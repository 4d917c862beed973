import { addedFractions } from './added-fractions.ts';
import { cancelledTerm } from './cancelled-term.ts';
import { chainRule } from './chain-rule.ts';
import { completedSquare } from './completed-square.ts';
import { constantKept } from './constant-kept.ts';
import { crossedFractions } from './crossed-fractions.ts';
import { degreesForRadians } from './degrees-for-radians.ts';
import { dividedByUnknown } from './divided-by-unknown.ts';
import { dividedPowers } from './divided-powers.ts';
import { dividedSomeTerms } from './divided-some-terms.ts';
import { droppedLogs } from './dropped-logs.ts';
import { exponentAsFactor } from './exponent-as-factor.ts';
import { exponentialAsPower } from './exponential-as-power.ts';
import { firstTermOnly } from './first-term-only.ts';
import { fractionalPower } from './fractional-power.ts';
import { functionOfSum } from './function-of-sum.ts';
import { inequalityDirection } from './inequality-direction.ts';
import { integralInner } from './integral-inner.ts';
import { integralOfProduct } from './integral-of-product.ts';
import { integralOfReciprocal } from './integral-of-reciprocal.ts';
import { integralPower } from './integral-power.ts';
import { integralTrigSign } from './integral-trig-sign.ts';
import { inverseAsReciprocal } from './inverse-as-reciprocal.ts';
import { logOfProduct } from './log-of-product.ts';
import { logOfSum } from './log-of-sum.ts';
import { logarithmOfAnyReciprocal } from './logarithm-of-any-reciprocal.ts';
import { lostNegativeRoot } from './lost-negative-root.ts';
import { minusFirstTermOnly } from './minus-first-term-only.ts';
import { missingConstant } from './missing-constant.ts';
import type { Mistake } from './mistake.ts';
import { modulusOneCase } from './modulus-one-case.ts';
import { multipleAngle } from './multiple-angle.ts';
import { multipliedPowers } from './multiplied-powers.ts';
import { multipliedSomeTerms } from './multiplied-some-terms.ts';
import { negativePower } from './negative-power.ts';
import { onlyFirstAndLast } from './only-first-and-last.ts';
import { partsSign } from './parts-sign.ts';
import { powerAsSum } from './power-as-sum.ts';
import { powerOfLog } from './power-of-log.ts';
import { powerOfPower } from './power-of-power.ts';
import { powerOfProduct } from './power-of-product.ts';
import { powerNotLowered, powerNotMultiplied, powerRaised } from './power-rule.ts';
import { productOfDerivatives } from './product-of-derivatives.ts';
import { pythagorasSign } from './pythagoras-sign.ts';
import { formulaDiscriminant, formulaDivisor, formulaSign } from './quadratic-formula.ts';
import { quotientOfDerivatives, quotientRuleSign, quotientRuleSquare } from './quotient-rule.ts';
import { quotientOfLogs } from './quotient-of-logs.ts';
import { reciprocalOfSum } from './reciprocal-of-sum.ts';
import { rootOfInequality } from './root-of-inequality.ts';
import { rootOfSum } from './root-of-sum.ts';
import { signInExpanding } from './sign-in-expanding.ts';
import { signOnMoving } from './sign-on-moving.ts';
import { signsOfRoots } from './signs-of-roots.ts';
import { squareOfNegative } from './square-of-negative.ts';
import { squareOfSum } from './square-of-sum.ts';
import { squaredTermByTerm } from './squared-term-by-term.ts';
import { squaringGainsRoot } from './squaring-gains-root.ts';
import { subtractedCoefficient } from './subtracted-coefficient.ts';
import { trigDerivativeSign } from './trig-derivative-sign.ts';
import { wrongRegion } from './wrong-region.ts';
import { zeroProduct } from './zero-product.ts';

/** Every wrong rule, the more specific before the more general: where two make the same line, the first is named. */
export const MISTAKES: readonly Mistake[] = [
  squareOfSum,
  onlyFirstAndLast,
  minusFirstTermOnly,
  firstTermOnly,
  squareOfNegative,
  powerOfProduct,
  powerOfPower,
  multipliedPowers,
  dividedPowers,
  powerAsSum,
  negativePower,
  rootOfSum,
  fractionalPower,
  reciprocalOfSum,
  addedFractions,
  cancelledTerm,
  logOfSum,
  logOfProduct,
  quotientOfLogs,
  powerOfLog,
  modulusOneCase,
  functionOfSum,
  multipleAngle,
  pythagorasSign,
  inverseAsReciprocal,
  degreesForRadians,
  completedSquare,
  signInExpanding,
  lostNegativeRoot,
  dividedByUnknown,
  squaredTermByTerm,
  squaringGainsRoot,
  zeroProduct,
  signsOfRoots,
  formulaSign,
  formulaDivisor,
  formulaDiscriminant,
  droppedLogs,
  exponentAsFactor,
  crossedFractions,
  inequalityDirection,
  wrongRegion,
  signOnMoving,
  multipliedSomeTerms,
  dividedSomeTerms,
  subtractedCoefficient,
  rootOfInequality,
  chainRule,
  productOfDerivatives,
  quotientOfDerivatives,
  quotientRuleSign,
  quotientRuleSquare,
  powerNotLowered,
  powerNotMultiplied,
  powerRaised,
  trigDerivativeSign,
  exponentialAsPower,
  constantKept,
  integralPower,
  integralOfReciprocal,
  logarithmOfAnyReciprocal,
  integralInner,
  integralTrigSign,
  integralOfProduct,
  partsSign,
  missingConstant,
];
