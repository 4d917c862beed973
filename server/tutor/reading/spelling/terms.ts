/** Words that students misspell: those of the three syllabuses, and what surrounds them. */
export const TERMS =
  `absolute accelerate acceleration accurate activity adjacent algebra alternate alternating altogether ammeter amplitude
angle angles angular answer answers antinode approximate approximately approximation arccos arcsin arctan argument arithmetic
arrange arranged arrangement arrangements assumption asymptote asymptotes attempt average battery because before between
binomial bisector boundary bracket brackets calculate calculation calculator calculus cancel capacitance capacitor
cartesian centre centripetal change chain chord circle circuit circular circumference coefficient coefficients coherent
collide collision collisions column combination combinations common complete completing complex component components
composite concave condition conditional conjugate connected consecutive conservation conserved constant constants
constructive continuous converge convergent converges coordinate coordinates correction correlation cosine critical cubic
cumulative current curve decimal decrease decreasing definite definition degree degrees denominator density derivative
derivatives describe destructive determinant deviation diagram diameter difference differential differentiate
differentiated differentiating differentiation differently diffraction digit dimension direction directly discrete
discriminant displacement distance distribution divergent divide divided dividing division domain double efficiency
eigenvalue eigenvalues eigenvector eigenvectors elastic electric electromotive electron electrons element elimination ellipse
energy enough equal equation equations equilibrium equivalent error estimate estimator evaluate events exactly examination
example exclusive expand expanding expansion expectation expected explain exponential exponent express expression extension
factor factorial factorise factorising factors figure figures finite force formula formulae formulas fraction fractions
frequency friction frictional function functions fundamental general geometric geometry gradient graph graphs
gravitational gravity greatest group harder harmonic height highest histogram horizontal horizontally hyperbolic hypotenuse
hypothesis identical identity ignore imaginary impulse inclined increase increasing indefinite independent independence
index indices induction inelastic inequalities inequality inertia infinite infinity initial instantaneous integer integers
integral integrals integrate integrated integrating integration intensity intercept interference internal interquartile
intersect intersection intersects interval invariant inverse inverses inversely irrational isosceles iterate iteration
iterations iterative kinematics kinetic largest length letters likely limits linear locus logarithm logarithms lowest
magnitude marginal matrices matrix maximum measure mechanics median method midpoint minimum minus mistake modulus moment
momentum multiple multiplication multiplied multiply multiplying mutually natural negative newton normal nucleus number
numbers numerator numerical object oblique observation obtain obtuse opposite order ordinate original origin oscillation
parabola parallel parameter parametric partial particle particles pascal percentage perimeter period periodic permutation
permutations perpendicular photon phase physics plane point points polar polynomial polynomials population position positive
possible potential power pressure probabilities probability problem product progression projectile projected proof
proportional proportion prove pulley pythagoras quadrant quadratic quadratics quantity quartile question questions
quotient radian radians radius random ratio rational reaction real rearrange rearranged rearrangement rearranging reciprocal
rectangle rectangular recurrence reflection region regression reject relative remainder remember repeated repeating
replacement represent resistance resistivity resistor resolve resolving resultant reverse revolution right rotated rotation
rough sample satisfies satisfy scalar second section sector segment selection separable separate separately separating
sequence series significance significant similar simple simplify simplified simultaneous simultaneously single sketch
smooth solution solutions solve solved solving speed sphere square squared squares squaring standard stationary statistics
straight stretch stretched string substitute substituting substitution subtract subtracted subtracting successive suppose
surface symmetric symmetrical symmetry system tangent tangents temperature tension terminal terms theorem theory therefore
together total transform transformation translate translation trapezium triangle triangular trigonometric trigonometry
uncertainty understand uniform unique unknown upper usually valid value values variable variables variance vector vectors
velocity velocities verify vertex vertical vertically voltage volume volumes wavelength weight without working
`
    .split(/\s+/)
    .filter((word) => word.length > 4);

/** Words that are spelt like one of these and mean something else. */
export const OTHERS =
  `accuracy alternative batter binominal calculable capacity center chair chance charge coherence collected collection 
competing compiled compiler composts computing concerned conducted conduction connection consonant consonants 
constraint constraints contacts contents contestant contestants continues convergence conversation converse converted 
converter converts corrected coverage deciding decision defining derivation derivations detection directory distinct 
diverges efficient election electrode eleventh equivalence evacuated executed explosion exported extending factorize 
factorized failures fiction frequent frequently gravitation hypotheses identify included indication induces injection 
integrand integrands interaction interactions interest inverted lettered locks media menus minds misprint modules 
movement multiplier negation nucleons older opposing ordinary paint parallax participle participles percentile photo 
photos phrase physicist place plank plant plate pleasure positron positrons possibly powder print prints probe 
produce produced produces projecting projection promotion prose protected proton pulled quantile quantiles quartics 
radial radiates radicand radio radium recession reduction register rejecting rejection relating relation released 
releasing removing repeater replaced replacing replayed reported reporting resolution resulting revealed revolved 
revolves revolving scaler sentence serves services simplifiers simply singly spend spring starting stationery 
steering striking strong strung superpose teams transaction transfer transfers transition transport trapezia 
uncertain understated understood valve variants weigh weighs wording wordings
actual advice aspect believe bother brother bigger carried closer consider construct contain contrast copied
corner court cover crosses during earlier entire entries farther father fourth further gather happen inside
letter listen longer making matter meters methane middle mother neither nothing outside partly pattern petrol player
pointed pounds powers present printed provide quarter quickly quiet quite rather reader recover related remain removed
request section settle silver sister slower spoken stated station steady suggest thanks thought through toward travel
trouble whether winter within worker yellow`.split(/\s+/);
