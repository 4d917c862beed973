import type { Form } from './form.ts';

const ONE = String.raw`[^.,;\n]{1,60}?`;
const END = String.raw`\??\.?$`;

/** How students ask for what pure mathematics asks most, and how a paper does. */
export const PURE_FORMS: readonly Form[] = [
  [
    /[,;. ]{1,3}(?:and )?(?:give|giving)(?: your| ur| the)? ?(?:answers?|ans) (?:correct )?(?:to )?(\d) ?(?:sf|s\.f\.?|sig figs?)\.?$/i,
    ', giving your answers correct to $1 significant figures',
  ],
  [
    /[,;. ]{1,3}(?:and )?(?:give|giving)(?: your| ur| the)? ?(?:answers?|ans) (?:correct )?(?:to )?(\d) ?(?:dp|d\.p\.?|decimal places?)\.?$/i,
    ', giving your answers correct to $1 decimal places',
  ],
  [
    new RegExp(String.raw`^(?:state|find|what(?:'?s| is)) the range of ((?:[fgh])\(x\) ?=${ONE})${END}`, 'i'),
    'The function f is defined by $1 for all real values of x. Find the range of f.',
  ],
  [
    /^(?:find|what(?:'?s| is)) the tangent to (?:the )?(circle|curve) ([^.;\n]{3,60}=[^.;\n]{1,30}?) at (?:the point )?(\([^()]{1,20}\))\??\.?$/i,
    'Find the equation of the tangent to the $1 $2 at the point $3.',
  ],
  [
    /^an arc of length (\S{1,6} ?c?m) subtends an angle of (\S{1,8}) rad(?:ians)?[.,;] ?find the area of the sector\.?$/i,
    'A sector of a circle has arc length $1 and angle $2 radians. Find the area of the sector.',
  ],
  [
    /^the radius of a circle (?:increases|is increasing) at (\d[\d.]{0,5} ?c?m ?\/ ?s)[.,;]? ?how fast is the area (?:increasing|growing) when r ?= ?(\d[\d.]{0,5})(?: ?c?m)?\??$/i,
    'The radius of a circle increases at a rate of $1. Find the rate at which the area is increasing when the radius is $2 cm.',
  ],
  [
    new RegExp(
      String.raw`^find the volume (?:when|if) (y ?=${ONE}) is rotated (?:about|around) the x[- ]axis (?:from|between) x ?= ?(\S{1,8}) (?:to|and) (?:x ?= ?)?(\S{1,8}?)${END}`,
      'i',
    ),
    'The curve $1 from x = $2 to x = $3 is rotated through 360° about the x-axis. Find the volume.',
  ],
  [
    new RegExp(
      String.raw`^use the trapezium rule with (\d{1,2}) (?:intervals|strips) (?:for|on|to (?:find|estimate)) (?:the )?integral of (${ONE}) from (\S{1,8}) to (\S{1,8}?)${END}`,
      'i',
    ),
    'Use the trapezium rule with $1 intervals to estimate the value of ∫_$3^$4 ($2) dx.',
  ],
  [
    /^(?:sketch the locus )?(\|z[^|\n]{1,30}\| ?= ?[^.,;\n]{1,12}?)[,;]? and find the (greatest|least|maximum|minimum|max|min) (?:value )?of \|z\|\.?$/i,
    'The complex number z satisfies $1. Find the $2 value of |z|.',
  ],
  [
    /^(?:find|what(?:'?s| is)) the (inverse|determinant|eigenvalues) of (?:the matrix )?(\([^()\n]{3,40};[^()\n]{3,40}\))\??\.?$/i,
    'The matrix A is given by A = $2. Find the $1 of A.',
  ],
  [
    /^(prove (?:by )?(?:mathematical )?induction) (?:that )?(?:the )?sum (?:from|of) r ?= ?1 to n of ([^=\n]{1,40}?) ?= ?([^=\n]{1,60}?)\.?$/i,
    '$1 that \\sum_{r=1}^{n} $2 = $3 for all positive integers n.',
  ],
  [
    /^(prove by (?:mathematical )?induction that (?:(?!for (?:all|every))[^\n]){5,100}?)\.?$/i,
    '$1 for all positive integers n.',
  ],
  [
    /^((?:two|the) lines)(?: have equations| are)? (r ?= ?[^\n]{8,60}?) and (r ?= ?[^\n]{8,60}?)[.,;]? (?:show|prove) (?:that )?(?:the )?(?:lines )?(?:intersect or are skew|are skew|dont (?:meet|intersect))\.?$/i,
    'The lines l and m have equations $2 and $3 respectively. Determine whether the lines intersect or are skew.',
  ],
  [
    /^(?:for )?(?:which|what) (?:values? of )?([a-z]) (?:does|will|makes?) ([^=\n]{3,60}= ?0) have (equal|real|no real|two real|two distinct real|repeated) roots\??$/i,
    'Find the values of $1 for which the equation $2 has $3 roots.',
  ],
  [
    /^is (?:the line )?(y ?= ?[^=,\n]{1,30}?) a tangent to (?:the (?:curve|circle) )?([^,\n]{3,40}=[^,\n]{1,30}?)\??$/i,
    'Show that the line $1 is a tangent to the curve $2.',
  ],
  [
    /^find all (?:the )?(x|θ|theta) (?:between|from) (\S{1,8}) (?:and|to) (\S{1,8}) (?:with|such that|where|for which|so that) ([^\n]{3,60}?)\.?$/i,
    'Solve $4 for $2 ≤ $1 ≤ $3.',
  ],
  [
    /^(?:a )?(?:GP|geometric progression|geometric series) (?:with|has) a ?= ?(-?[\d./]{1,8})(?:,| and) ?r ?= ?(-?[\d./]{1,8})[.,;]? (?:and )?find S_?(\d{1,3})(?: and S_?(?:infinity|inf|∞))$/i,
    'A geometric progression has first term $1 and common ratio $2. Find the sum of the first $3 terms and the sum to infinity.',
  ],
  [/^where is (?:y ?= ?)?([^=\n]{3,50}?) (increasing|decreasing)\??$/i, 'For what values of x is y = $1 $2?'],
  [
    /^(?:find (?:the |a )?)?(?:vector )?equation of (?:the )?line through (\(-?\d{1,3}, ?-?\d{1,3}, ?-?\d{1,3}\)) and (\(-?\d{1,3}, ?-?\d{1,3}, ?-?\d{1,3}\))$/i,
    'Find a vector equation of the line through the points $1 and $2.',
  ],
  [
    /^(?:find (?:the )?)?sum of ((?:[^\n]{0,20})r(?:[^\n]{0,20}?)) (?:from|for) (?:r ?= ?)?(\d{1,3}) to (?:r ?= ?)?(\d{1,4}|n)$/i,
    'Find \\sum_{r=$2}^{$3} $1.',
  ],
  [
    /^((?:dy|dx|d2y|d\^2y)\/d[xt](?:2|\^2)?[^\n]{3,60}?=[^\n,.;]{1,40}?)[,.;]? (?:find|solve for) y$/i,
    'Solve the differential equation $1.',
  ],
  [/^(solve [^\n]{0,10}d[yx]\/d[xt][^\n]{3,120}?)[.,;] ?(?:and )?express y in terms of x\.?$/i, '$1'],
  [
    /^(?:expand )?(\([^,;=\n]{3,50}?),? (?:find )?(?:the )?coefficient of (x(?:\^\d{1,2}|[²³])?)\??\.?$/i,
    'Find the coefficient of $2 in the expansion of $1.',
  ],
  [
    /^((?=[^=\n]{0,60}(?:sin|cos|tan) ?(?:\d ?)?x)[^=\n,.]{3,60} ?= ?[^=\n,.]{1,30}?),? (?:for|from|between) (?:x (?:from|between) )?(-?\d{1,3}) ?(?:to|and) ?(360|180|90|720)(?:°| degrees)?\.?$/i,
    'Solve $1 for $2° ≤ x ≤ $3°.',
  ],
];
