import type { Method } from '../writing/method.ts';
import { differentiateChain } from './p1/differentiation/differentiate-chain.ts';
import { differentiateImplicit } from './p3/differentiation/differentiate-implicit.ts';
import { differentiateParametric } from './p3/differentiation/differentiate-parametric.ts';
import { differentiatePower } from './p1/differentiation/differentiate-power.ts';
import { differentiateProduct } from './p3/differentiation/differentiate-product.ts';
import { differentiateQuotient } from './p3/differentiation/differentiate-quotient.ts';
import { differentiateStandard } from './p3/differentiation/differentiate-standard.ts';
import { increasingDecreasing } from './p1/differentiation/increasing-decreasing.ts';
import { stationaryPoints } from './p1/differentiation/stationary-points.ts';
import { tangentNormal } from './p1/differentiation/tangent-normal.ts';
import { definiteIntegral } from './p1/integration/definite-integral.ts';
import { integratePartialFractions } from './p3/integration/integrate-partial-fractions.ts';
import { integrateParts } from './p3/integration/integrate-parts.ts';
import { integratePower } from './p1/integration/integrate-power.ts';
import { integrateTrig } from './p3/integration/integrate-trig.ts';
import { curveFromGradient } from './p1/integration/curve-from-gradient.ts';
import { area } from './p1/integration/area.ts';
import { volumeOfRevolution } from './p1/integration/volume-of-revolution.ts';
import { trapeziumRule } from './p3/integration/trapezium-rule.ts';
import { newtonRaphson } from './p3/numerical-solution-of-equations/newton-raphson.ts';
import { hyperbolicCalculus } from './further-p2/hyperbolic-functions/hyperbolic-calculus.ts';
import { maclaurin } from './further-p2/differentiation/maclaurin.ts';
import { arcLength } from './further-p2/integration/arc-length.ts';
import { surfaceOfRevolution } from './further-p2/integration/surface-of-revolution.ts';
import { polarArea } from './further-p1/polar-coordinates/polar-area.ts';
import { separableEquation } from './p3/differential-equations/separable-equation.ts';
import { integratingFactor } from './further-p2/differential-equations/integrating-factor.ts';
import { secondOrderEquation } from './further-p2/differential-equations/second-order-equation.ts';
import { hyperbolicEquation } from './further-p2/hyperbolic-functions/hyperbolic-equation.ts';
import { integrateSubstitution } from './p3/integration/integrate-substitution.ts';
import { connectedRates } from './p1/differentiation/connected-rates.ts';

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
