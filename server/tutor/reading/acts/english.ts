import { type Intent, type Level, NEXT, type Phrase } from './act.ts';
import { paperIn, stepOf } from './numbers.ts';

const levelIn = (words: string): Level =>
  /\b(?:harder|tougher|challeng|more difficult|hard one|difficult one)/.test(words)
    ? 'harder'
    : /\b(?:easier|simpler|easy|simple)\b/.test(words)
      ? 'easier'
      : 'same';

/** What a question is to be about: "on vectors", "but with geometric". */
const ABOUT =
  /\b(?:on|about|from|in|with|involving|using) (?:the )?(?:topic |chapter )?(?:of )?([a-z][a-z'. -]{2,50})$/;
const NO_TOPIC =
  /^(?:this|that|it|these|my own|numbers|other|different|new|same|one|a paper|the (?:exam|paper))\b|\b(?:this|that|it)$/;

function likeIn(words: string): Intent {
  const about = ABOUT.exec(words)?.[1]?.trim() ?? null;
  return { kind: 'like', level: levelIn(words), about: about && !NO_TOPIC.test(about) ? about : null };
}

const why = (step: number | 'last' | null, of: string | null = null): Intent => ({ kind: 'why', step, of });
const STEP =
  /\b(?:step|line|part) ?(\d{1,2})\b|\b(first|second|third|fourth|fifth|last|final) (?:step|line)\b/;

/** "step 2", "the first line"; what else is asked about is named. */
function whyIn(rest: string): Intent {
  const step = STEP.exec(rest);
  if (step) return why(stepOf(step[1] ?? step[2]));
  const of = rest.replace(/^(?:do|did|does|is|are|was|can|must|should|would) /, '').trim();
  const isBare =
    /^(?:(?:you|we|it|that|this|so|true|to me|simply|the|step|line|happen|do|passage|part|text|sentence|paragraph|works?|work) ?){0,6}$/.test(
      of,
    );
  return why(null, isBare ? null : of);
}

/** A number or a formula rather than words. */
const isFormula = (words: string) =>
  !/[a-z]{2}/.test(bare(words).replaceAll(/sqrt|pi|sin|cos|tan|ln/g, '')) && /\d|[\^/]/.test(words);
const bare = (words: string) => words.replace(/^(?:the|that|this|a|an) /, '');

const GRADES =
  /\bgrade (?:boundar|threshold)|\b(?:boundary|boundaries|thresholds?)\b.{0,40}\b(?:paper|p[1-6]|an? [abc]|low|high|grade)\b|\b(?:for|get|getting|got|need) an? (?:[abcde]\*?|a star)(?: grade)?(?: (?:in|on|for|at|overall) ?.{0,30})?$|\b\d{1,3} ?% for (?:an? )?[abcde]\*?$|\b\d{1,3}\/\d{2,3} (?:on|in|for) (?:my|the|a|our) .{0,20}(?:mock|test|paper)\b/;

export const ENGLISH: readonly Phrase[] = [
  [
    /^(?:say |repeat |translate |explain |write |answer )?(?:it |this |that )?(?:all )?(?:in|to|into) (chinese|mandarin|english)$/,
    ([, name]) => ({ kind: 'language', language: name === 'english' ? 'en' : 'zh' }),
  ],
  [
    /^(?:where|what|why) (?:did|have|do|was|is) (?:i|my) ?(?:go|gone|do|done|get|make|mistake)? ?(?:it |that |this )?(?:wrong|mistake|wrong answer|incorrect)$|^what (?:is|was) (?:my|the) mistake$|^(?:what|where) (?:is|was) wrong(?: (?:with|w) (?:it|this|that|mine|my answer|my working)(?: .{0,40})?)?$|^why (?:is|was) (?:it|that|this|mine|my answer) (?:wrong|not right|incorrect)$/,
    () => ({ kind: 'mistake' }),
  ],
  [
    /^why (?:is |was )?(?:my )?line (\d{1,2}) (?:is )?(?:wrong|not right|incorrect)$/,
    () => ({ kind: 'mistake' }),
  ],
  [
    /^(?:(?:give|show) (?:me )?)?(?:(?:just|only|a|an|another|one|more|some|small|little|tiny|the|next|bigger|first) ){0,4}(?:hints?|clues?|nudge)(?: (?:then|only|first|more))?$|^i (?:want|need) (?:a|another|some) (?:hint|clue)$|^(?:hint|clue)\b/,
    () => ({ kind: 'hint' }),
  ],
  [/^(?:give me |i need |a bit )?(?:more|some|extra|a little|little) help$/, () => ({ kind: 'hint' })],
  [/^show me how(?: (?:to do it|it is done|it goes))?$/, () => ({ kind: 'solution' })],
  [
    /^(?:too|that was too|this is too|way too|so|very) (?:easy|simple)$/,
    () => ({ kind: 'like', level: 'harder', about: null }),
  ],
  [
    /^(?:just |only )?(?:give me |show me |tell me )?(?:just |only )?the (?:final )?(?:answer|solution)(?: is (?:fine|enough|ok))?(?: please| pls)?$/,
    () => ({ kind: 'solution' }),
  ],
  [
    /^(?:(?:just|please|can you|now) )?(?:ask|test|quiz) me (?:(?:something|anything|sth|a question|one|some questions?) )?(?:on|about|in) (?!this\b|that\b|it\b)([a-z][a-z ]{2,40})$/,
    ([, about]) => ({ kind: 'like', level: 'same', about: about!.replace(/^the /, '') }),
  ],
  [/^(?:(?:give me )?1 more|one more please)$/, () => ({ kind: 'like', level: 'same', about: null })],
  [
    /^help me with (?:my )?(?:maths?|physics|homework|something|some questions)$/,
    () => ({ kind: 'greeting' }),
  ],
  [
    /^(?:i am |i feel )?(?:so |really |totally |completely |still |very |a bit )?(?:stuck|lost|confused)(?: (?:on|with|at) (?:it|this|that|this one))?$|^(?:no idea|no clue|not sure|not sure (?:how|what).{0,30}|help|help me|please help)$|^i (?:have no|have not got a) (?:idea|clue)(?: (?:how|what).{0,40})?$|^(?:i )?(?:still )?(?:do not|cannot) (?:know|remember|see)(?: (?:it|how|what|where|this|any of it)(?: .{0,30})?)?$|^(?:i )?(?:still )?(?:do not|cannot|did not) (?:really )?(?:get|understand|follow)(?: (?:it|this|that|any of (?:it|this)|a thing|anything))?(?: at all)?$|^(?:how|where) (?:do|should|can|would|to) (?:i |we )?(?:even )?(?:start|begin)$|^i (?:am not|was not) sure(?: (?:how|what|where).{0,30})?$|^i forgot.{0,30}$|^what (?:do|should|can|shall) i (?:even )?do$|^(?:how|what) now$/,
    () => ({ kind: 'feeling', feeling: 'lost' }),
  ],
  [
    /^(?:show (?:me )?|give (?:me )?|do )?(?:the |a )?(?:next|first|one more) (?:step|line|bit)(?: only)?$|^(?:next|go on|continue|keep going|carry on|more|one more|another step|what is next|what next|what now|now what|and then|then what|proceed|step)$|^what (?:do|should|would) (?:i|we) do (?:next|now|after that)$|^what comes (?:next|after that|after)$/,
    () => ({ kind: 'step' }),
  ],
  [
    /^(?:show (?:me )?|give (?:me )?|see |tell (?:me )?|what is |i want )?(?:it |the )?(?:all |whole |full |entire |complete |worked |final |model )?(?:solution|answer|working|working out|solutions|answers|steps|thing|lot|rest)(?: (?:to (?:it|this|that)|to this question|to the question|please))?$|^(?:show|tell|give) (?:me )?(?:everything|all|all of it|the rest|it all|how it is done|how to do it)$|^(?:solve it|do it|tell me|show me|everything|the rest|all of it|i give up|give up|reveal(?: it| the answer)?)$|^how (?:do|would|to) (?:i |you |we )?(?:do|solve|work out|answer) (?:it|this|that|this one|this question|the question)$/,
    () => ({ kind: 'solution' }),
  ],
  [
    /^(?:what (?:is|are|would be) (?:the |its )?)?(?:units?|the units?)(?: (?:of it|here|for it|for this))?$/,
    () => ({ kind: 'unit' }),
  ],
  [
    /^(?:where|how) (?:did|does|do|is|was|are|has|have) (.{1,40}?) (?:come|came|coming|from|appear|derived|gotten|obtained)\b/,
    ([, what]) => (/differe|other half/.test(what!) ? null : { kind: 'where', what: bare(what!) }),
  ],
  [
    /^how (?:did|do) (?:you|we|they|u) (?:get|find|find out|work out|calculate|arrive at) (?:the |that |this )?(.{1,40})$/,
    ([, what]) => ({ kind: 'where', what: bare(what!) }),
  ],
  [
    /^(?:why|what) (?:is|are)(?: there)? (.{1,24})$|^why (\d.{0,23}|[-+(].{1,23})$|^where is (.{1,24}) from$/,
    ([, a, b, c]) => (isFormula((a ?? b ?? c)!) ? { kind: 'where', what: bare((a ?? b ?? c)!) } : null),
  ],
  [
    /^(?:show me |give me |do it |solve it |try |do |use |know |is there |are there |have you got |got )?(?:in )?(?:a |an |any )?(?:another|different|other|some other|alternative|second|quicker|faster|shorter|easier|simpler|smarter|better|new) (?:way|ways|method|methods|approach|solution|trick)(?: .{0,40})?$|^(?:can|could) (?:you|i|we|it) (?:also )?(?:do|solve|be done|do it|solve it) (?:it )?(?:another way|differently|faster|quicker|without .{1,30})$|^is there (?:a )?(?:shortcut|trick|short cut)$/,
    ([all]) => ({ kind: 'another', quicker: /quick|fast|short|easier|simpler|smart|trick|better/.test(all) }),
  ],
  [
    /^(?:explain|i (?:do not|did not|cannot) (?:understand|get|follow|see)|what (?:happened|happens|is happening) in|what about|tell me about|go over|and|show me)? ?(?:the |that |this )?(?:(?:step|line) (\d{1,2})|(first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th) (?:step|line))$/,
    ([, number, word]) => why(stepOf(number ?? word)),
  ],
  [
    /^(?:i (?:do not|did not|cannot) (?:understand|get|see|know) why|how come|why|for what reason|what is the (?:point|reason) (?:of|for))\b ?(.{0,80})$/,
    ([, rest]) => whyIn(rest!),
  ],
  [
    /^(?:explain|i (?:do not|did not|cannot) (?:understand|get|follow)|elaborate)(?: more| again| better| simply)?(?: on)?(?: (?:it|this|that))?(?: (?:step|line|part|bit|passage|text|sentence|paragraph))?(?: to me| simply| again)?$/,
    () => why(null),
  ],
  [/^explain (?:why|how|the step|the line) ?(.{0,60})$/, ([, rest]) => whyIn(rest!)],
  [
    /^(?:how )?(?:long|much time|many minutes|many hours)\b.{0,60}$|\bhow (?:long|much time|many minutes|many hours)\b.{0,40}\b(?:paper|exam|test|p[1-6])\b/,
    ({ input }) => exam('time', input),
  ],
  [GRADES, ({ input }) => exam('grades', input)],
  [
    /\bhow many marks\b|\bmarks (?:is|are|for|in|does)\b|\bout of how many\b|\bhow many marks$/,
    ({ input }) => exam('marks', input),
  ],
  [/\b(?:how many|which|what|list the|name the) (?:papers?|exams?)\b/, ({ input }) => exam('papers', input)],
  [
    /\b(?:topics?|chapters?|syllabus|content)\b.{0,20}\b(?:paper|p[1-6]|exam|9709|9231|9702|as|a2)\b|^what (?:is|comes|do they ask) (?:in|on|up in) (?:paper ?|p)[1-6]$|^(?:the )?syllabus$|^what (?:is|are) (?:in|on) the (?:exam|syllabus)$/,
    ({ input }) => exam('topics', input),
  ],
  [/\bcalculators?\b/, ({ input }) => (/\d ?[-+*/^=i]|=|\^/.test(input) ? null : exam('calculator', input))],
  [
    /^is (?:this|it|that) (?:in |on |from |for |part of )?(?:the )?(?:paper ?|p|pure ?|as|a2|syllabus|exam)\b.{0,40}$|^(?:which|what) (?:paper|topic|chapter|syllabus)(?: is| does| would)? (?:this|it|that)\b.{0,30}$|^what (?:topic|chapter) is (?:this|it|that)\b.{0,20}$/,
    ({ input }) => exam('place', input),
  ],
  [
    /\b(?:revise|revision|study for|prepare for|exam (?:is )?(?:tomorrow|soon|next week)|test (?:is )?(?:tomorrow|soon|next week)|(?:have|got) (?:a|an|my) (?:exam|test|mock)s?)\b/,
    ({ input }) => exam('revise', input),
  ],
  [
    /^(?:do|does|is|are|will|can) (.{3,40}?) (?:come up|appear|tested|examined|asked|needed)?(?: ?(?:in|on|for) )(?:the )?(?:paper ?[1-6]|p[1-6]|pure ?[1-3]|syllabus|as|a2|exam)$/,
    ({ input, 1: of }) =>
      /formula|given|table/.test(input) ? null : { kind: 'exam', fact: 'place', paper: null, of: of! },
  ],
  [
    /^(?:do|will|can) (?:i|we|you|they) (?:get|have|receive|find|see|be given) .{0,30}\b(?:formula|formulae|formulas|table|tables|it|that|them)\b.{0,12}\b(?:exam|paper|test|sheet)$/,
    () => ({ kind: 'given', what: null }),
  ],
  [
    /^(?:can|could|may|should) (?:i|we|you) (?:also |just )?(?:use|do it with|do it by|solve it with|solve it by|try) (?:the |a )?([a-z][a-z -]{3,40}?)(?: instead| here| too| for this)?$/,
    ({ 1: by }) => (/calculator|sheet|book/.test(by!) ? null : { kind: 'another', quicker: false, by: by! }),
  ],
  [
    /\b(?:formula|formulae|data|formulas) (?:sheet|book|booklet|list)\b|\bmf19\b|\b(?:given|provided|printed) (?:in|on) (?:the )?(?:exam|paper|test|sheet)\b|\b(?:formula|it|this|that|table|tables|they|formulae|formulas|rule) (?:be )?(?:given|provided)$|^(?:is|are|will) .{1,50} (?:be )?(?:given|provided)$|\b(?:do|must|should) (?:i|we) (?:have to|need to|got to)? ?(?:memori[sz]e|remember|learn|know) (?:it|this|that|these|the formula)\b/,
    ([all]) => ({ kind: 'given', what: givenIn(all) }),
  ],
  [
    /^(?:(?:give|show|set|ask|get|find|send) (?:me )?|try |do |i want |another |one more |next |new |more |let us (?:do|try) |can we (?:do|try) )?.{0,40}\b(?:questions?|problems?|exercises?|one like (?:it|this|that)|ones? (?:to (?:try|do|practi[sc]e))|practi[sc]e)\b(?: .{0,50})?$/,
    ([all]) => (isRequest(all) ? likeIn(all) : null),
  ],
  [
    /^(?:give me |do |try |show me |i want |let us try |let us do |how about )?(?:(?:a|an|another|one|some|something|slightly|a bit|a little|much|even|more|new|different|next|similar|random|same but|just) ){0,4}(?:harder|easier|simpler|tougher|similar|challenging|like (?:it|this|that)|hard one|easy one|one)(?: (?:one|ones|similar|more|like (?:it|this|that)))?(?: (?:but|on|about|with|to|and) .{1,50})?$|^(?:(?:quick|quickly|pop|short) )?(?:quiz|test|challenge|examine|drill) me\b.{0,60}$|^(?:give me another|do another|another 1|give me another 1|another|again|skip|skip (?:it|this|this one)|next one|one more|do another|something else|new one|more practice|i want to practi[sc]e|let us practi[sc]e)$|\b(?:easier|harder) or (?:harder|easier)\b/,
    ([all]) => likeIn(all),
  ],
  [
    /^(?:(?:do|solve|just|only|show me|try|what about|how about|help with|now|and|go to|next is|for) ){0,2}(?:question |q |part ?|section )\(?([a-h]|i{1,3}|iv|v)\)?(?: (?:only|please|part))?$|^(?:(?:do|solve|just|only|what about|how about|now|and) ){0,2}\(?([a-h]|i{1,3}|iv)\)(?: (?:only|part))?$|^(?:what about|how about|do) ([b-h])$/,
    ([, a, b, c]) => ({ kind: 'part', label: `(${a ?? b ?? c})` }),
  ],
  [
    /^(?:(?:ok|now|and|do|go (?:on )?to|on to|what about|show me|help with) ){0,2}(?:the )?next (?:part|bit of the question|sub ?question)$/,
    () => ({ kind: 'part', label: NEXT }),
  ],
  [
    /^(?:what (?:is|are|was) )?(?:the |an |a )?(?:general )?(?:formula|formulae|formulas|equation|rule|identity|identities)(?: (?:for|of|to (?:find|get|use for|use))) (.{1,50})$/,
    ([, of]) => ({ kind: 'formula', of: bare(of!) }),
  ],
  [
    /^(?:(?:what|which) (?:is|are|was) )?(?:the )?(?:which |what )?(?:formula|formulae|formulas|equation)(?: (?:do|should|would|can) (?:i|we|you) (?:use|need))?$|^(?:what|which) (?:formula|formulae|formulas|equation|law|rule)\b.{0,30}$/,
    () => ({ kind: 'formula', of: null }),
  ],
  [
    /^(?:what|how) (?:is|are|was) (?:it|this|that|they) (?:used|useful|good) ?(?:for)?$|^(?:what|how) (?:do|does|can|would) (?:i|you|we) (?:use|apply) (?:it|this|that)(?: for)?$|^(?:give me |show me )?(?:an |for )?examples?(?: of (?:it|that|this))?$|^what is the (?:point|use)(?: of (?:it|that|this))?$|^(?:when|where) (?:do|would|can|should|is) (?:i|you|we|it|that) (?:use|used|apply|need|needed)(?: it| that| this)?$|^tell me more$|^what is it for$/,
    () => ({ kind: 'use' }),
  ],
  [
    /^(?:can you )?(?:draw|sketch|plot|graph) (?:it|this|that|me|the|a)\b.{0,30}$|^(?:show me )?(?:the |a )?(?:graph|diagram|sketch|picture)(?: of (?:it|this|that))?$/,
    () => ({ kind: 'draw' }),
  ],
  [
    /^(?:what (?:is|are) (?:the )?)?([a-z][a-z' -]{1,40}?) (?:formula|formulae|formulas|rules?|identities)$/,
    ([, of]) => (/^(?:which|what|the|any|same)$/.test(of!) ? null : { kind: 'formula', of: bare(of!) }),
  ],
  [/^(?:what (?:is|are) the )?difference between (.{3,60})$/, ([, term]) => ({ kind: 'term', term: term! })],
  [
    /^what (?:does|do|did) (?:the |an |a |you mean by )?(?:word |term |symbol |letter )?(.{1,50}?) (?:mean|stand for|represent|do|tell (?:you|us|me))(?: (?:here|in this|again))?$|^(?:what do you mean by|meaning of|the meaning of|define|definition of|what is meant by|remind me (?:of|about)|what exactly is|tell me about|explain|explain what|describe|teach me|teach me about|i (?:do not|did not) (?:know|understand|get) what) (?:the |an |a )?([a-z].{1,50}?)(?: (?:is|are|means|mean))?$|^(?:no )?(?:i mean )?what (?:is|are|was|were) (?:the |an |a )?([a-z][a-z'. -]{0,50}?(?:type [12] errors?|[a-z]))(?: again| anyway| though| tbh)?$|^([a-z][a-z' -]{2,40}) (?:meaning|definition)$|^forgot (?:what )?(?:the |an |a )?([a-z][a-z' -]{2,40}?)(?: is| are| means)?$/,
    (match) => termIn(match),
  ],
  [
    /^(?:(?:this|it|that|these|maths?|physics|so|is|too|very|really|way|quite|all|was|the question|question|integration|so) ){0,5}(?:hard|difficult|tough|impossible|complicated|too hard|too difficult|confusing)$/,
    () => ({ kind: 'feeling', feeling: 'hard' }),
  ],
  [
    /^i (?:hate|cannot stand|am (?:bad|terrible|rubbish|awful) at|am (?:so |really |too )?(?:tired|bored|stupid|dumb|bad|frustrated|stressed|done|sick)|suck at|will never|am going to fail|am failing)\b.{0,40}$|^(?:this is |it is |so |too )?(?:boring|stupid|annoying|tiring|exhausting|frustrating)$/,
    () => ({ kind: 'feeling', feeling: 'tired' }),
  ],
  [
    /^(?:thanks?|thank you|many thanks|appreciate it|perfect|brilliant|awesome|amazing|you are (?:great|the best|awesome)|that (?:helped|helps|was helpful|is helpful|really helped|worked))\b.{0,40}$/,
    () => ({ kind: 'feeling', feeling: 'thanks' }),
  ],
  [
    /^(?:bye|goodbye|good night|see you|see ya|later|that is all|that is it|i am done|done for (?:today|now)|gtg|got to go|have to go)\b.{0,20}$/,
    () => ({ kind: 'feeling', feeling: 'bye' }),
  ],
  [
    /^(?:(?:i )?(?:got|get) it|i see|(?:that |it )?makes (?:more )?sense|understood|i (?:now )?understand|clear|ahh?|ohh?|right|cool|nice|great|fine|good|wow|interesting|ok|sweet|got you|true|yay|woohoo)(?: (?:now|it|ok|that|this|cool|thanks))?$/,
    () => ({ kind: 'feeling', feeling: 'understood' }),
  ],
  [
    /^(?:yes|sure|please|please do|go ahead|of course|definitely|absolutely|yes please|ready|i am ready|ok go|go)$/,
    () => ({ kind: 'yes' }),
  ],
  [
    /^(?:no|not really|no thanks|no thank you|not yet|not now|i do not want to|stop)$/,
    () => ({ kind: 'no' }),
  ],
  [
    /^(?:are|r) you (?:an? )?(?:real |actual )?(?:chatgpt|gpt|robot|bot|ai|human|person|real|machine|computer|teacher|tutor)\b.{0,20}$|^(?:who|what) (?:are you|made you|built you|is this)$|^are you (?:sure|right)$/,
    ([all]) => (all.includes('sure') || all.endsWith('right') ? why(null) : { kind: 'who' }),
  ],
  [
    /^(?:hi|hello|hey|yo|good (?:morning|afternoon|evening)|what can you do|how does this work|how do you work|what can i ask)(?: (?:there|tutor|lemma))?$/,
    () => ({ kind: 'greeting' }),
  ],
];

const exam = (fact: Extract<Intent, { kind: 'exam' }>['fact'], words: string): Intent => ({
  kind: 'exam',
  fact,
  paper: paperIn(words),
  of: /\b(?:on|in|about|for) ([a-z][a-z' -]{3,40})$/.exec(words)?.[1] ?? null,
});

/** "show that the problem …" is none. */
const isRequest = (words: string) =>
  words.split(' ').length <= 12 &&
  /^(?:give|show me|set|ask|get|find me|send|try|do|i want|another|one more|next|new|more|let us|can we|a|an|any|some|similar|practi[sc]e|harder|easier|different|random|question|exam|test|something|please|same|skip|now|generate|make|create)\b/.test(
    words,
  ) &&
  !/\d|=/.test(words);

function givenIn(words: string): string | null {
  const [, before] =
    /^(?:is|are|will|do i need to know|do i have to know|does|do they give)?(?: the| a| an)? ?(.{2,50}?) (?:formula |be |is |are )?(?:on|in|given|provided|printed)\b/.exec(
      words,
    ) ?? [];
  const what = before?.replace(/^(?:it|this|that|they|these|the|table|formula)$/, '').trim();
  return what || null;
}

/** Words for it rather than a formula, which would be a question to solve. */
function termIn(match: RegExpExecArray): Intent | null {
  const [whole, meaning, defined, bareTerm, named, forgotten] = match;
  const term = (meaning ?? defined ?? bareTerm ?? named ?? forgotten)!;
  if (
    /^(?:it|this|that|these|those|happening|going on|wrong|next|up|you|your name|the time|going|why|how|what|step|line|answer|so|easier|new)$/.test(
      term,
    )
  )
    return null;
  const isWords = meaning !== undefined || (!/[\d=^\\$<>]/.test(whole) && !HAS_FUNCTION.test(term));
  return isWords ? { kind: 'term', term } : null;
}

const HAS_FUNCTION = /\b(?:of|for) .{0,20}\b(?:sin|cos|tan|ln|log|exp|sec|cot|sinh|cosh|tanh|[xyzt])\b/;
