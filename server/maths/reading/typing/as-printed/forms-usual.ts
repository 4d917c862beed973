import type { Form } from './form.ts';

const NAME = '(?:circle|curve|line|plane|function|graph|parabola|ellipse|matrix)';
const NUMBER = String.raw`-?\d{1,6}(?:\.\d{1,4})?`;

/** How students put it, and how a paper does. */
export const USUAL_FORMS: readonly Form[] = [
  [/(?<=[a-z\d)])\.{2,4}(?=\s|$)/gi, '.'],
  [/\beqns?\b/gi, 'equation'],
  [/\bprob\b/gi, 'probability'],
  [/\bcommon diff\b\.?/gi, 'common difference'],
  [/\bsecs\b/gi, 'seconds'],
  [/\bpd\b/gi, 'potential difference'],
  [/\bk\.?e\b(?! ?=)/gi, 'kinetic energy'],
  [/\bfriction coeff(?:icient)?\b|\bcoeff of friction\b/gi, 'coefficient of friction'],
  [/\baccel\b/gi, 'acceleration'],
  [/\bmax\b(?! ?[(=])/gi, 'maximum'],
  [/\bmin\b(?! ?[(=])/gi, 'minimum'],
  [/\b(\d{1,3}) ?deg(?:rees?)?\b/gi, '$1°'],
  [/\ban AP\b/g, 'an arithmetic progression'],
  [/\ba GP\b/g, 'a geometric progression'],
  [/\bthe AP\b/g, 'the arithmetic progression'],
  [/\bthe GP\b/g, 'the geometric progression'],
  // A thing with its equation, and what is asked of it.
  [
    new RegExp(
      String.raw`^(?:the |a )?(${NAME}) (?:with equation |has equation |equation |is )?([^.,;]{3,80}=[^.,;]{1,40}?)[,.;]? (?:and )?find (?:the |its )?([a-z][a-z ,]{2,60})\.?$`,
      'i',
    ),
    'Find the $3 of the $1 $2.',
  ],
  [
    /\bin (?:the )?form (?:of )?R ?(cos|sin)(?:ine)? ?\( ?([a-zθ]) ?([-+±]) ?([a-zα]) ?\)/i,
    'in the form R $1($2 $3 $4)',
  ],
  [
    /(?<=R (?:cos|sin)\([a-zθ] [-+±] [a-zα]\)),? (?:where |with )?R ?> ?0,?(?: and)? 0°? ?< ?([a-zα]) ?< ?90°?/i,
    ', where R > 0 and 0° < $1 < 90°',
  ],
  // Distributions that are told in short.
  [
    new RegExp(
      String.raw`^((?:the )?[a-z][a-z ]{2,40}?) (?:is|are|has|have)(?: an?)? normal(?:ly)?(?: distribut(?:ed|ion)| dist)?,?(?: with)?(?: a)? mean(?: of)? (${NUMBER}(?: ?[a-z]{1,2})?),?(?: and)? (?:sd|s\.d\.?|st dev|standard deviation)(?: of)? (${NUMBER}(?: ?[a-z]{1,2})?)(?=[.,;]|$)`,
      'i',
    ),
    '$1 are normally distributed with mean $2 and standard deviation $3',
  ],
  [/\b(?:a |one )random ([a-z]{3,12})\b/gi, 'a randomly chosen $1'],
  [/\bfind probability\b/gi, 'find the probability'],
  // Motion.
  [
    /^(?:a |the )?(particle|car|body|object)(?: P)? moves (?:(?:in|on|along) (?:a )?straight line,? )?(?:with |so that |where |such that |velocity )?(?:velocity )?v ?= ?([^.,;a-su-z]{1,60}?)(?:\s?m\/s)?(?=[.,;]|$)/i,
    'A $1 moves in a straight line. Its velocity v m s^-1 at time t s is given by v = $2',
  ],
  [
    /\b(?:the )?times? (?:when|that|where) (?:it(?:'?s| is)? )?at rest\b/gi,
    'the times when the particle is at rest',
  ],
  [
    /\band (?:the )?total distance(?: travelled)? (?=in|for|during|between|from)/gi,
    'and the total distance travelled ',
  ],
  [
    /(?<=[.,] )find (?:the )?total distance (?=in|for|during|between|from)/gi,
    'find the total distance travelled ',
  ],
  [/\bin (?:the )?first (\d{1,3}) s(?:econds)?\b/gi, 'in the first $1 seconds'],
  [
    /\bfind (?:the )?acceleration and (?:the )?tension\b/gi,
    'find the acceleration of the particles and the tension in the string',
  ],
  [
    /\bfind (?:the )?tension and (?:the )?acceleration\b/gi,
    'find the acceleration of the particles and the tension in the string',
  ],
  [/\bdoes ?n[o']?t rebound\b/gi, 'does not rebound'],
  // Polar curves and roots.
  [/^(?:the )?curve C (?:with |has )?polar (?:equation )?(?=r ?=)/i, 'The curve C has polar equation '],
  [/\bsketch (?:it |C )?and find (?=the area)/gi, 'find '],
  [/\bthe area enclosed$/gi, 'the area enclosed by C'],
  [
    /^(?:the )?equation (?:is )?([^.;]{3,60}= ?0)[.,;]? show (?:by calculation )?(?:that )?(?:it has |there is |theres )?(?:a )?root between (\S{1,8}) and (\S{1,8})$/i,
    'Show by calculation that the equation $1 has a root between $2 and $3.',
  ],
  [
    /\buse (?:the )?iterative formula ([^.]{5,60}?) to find (?:the )?root (?:correct )?to (\d) ?d\.?p\.?(.{0,60}?)[.,;]? (?:start|starting|x_?[01] ?=)(?: with| at| from| value)? ?(\d{1,3}(?:\.\d{1,3})?)$/i,
    'Use the iterative formula $1 with x_1 = $4 to find the root correct to $2 decimal places.',
  ],
  // Progressions that share terms.
  [
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th),? (\d{1,2})(?:st|nd|rd|th),? (?:and )?(\d{1,2})(?:st|nd|rd|th) terms of an arithmetic progression are (?:also )?(?:the )?(?:first (?:3|three)|1st,? 2nd,? (?:and )?3rd) terms of a geometric progression[.,;]? (?:the |its )?first term (?:is|=) (\d{1,4})[.,;]? (?:and )?(?:the )?common difference (?:is )?(?:not|non-?)(?: equal to)? ?(?:zero|0)[.,;]? find d and r$/i,
    'The first term of an arithmetic progression is $4 and the common difference is d, where d ≠ 0. The $1th, $2th and $3th terms of this arithmetic progression are the first, second and third terms respectively of a geometric progression. Find the common difference and the common ratio.',
  ],
  [/\b1th\b/g, 'first'],
  [/\b2th\b/g, 'second'],
  [/\b3th\b/g, 'third'],
  [/\b5th\b(?=[^.]{0,30}terms)/g, 'fifth'],
  [/\b8th\b(?=[^.]{0,30}terms)/g, 'eighth'],
  [/(?<=\d) ?ohms?\b/gi, ' Ω'],
  [/\b(roots? of) u\b/gi, '$1 u'],
];
