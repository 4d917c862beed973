/** A slip in what a method prints, while its answer stays right. */
export interface StepMutant {
  slip: string;
  /** Whose solved cases must catch it. */
  method: string;
  file: string;
  from: string;
  to: string;
}

/** Every one of them must be caught by the lines that are printed. */
export const STEP_MUTANTS: StepMutant[] = [
  {
    slip: 'F(b) + F(a)',
    method: 'definite-integral',
    file: 'techniques/integration/integral-steps.ts',
    from: '`= ${toLatex(exact(high))} - ${',
    to: '`= ${toLatex(exact(high))} + ${',
  },
  {
    slip: 'b² + 4ac under the root',
    method: 'quadratic',
    file: 'techniques/algebra/quadratics.ts',
    from: '\\\\sqrt{${b}^2 - 4',
    to: '\\\\sqrt{${b}^2 + 4',
  },
  {
    slip: 'the product rule with both derivatives',
    method: 'differentiate-product',
    file: 'techniques/calculus/derivative-steps.ts',
    from: 'gathered(product(differentiate(u, letter), v))',
    to: 'gathered(product(differentiate(u, letter), differentiate(v, letter)))',
  },
  {
    slip: 'the quotient rule with a plus',
    method: 'differentiate-quotient',
    file: 'techniques/calculus/derivative-steps.ts',
    from: '${inBrackets(gathered(product(v, du)))} - ${',
    to: '${inBrackets(gathered(product(v, du)))} + ${',
  },
  {
    slip: 'u sin θ for the horizontal part',
    method: 'projectile',
    file: 'methods/further-p3/motion-of-a-projectile/projectile.ts',
    from: '`u_{x} = ${u}\\\\cos ${theta} = ${working(speed * Math.cos(',
    to: '`u_{x} = ${u}\\\\sin ${theta} = ${working(speed * Math.sin(',
  },
  {
    slip: 'the sine for the part along the first force',
    method: 'resultant-force',
    file: 'methods/p4/forces-and-equilibrium/resultant-force.ts',
    from: '}\\\\cos ${working(angle)}^{\\\\circ} = ${along}',
    to: '}\\\\sin ${working(angle)}^{\\\\circ} = ${along}',
  },
  {
    slip: 'the weight down the slope with a cosine',
    method: 'motion-on-slope',
    file: 'methods/p4/forces-and-equilibrium/motion-on-slope.ts',
    from: '`${weight} \\\\sin ${theta}${friction',
    to: '`${weight} \\\\cos ${theta}${friction',
  },
  {
    slip: 'momentum with a wrong sign',
    method: 'collision',
    file: 'methods/p4/momentum/collision.ts',
    from: '\\\\times ${bracket(u1)} + ${',
    to: '\\\\times ${bracket(u1)} - ${',
  },
  {
    slip: 'the law of restitution the wrong way round',
    method: 'restitution',
    file: 'methods/further-p3/momentum/restitution.ts',
    from: '`v_{${b}} - v_{${a}} = ',
    to: '`v_{${a}} - v_{${b}} = ',
  },
  {
    slip: 'the tension with a sine',
    method: 'conical-pendulum',
    file: 'methods/further-p3/circular-motion/conical-pendulum.ts',
    from: '`T\\\\cos ${theta} = ',
    to: '`T\\\\sin ${theta} = ',
  },
  {
    slip: 'one power too few in the sum of a geometric series',
    method: 'geometric-series',
    file: 'methods/p1/series/geometric-series.ts',
    from: '}^{${want.at}}\\\\right)}',
    to: '}^{${want.at - 1}}\\\\right)}',
  },
  {
    slip: 'the trapezium rule without the half',
    method: 'trapezium-rule',
    file: 'methods/p3/integration/trapezium-rule.ts',
    from: '\\\\approx \\\\frac{1}{2} \\\\times ${',
    to: '\\\\approx ${',
  },
  {
    slip: 'a vector product with its signs turned',
    method: 'vector-product',
    file: 'methods/further-p1/vectors/vector-product.ts',
    from: '`${bracketTex(a[i!]!)} \\\\times ${bracketTex(b[j!]!)} - ${',
    to: '`${bracketTex(a[i!]!)} \\\\times ${bracketTex(b[j!]!)} + ${',
  },
  {
    slip: 'ad + bc for the determinant',
    method: 'matrix-inverse',
    file: 'methods/further-p1/matrices/matrix-inverse.ts',
    from: '\\\\times ${factorTex(matrix[1]![1]!)} - ${',
    to: '\\\\times ${factorTex(matrix[1]![1]!)} + ${',
  },
  {
    slip: 'x + μ in a standard normal variable',
    method: 'normal-distribution',
    file: 'methods/p5/the-normal-distribution/normal-distribution.ts',
    from: '`\\\\frac{${working(x)} - ${',
    to: '`\\\\frac{${working(x)} + ${',
  },
  {
    slip: 'chances of success and failure exchanged',
    method: 'binomial-distribution',
    file: 'methods/p5/discrete-random-variables/binomial-distribution.ts',
    from: '(${shown})^{${k}} (${left})^{${n - k}}',
    to: '(${shown})^{${n - k}} (${left})^{${k}}',
  },
  {
    slip: 'the extension not squared in elastic energy',
    method: 'elastic-string',
    file: 'methods/further-p3/hookes-law/elastic-string.ts',
    from: '\\\\times ${working(extension)}^{2}}{2',
    to: '\\\\times ${working(extension)}}{2',
  },
  {
    slip: 'a multiple of d too many in a term',
    method: 'arithmetic-series',
    file: 'methods/p1/series/arithmetic-series.ts',
    from: '${want.at - 1} \\\\times',
    to: '${want.at} \\\\times',
  },
  {
    slip: 'integration by parts with a plus',
    method: 'integrate-parts',
    file: 'techniques/integration/antiderivative-steps.ts',
    from: 'factors: [u, v] }))} - ${',
    to: 'factors: [u, v] }))} + ${',
  },
];
