import { inFullZh } from './chinese.ts';
import { type Form, printedBy } from './form.ts';
import { MOTION_FORMS } from './forms-motion.ts';
import { PURE_FORMS } from './forms-pure.ts';
import { rootsTyped, sumTyped } from './sums-and-roots.ts';
import { STATISTICS_FORMS, tableTyped } from './forms-statistics.ts';

const MAX_LENGTH = 500;

/** What is said to the tutor before a question. */
const AHEAD =
  /^(?:(?:next (?:part|bit|one|q|question)|ok then|ok(?:ay)?|so|now|then|next|right|cool|nice|thanks|thx|good|hence|further maths?|further|physics|maths?|p[1-6]|m1|s1|题目|懂了|好的?|谢谢|下一题|换一题|can we do (?:one|this)(?: from a paper)?|(?:now )?the (?:next |last )?question (?:says|is|asks)|last one|lol|fine|whatever|another one)(?:[\s,:：.]{1,3}|$)){1,4}/i;
/** A sentence that only talks. */
const TALK =
  /^(?:[^\d=<>∫^]{0,80})(?:\bi (?:always|never|don'?t|dont|cant|can'?t|forget|wanna|want|am|need|tried)\b|\bpls\b|\bplease\b|can (?:u|you)\b|\bhelp\b|\bhint\b|something like that|\blol\b|\bidk\b|\bstuck\b|不会|怎么(?:搞|做|办|写|算|弄|解)|不懂|大概|这样|忘了?|求助|提示|老是|听说)(?:[^\d=<>∫^]{0,80})$/iu;

/** "… no sorry its x^3 - 2x - 2 = 0": what was meant takes the place of what was typed. */
const MEANT =
  /^((?:the )?(?:equation|curve|function|line) (?:has equation )?)[^\n]{1,80}?(?:\.{2,3}|,|-) ?(?:no,? )?(?:sorry|wait|i mean),? (?:its|it'?s|it is|i mean)? ?/i;

const NAME = '(?:circle|curve|line|plane|function|graph|parabola|ellipse|matrix)';
const NUMBER = String.raw`-?\d{1,6}(?:\.\d{1,4})?`;

/** How students put it, and how a paper does. */
const FORMS: readonly Form[] = [
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
  [/(?<=R (?:cos|sin)\([a-zθ] [-+±] [a-zα]\))$/i, ', where R > 0 and 0° < α < 90°'],
  // Distributions that are told in short.
  [
    new RegExp(
      String.raw`^((?:the )?[a-z][a-z ]{2,40}?) (?:is|are|has|have)(?: an?)? normal(?:ly)?(?: distribut(?:ed|ion)| dist)?,?(?: with)?(?: a)? mean(?: of)? (${NUMBER})(?: ?[a-z]{1,2})?,?(?: and)? (?:sd|s\.d\.?|st dev|standard deviation)(?: of)? (${NUMBER})(?: ?[a-z]{1,2})?(?=[.,;]|$)`,
      'i',
    ),
    '$1 are normally distributed with mean $2 and standard deviation $3',
  ],
  [/\b(?:a |one )random ([a-z]{3,12})\b/gi, 'a randomly chosen $1'],
  [/\bfind probability\b/gi, 'find the probability'],
  // Motion.
  [
    /^(?:a |the )?(particle|car|body|object)(?: P)? moves (?:in|on|along) (?:a )?straight line,? (?:with |so that |where |such that |velocity )?(?:velocity )?v ?= ?([^.,;a-su-z]{1,60}?)(?:\s?m\/s)?(?=[.,;]|$)/i,
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

/** What is asked for by its name alone behind what is told. */
const BARE_END =
  /(?<=[.?] )((?:the )?(?:current|terminal potential difference|efficiency|power|acceleration|tension|time(?: taken)?|speed|distance|resistance|potential difference|charge|frequency|wavelength|extension|stress|strain|mean|variance|standard deviation|radius|centre|gradient|area|volume)(?: (?:in|of|at|across) [a-z ]{2,30})?)\??$/i;

/** A question as a paper would print it, in each way that its words allow; none where nothing is to change. */
export function retyped(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  const typed = text.trim();
  const bare = withoutTalk(typed);
  const all = /\p{Script=Han}/u.test(bare) ? [...inFullZh(bare), bare] : [printed(bare)];
  return [...new Set(all)].filter((one) => plain(one) !== plain(typed) && one !== '');
}

/** Neither its last mark nor its capitals make another question of it. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.?。？]{1,9}$/u, '');

function withoutTalk(text: string): string {
  const behind = text
    .replace(
      /^[^\d=<>:：\n]{0,40}[:：]\s{0,3}(?=(?:solve|find|express|show|prove|evaluate|use|calculate)\b)/iu,
      '',
    )
    .replace(AHEAD, '')
    .replace(MEANT, '$1');
  const sentences = behind
    .split(
      /(?<=[^\s.][.?!。？！])\s{0,3}(?!\d)|\n+|(?<=\.{3})\s|(?<=[^\p{Script=Han}\s]\s{0,2})(?=(?:这题|大概|我|请|老师|别|给个|不会|怎么))/u,
    )
    .map((one) => one.trim());
  const kept = sentences.filter((one) => one !== '' && !TALK.test(one));
  return (kept.some((one) => /[\d=]/.test(one)) ? kept : sentences).join(' ').trim();
}

function printed(text: string): string {
  const bare = text.replace(/[?？]$/, '');
  const whole = tableTyped(bare) ?? rootsTyped(bare) ?? sumTyped(bare);
  if (whole !== null) return whole;
  let rest = [FORMS, PURE_FORMS, STATISTICS_FORMS, MOTION_FORMS].reduce(
    (before, forms) => printedBy(forms, before),
    bare,
  );
  rest = rest.replace(BARE_END, 'Find the $1.').replaceAll('the the ', 'the ');
  return rest.replace(/^[a-z](?=[a-z ]{2})/, (letter) => letter.toUpperCase());
}
