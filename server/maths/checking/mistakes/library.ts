import { addedFractions } from './algebra/added-fractions.ts';
import { cancelledTerm } from './algebra/cancelled-term.ts';
import { chainRule } from './differentiation/chain-rule.ts';
import { completedSquare } from './equations/completed-square.ts';
import { constantKept } from './differentiation/constant-kept.ts';
import { crossedFractions } from './algebra/crossed-fractions.ts';
import { degreesForRadians } from './functions/degrees-for-radians.ts';
import { dividedByUnknown } from './equations/divided-by-unknown.ts';
import { dividedPowers } from './powers/divided-powers.ts';
import { dividedSomeTerms } from './algebra/divided-some-terms.ts';
import { droppedLogs } from './functions/dropped-logs.ts';
import { exponentAsFactor } from './powers/exponent-as-factor.ts';
import { exponentialAsPower } from './differentiation/exponential-as-power.ts';
import { firstTermOnly } from './algebra/first-term-only.ts';
import { fractionalPower } from './powers/fractional-power.ts';
import { functionOfSum } from './functions/function-of-sum.ts';
import { inequalityDirection } from './equations/inequality-direction.ts';
import { integralInner } from './integration/integral-inner.ts';
import { integralOfProduct } from './integration/integral-of-product.ts';
import { integralOfReciprocal } from './integration/integral-of-reciprocal.ts';
import { integralPower } from './integration/integral-power.ts';
import { integralTrigSign } from './integration/integral-trig-sign.ts';
import { inverseAsReciprocal } from './functions/inverse-as-reciprocal.ts';
import { logOfProduct } from './functions/log-of-product.ts';
import { logOfSum } from './functions/log-of-sum.ts';
import { logarithmOfAnyReciprocal } from './integration/logarithm-of-any-reciprocal.ts';
import { lostNegativeRoot } from './equations/lost-negative-root.ts';
import { minusFirstTermOnly } from './algebra/minus-first-term-only.ts';
import { missingConstant } from './integration/missing-constant.ts';
import type { Mistake } from './toolkit/mistake.ts';
import { modulusOneCase } from './equations/modulus-one-case.ts';
import { multipleAngle } from './functions/multiple-angle.ts';
import { multipliedPowers } from './powers/multiplied-powers.ts';
import { multipliedSomeTerms } from './algebra/multiplied-some-terms.ts';
import { negativePower } from './powers/negative-power.ts';
import { onlyFirstAndLast } from './algebra/only-first-and-last.ts';
import { partsSign } from './integration/parts-sign.ts';
import { powerAsSum } from './powers/power-as-sum.ts';
import { powerOfLog } from './functions/power-of-log.ts';
import { powerOfPower } from './powers/power-of-power.ts';
import { powerOfProduct } from './powers/power-of-product.ts';
import { powerNotLowered, powerNotMultiplied, powerRaised } from './differentiation/power-rule.ts';
import { productOfDerivatives } from './differentiation/product-of-derivatives.ts';
import { pythagorasSign } from './functions/pythagoras-sign.ts';
import { formulaDiscriminant, formulaDivisor, formulaSign } from './equations/quadratic-formula.ts';
import {
  quotientOfDerivatives,
  quotientRuleSign,
  quotientRuleSquare,
} from './differentiation/quotient-rule.ts';
import { quotientOfLogs } from './functions/quotient-of-logs.ts';
import { reciprocalOfSum } from './algebra/reciprocal-of-sum.ts';
import { rootOfInequality } from './equations/root-of-inequality.ts';
import { rootOfSum } from './powers/root-of-sum.ts';
import { signInExpanding } from './algebra/sign-in-expanding.ts';
import { signOnMoving } from './equations/sign-on-moving.ts';
import { signsOfRoots } from './equations/signs-of-roots.ts';
import { squareOfNegative } from './algebra/square-of-negative.ts';
import { squareOfSum } from './algebra/square-of-sum.ts';
import { squaredTermByTerm } from './equations/squared-term-by-term.ts';
import { squaringGainsRoot } from './equations/squaring-gains-root.ts';
import { subtractedCoefficient } from './algebra/subtracted-coefficient.ts';
import { trigDerivativeSign } from './differentiation/trig-derivative-sign.ts';
import { wrongRegion } from './equations/wrong-region.ts';
import { zeroProduct } from './equations/zero-product.ts';

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
