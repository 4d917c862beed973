import type { Method } from '../method.ts';
import { differentiateChain } from './differentiate-chain.ts';
import { differentiateImplicit } from './differentiate-implicit.ts';
import { differentiateParametric } from './differentiate-parametric.ts';
import { differentiatePower } from './differentiate-power.ts';
import { differentiateProduct } from './differentiate-product.ts';
import { differentiateQuotient } from './differentiate-quotient.ts';
import { differentiateStandard } from './differentiate-standard.ts';
import { increasingDecreasing } from './increasing-decreasing.ts';
import { stationaryPoints } from './stationary-points.ts';
import { tangentNormal } from './tangent-normal.ts';
import { definiteIntegral } from './definite-integral.ts';
import { integratePartialFractions } from './integrate-partial-fractions.ts';
import { integrateParts } from './integrate-parts.ts';
import { integratePower } from './integrate-power.ts';
import { integrateTrig } from './integrate-trig.ts';
import { curveFromGradient } from './curve-from-gradient.ts';
import { area } from './area.ts';
import { volumeOfRevolution } from './volume-of-revolution.ts';
import { trapeziumRule } from './trapezium-rule.ts';
import { newtonRaphson } from './newton-raphson.ts';
import { hyperbolicCalculus } from './hyperbolic-calculus.ts';
import { maclaurin } from './maclaurin.ts';
import { arcLength } from './arc-length.ts';
import { surfaceOfRevolution } from './surface-of-revolution.ts';
import { polarArea } from './polar-area.ts';
import { separableEquation } from './separable-equation.ts';
import { integratingFactor } from './integrating-factor.ts';
import { secondOrderEquation } from './second-order-equation.ts';
import { hyperbolicEquation } from './hyperbolic-equation.ts';
import { integrateSubstitution } from './integrate-substitution.ts';
import { connectedRates } from './connected-rates.ts';

export const calculus = [
  differentiatePower,
  differentiateStandard,
  differentiateChain,
  differentiateProduct,
  differentiateQuotient,
  differentiateImplicit,
  differentiateParametric,
  stationaryPoints,
  tangentNormal,
  increasingDecreasing,
  definiteIntegral,
  integratePartialFractions,
  integrateParts,
  integratePower,
  integrateTrig,
  curveFromGradient,
  area,
  volumeOfRevolution,
  trapeziumRule,
  newtonRaphson,
  hyperbolicCalculus,
  maclaurin,
  arcLength,
  surfaceOfRevolution,
  polarArea,
  separableEquation,
  integratingFactor,
  secondOrderEquation,
  hyperbolicEquation,
  integrateSubstitution,
  connectedRates,
] as Method<never>[];
