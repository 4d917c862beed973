/** What students write for words that papers print in full; a longer form stands before those that it holds. */
const SHORT_FORMS: [RegExp, string][] = [
  [/\bstat(?:ionary)? pts?\b\.?/gi, 'stationary points'],
  [/\b(?:turning pts?|tps?(?= (?:of|on)\b))\b\.?/gi, 'turning points'],
  [/\bpts? of (?=inter|inf)/gi, 'points of '],
  [/\bmid[ -]?(?:pt|point)\b\.?/gi, 'midpoint'],
  [/\bpts\b\.?/gi, 'points'],
  [/\bpt\b\.?(?! ?[=(^*])/gi, 'point'],
  [/\bco-?ords?\b\.?/gi, 'coordinates'],
  [/\beqns\b\.?/gi, 'equations'],
  [/\b(?:eqn|equ)\b\.?|\beq\b(?= (?:of|for|in|with)\b)/gi, 'equation'],
  [/\bcoeffs?\b\.?|\bcoefs?\b\.?/gi, 'coefficient'],
  [/\bperp\b\.?/gi, 'perpendicular'],
  [/\bgrad\b\.?/gi, 'gradient'],
  [/\bperim\b\.?/gi, 'perimeter'],
  [/\bcommon diff\b\.?/gi, 'common difference'],
  [/\bderiv\b\.?/gi, 'derivative'],
  [/\bprobs?\b\.?(?=[ ,]|$)/gi, 'probability'],
  [/\b(?:std|st|s)\.? ?dev\b\.?|\bs\.?d\.?(?= (?:of|is|and|=|\d)|$|[,.])/gi, 'standard deviation'],
  [/\bvar\b(?= (?:of|is|and|=|\d)|$|[,.])/g, 'variance'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:accel|accn|acc)\b\.?/gi, 'acceleration'],
  [/\bdecel\b\.?/gi, 'deceleration'],
  [/\bvel\b\.?/gi, 'velocity'],
  [/\bdisp\b\.?/gi, 'displacement'],
  [/\bdist\b\.?/gi, 'distance'],
  [/\bmax\b\.?(?! ?[([{])/gi, 'maximum'],
  [/\bmin\b\.?(?= (?:speed|value|point|force|height|of)\b)/gi, 'minimum'],
  [/\bk\.?e\.?(?= (?:of|at|when)\b)/gi, 'kinetic energy'],
  [/\bp\.?e\.?(?= of\b)/gi, 'potential energy'],
  [/\bd\^?2y ?\/ ?dx\^?2\b|d²y\/dx²/g, 'd^2y/dx^2'],
  [/\bvol\b\.?/gi, 'volume'],
  [/\bhoriz\b\.?/gi, 'horizontal'],
  [/\bvert\b\.?/gi, 'vertical'],
  [/\bdet\b(?= of\b| ?\[\[)/gi, 'determinant'],
  [/\binv\b\.?(?= of\b)/gi, 'inverse'],
  [/\bmod(?: (?:and|&) )arg\b/gi, 'modulus and argument'],
  [/\bmod(?= (?:of\b|[-+\d√. ]{0,14}i\b))/gi, 'modulus'],
  [/\barg(?= (?:of\b|[-+\d√. ]{0,14}i\b))/gi, 'argument'],
  [/\bcalc\b\.?/gi, 'calculate'],
  [/\beval\b\.?/gi, 'evaluate'],
  [/\bsimp\b\.?/gi, 'simplify'],
  [/\bsoln?s\b\.?/gi, 'solutions'],
  [/\bvals\b/gi, 'values'],
  [/\bindep\b\.?/gi, 'independent'],
  [/\bquad\b\.?/gi, 'quadratic'],
  [/\barith\b\.?|\ba\.p\.|\b(?:ap|AP)(?=[\s,:;?]|$)/g, 'arithmetic progression'],
  [/\bg\.p\.|\b(?:gp|GP)(?=[\s,:;?]|$)/g, 'geometric progression'],
  [/\bno\.? of\b/gi, 'number of'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=[ \d])/gi, 'with'],
  [/\bthru\b/gi, 'through'],
  [/\b(?:btwn?|b\/w)\b/gi, 'between'],
  [/\bwrt\b/gi, 'with respect to'],
  [/\bs\.t\.(?= )/gi, 'such that'],
  [/\b(?:root|rt) ?(?=\d)/gi, '√'],
  [/(\([^()]{0,20}\d,[^()]{1,20}\)) (?=\(-?\d{1,4},)/g, '$1, '],
  [/\b(?:sqrt|sq root)(?=s? of\b)/gi, 'square root'],
  [/\b([xy]) axis\b/gi, '$1-axis'],
  [
    /\brotated (?:by |through )?(360|180)(?: ?degrees|°)?(?= (?:about|around|round)\b)/gi,
    'rotated through $1°',
  ],
  [/\b(\d{1,3}°) (?:around|round)(?= the|[xy]-axis)/gi, '$1 about'],
  [/\babout (?=[xy]-axis)/gi, 'about the '],
  [/(?<=\d) ?degs?\b/gi, ' degrees'],
  [/(?<=\d) ?rads?\b/gi, ' radians'],
  [/(?<=\d) ?secs?\b/gi, ' s'],
  [/(?<=\d) ?(kg|cm|km|mm|kN|kW|m\/s)(?![A-Za-z])/g, ' $1'],
  [/(?<=\d)(N|W|J)(?= |[,.;]|$)/g, ' $1'],
  [/(?<=\b(?:for|in|after) \d{1,4}(?:\.\d)?)s\b/g, ' s'],
  [/\bwhat'?s\b/gi, 'what is'],
  [/(?<=[a-z\d)] ?)&(?= ?[a-z(])/gi, ' and '],
];

/** Numbers side by side, of data or of a table. */
const DATA =
  /(?<=\b(?:of|data|numbers|values|are) )-?\d{1,6}(?:\.\d{1,4})?(?: -?\d{1,6}(?:\.\d{1,4})?){2,40}(?=[\s,.;?]|$)/gi;
const TABLE =
  /\b(x)(?: ?[:=])?((?: -?\d{1,3}){2,12}),? (?:P\(X ?= ?x\)|p|prob(?:ability)?)(?: ?[:=])?((?: [\d./]{1,6}){2,12})(?=$|[,;]| [a-zA-Z])/;
/** y(0) = 2 beside dy/dx. */
const INITIAL =
  /,?\s{0,2}(?:(?:given|with|and|if|where|when)(?: that)? )?\by\((-?[\d.π]{1,4}|pi)\) ?= ?(-?[\d./]{1,6})/g;

/** A text with the short forms of students in full. */
export function inFull(text: string): string {
  let rest = text;
  for (const [form, full] of SHORT_FORMS) rest = rest.replace(form, full);
  if (/dy ?\/ ?dx/.test(rest)) rest = rest.replace(INITIAL, ' given that y = $2 when x = $1');
  return rest
    .replace(TABLE, '$1:$2, p:$3')
    .replace(DATA, (list) => list.replaceAll(' ', ', '))
    .replaceAll(/ {2,9}/g, ' ');
}
