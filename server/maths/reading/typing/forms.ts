import { PROPERTY } from './nouns.ts';

/** What a formula begins with, where a property stands before it without "of". */
const FORMULA = '(?=(?:[a-z]\\(x\\)|[a-z]) ?=|\\[\\[|\\(|\\d/|[a-z]\\^|\\d[a-z]\\b|\\||[-+\\d√. ]{0,14}i\\b)';
const FIND = '(?:find |evaluate |calculate |work out |write down |state )?(?:the )?';

/** Requests of few words as papers print them; each keeps all that is said. */
export const FORMS: [RegExp, string][] = [
  [
    /^(?:find |evaluate |calculate |work out )?(?:the )?(?:int|integrate|integral of|∫) ?([^∫]{1,80}?) ?d([a-z]),? (?:from |between )?(?:x ?= ?)?(\S{1,20}) (?:to|and) (?:x ?= ?)?(\S{1,20})$/i,
    'evaluate ∫_($3)^($4) $1 d$2',
  ],
  [
    /^(?:find |evaluate |calculate |work out )?(?:the )?(?:int|integral of) ?([^∫]{1,80}?) ?d([a-z])$/i,
    'find ∫ $1 d$2',
  ],
  [/^integ? (?=\S)/i, 'integrate '],
  [/^diff (?=\S)/i, 'differentiate '],
  [
    /^(?:find |write |put )?(?:the )?partial fractions?(?: of| for)? (.{3,120})$/i,
    'express $1 in partial fractions',
  ],
  [
    /^(?:write |put |split |express )?([^.?]{3,120}?) (?:in|into|as) partial fractions?$/i,
    'express $1 in partial fractions',
  ],
  [
    /^(?:write |put |express )([^.?]{1,80}?) (?:as|in form|in the form)(?: of)? ([^.?\s][^.?]{2,40})$/i,
    'express $1 in the form $2',
  ],
  [
    /^(?!write |put |express )([^.?]{1,80}?) in (?:the )?form(?: of)? ([^.?\s][^.?]{2,40})$/i,
    'express $1 in the form $2',
  ],
  [/^([^.?]{1,120}[=<>≤≥][^.?]{1,120}?),? (solve|factorise|expand|simplify)(?: for [a-z])?$/i, '$2 $1'],
  [/^([^.?]{1,120}?),? (factorise|expand|simplify)$/i, '$2 $1'],
  [/^((?:find |state )?(?:the )?coefficient of [^.?]{1,20}) in (?=\()/i, '$1 in the expansion of '],
  [/\bsquare root of (?=[^.?]{0,30}(?:\bi\b|\di\b))/i, 'square roots of '],
  [/^(?:find )?(?:the )?roots? of (?=[^a-z]{0,20}i\b)/i, 'find the square roots of '],
  [/\bpolar area(?: of)? (?=r ?=)/i, 'area enclosed by the polar curve '],
  [new RegExp(`^(${FIND}(?:${PROPERTY})) ${FORMULA}`, 'i'), '$1 of '],
  [/^solve for (?=[^,.?]{1,60}[<>≤≥=])/i, 'solve '],
  [
    /^(?:find |evaluate )?(?:∫|integral|int) ?(?:from )?(\S{1,12}) to (\S{1,12}) (?:of )?(?=\S)([^∫]{1,80}? ?d[a-z])$/i,
    'evaluate ∫_($1)^($2) $3',
  ],
  [
    /^(?:find )?(?:the )?(?:range|values?|set of values) of ([a-z]) (?:for|so that|such that|if|when) (?:there (?:are|is) )?(no real|equal|two equal|real|two real|distinct|two distinct|repeated) roots?,? (?:of |in )?([^.?=]{4,60})(?: ?= ?0)?$/i,
    'find the values of $1 for which $3 = 0 has $2 roots',
  ],
  [
    /\bprobability (?!of\b|that\b|distribution|density)(?:the )?(sum|total|product|score|difference) (?=is\b)/i,
    'probability that the $1 ',
  ],
  [
    /\bprobability (?!of\b|that\b)(?:they are )?(both|all|none|neither)(?: are)? /i,
    'probability that $1 are ',
  ],
  [
    /\bprobability (?:of )?(?:getting )?(?=\d{1,3} (?:heads?|tails?|sixes|six|fives?|fours?|threes?|ones?|successes)$)/i,
    'probability of exactly ',
  ],
  [/\bpotential energy of (?=\d[\d.]{0,6} kg (?:raised|lifted|falling))/i, 'potential energy of a mass of '],
  // The interval, and the equation that is to be solved in it.
  [
    /,? (?:(?:for|from|in|between) ){0,2}(\d{1,3}) ?(?:degrees |° ?)?(?:to|and|-) ?(\d{1,3})(?: ?degrees|°)?$/i,
    ' for $1° ≤ x ≤ $2°',
  ],
  [/^([^.?]{0,80}(?:θ|theta)[^.?]{0,80} for \d{1,3}°) ≤ x ≤/i, '$1 ≤ θ ≤'],
  [
    /^(?!solve\b)([^.?]{3,80}=[^.?]{1,40}) (for (?:-?[\d.]{1,5}°?|-?\d?(?:pi|π)) ?[<≤]=? ?[a-zθ] ?[<≤]=? ?\S{1,6})$/i,
    'solve $1 $2',
  ],
  [/^solve simultaneously /i, 'solve the simultaneous equations '],
  // A line or a plane by what it goes through.
  [
    /^(?:find )?(?:the )?(?:equation of )?(?:the )?((?:straight )?line|circle|plane) (?=(?:perpendicular|parallel|through|passing|with|joining|normal)\b)(.{3,120}?)(?: equation)?$/i,
    'find the equation of the $1 $2',
  ],
  [/^(?!find\b)([^.?=]{3,80}) equation$/i, 'find the equation of the $1'],
  [/(\bplane through \([^()]{3,30}\),?) (?:and )?(?:with )?normal (?:vector )?(?=\()/i, '$1 with normal '],
  [/\b(unit vector in) (?:the )?direction (?:of )?/i, '$1 the direction of '],
  [/\bdot product (?:of )?(\([^()]{3,30}\)) ?[.·•] ?(?=\()/i, 'scalar product of $1 and '],
  [
    /\b(quotient and remainder|remainder|quotient) (?:of |for )?(\([^÷]{3,60}\)|\S{3,40}) ?[/÷] ?(?=\(?[a-z\d])/i,
    '$1 when $2 is divided by ',
  ],
  [/^(?:find )?(?:the )?eigenvectors of (?=\[\[)/i, 'find the eigenvalues and eigenvectors of '],
  [/\b(sum of [^=.?]{2,40}?),? (?:from )?([rn]) ?= ?(?=\d)/i, '$1 from $2 = '],
  [/\b(sum of [^=.?]{0,30}\br\b[^=.?]{0,30}) from (?=1 to\b)/i, '$1 from r = '],
  // Numbers of ways.
  [
    /^how many (\d) digit numbers (?:can be (?:made|formed) )?from (?:the )?(?:digits )?/i,
    'how many $1-digit numbers can be made from the digits ',
  ],
  [/,? (?:with )?no repeat(?:s|ed digits|ition)?$/i, ' without repetition'],
  [
    /^(?:in )?how many ways (?:to|can (?:you|we|i)) (?:pick|choose|select) ([^.?]{3,60})$/i,
    'in how many ways can $1 be chosen',
  ],
  [
    /^(?:in )?how many ways (?:to|can (?:you|we|i)) arrange ([^.?]{3,60})$/i,
    'in how many ways can $1 be arranged',
  ],
  [
    /^ways (?:to|of) (?:pick|choos|select)(?:ing|e)? ([^.?]{3,60}?) from ([^.?]{1,40})$/i,
    'in how many ways can $1 be chosen from $2',
  ],
  [
    /^(committee|team|group) of (\d{1,2})(?: people)?(?: chosen| picked| formed)? from (\d{1,2} [a-z]{3,12})(?: and|,)? (\d{1,2} [a-z]{3,12}),? (?:with )?(exactly|at least|at most) ([^.?]{3,30})$/i,
    'a $1 of $2 people is chosen from $3 and $4. find the number of ways if there are $5 $6',
  ],
  // A complex number by its arithmetic alone.
  [/^(?=[^a-hj-z]{3,60}$)(?=[^=]{0,60}i)(?=[^=]{0,60}[)/^])/i, 'find '],
  [
    /^(?:in )?how many ways (?:to )?(?:can you |can we )?(?:arrange )?(?:the )?(?:letters )?(?:of |in )?(?:the )?(?:word )?([A-Z]{3,20})(?: letters)?$/i,
    'in how many ways can the letters of the word $1 be arranged',
  ],
];
