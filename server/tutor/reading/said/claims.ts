import { parse } from '../../../maths/algebra-system/parsing/statement.ts';
import { typedAnswer } from '../../marking/typed-answer.ts';

const MAX_LENGTH = 300;
const MOST_PIECES = 12;

/** What a message offers, what it says on the way to that, and what it asks behind it. */
export interface Said {
  /** The last value or formula before anything is asked. */
  typed: string;
  /** The others, in their order. */
  before: string[];
  /** What is asked behind them; null where nothing is. */
  ask: string | null;
  /** A number in the middle of words that may only be spoken of. */
  isLoose: boolean;
}

/** Ends of sentences, and words that draw a conclusion. */
const STRONG =
  /(?<=[^\d\s][.!])\s{1,3}|(?<=\d[.!])\s{1,3}|(?<=[?？。！；\n])\s{0,3}|\s{1,3}[;→⇒]\s{1,3}|\s?=>\s?|,? (?=(?:so|then|because|bc|cuz|since|therefore|hence) )|[,，。 ]{0,2}(?=所以|因此|于是)/gu;
const WEAK =
  /[,，;；] ?(?![^()]{0,40}\))| (?=and )| (?=\p{Script=Han})|(?<=\p{Script=Han}) (?=[-\d(a-zA-Zλθπ√])|[:：] /gu;

const ASK_LEAD =
  /^(?:(?:ok|and|so|but|then|now|next|nice|cool|thx|thanks|oh|噢|哦|好的?|那么?)[\s,，:.]{0,3}){0,3}/i;
const ASK =
  /^(?:next (?:part|bit|q|question|one)\b|now (?:find|the|what|it|solve|show|do)|what\b|whats\b|how\b|why\b|when\b|where\b|which\b|hence\b|(?:find|use|solve|calculate|express|work out|prove|check)\b|show\b|state\b|sketch\b|give\b|another\b|can (?:u|you|i|we)\b|could\b|do (?:i|we|u|you|they)\b|does\b|is (?:it|this|the|there)\b|are\b|should\b|if\b|the prob|the angle|\(?[b-h]\)\s|next$|下一|题目|如果|要是|为什么|为啥|怎么|求|接着|还有没有|什么|能不能|可以|再来|再出|换|要不要|要写|这么|是不是)|(?:多少|为什么|为啥|怎么算|怎么求|是什么|呢)[?？]?$/iu;
/** Only whether it is right is asked. */
const CHECKS =
  /^(?:is )?(?:that|it|this)?(?: is)? ?(?:right|correct|ok|okay|enough|it|yes|true|wrong|least|fine)?\??$|^(?:right|correct|yes|yeah)(?: or wrong)?\b.{0,6}$|^(?:对吗|对不对?|对吧|是吗|对么|正确吗|可以吗|这么简单)[?？]?$/i;
const TALK_AHEAD =
  /^(?:(?!(?:sin|cos|tan|ln|log|sec|cot|sqrt|pi)\b)(?:[a-z'’]{1,14}[\s,，:]{1,3}|\p{Script=Han}{1,8}[\s,，:]{0,3})){1,8}?(?=[-−]?[\d√(π]|[a-zA-Zα-ω](?:_?\w)? ?(?:=|<|>|\()|[a-zA-Z]{1,3}\([^()]{1,20}\) ?[=<>≤≥]|\d?[a-z]\^?\d|[a-z] ?[-+] ?\d)/iu;

/** Reads what is offered and asked in one breath: "ok 53.13. next: hence solve …", "R = 5, tan α = 3/4 so α = 36.87"; null where nothing is offered. */
export function saidIn(text: string): Said | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || COMMAND.test(typed) || tellsMuch(typed)) return null;
  const claims: Claimed[] = [];
  const pieces = piecesOf(typed).slice(0, MOST_PIECES);
  for (const { at, piece } of pieces) {
    if (CHECKS.test(piece)) continue;
    if (isAsk(piece)) return result(claims, typed.slice(at).trim());
    claims.push(...claimsOf(piece));
  }
  return result(claims, null);
}

/** "No Ts next to each other? i did 50400 - 3360": what is asked, and what was found for it. */
export function askedAndFound(text: string): { ask: string; typed: string } | null {
  const [, ask, found] =
    text.trim().length > MAX_LENGTH
      ? []
      : (FOUND.exec(text.trim()) ??
        ASKED_SUM.exec(
          text.trim().replace(/^[^?？=\d]{3,60}(?:[.!]|: |。)\s{0,2}(?:check:? )?(?=[a-z])/i, ''),
        ) ??
        []);
  const sum = found?.replace(/[\s?？。.!]{1,4}$/u, '').replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, '*');
  const typed = sum && claimsOf(sum).at(-1)?.typed;
  return ask && typed ? { ask: ask.replace(BOOK_SAYS, ''), typed } : null;
}

/** "Speed when it hits? 12 + 19.8 = 31.8" */
const ASKED_SUM =
  /^([a-z][^?？\n=]{6,80})[?？]\s{0,3}([-\d(√][^?？\n]{2,60}= ?-?[\d.]{1,9}[^\d?？\n]{0,6})[?？]?$/iu;

const DERIVED =
  /^(?:(?:ok|okay|so|and|then|now|but|wait|oh|well|那么?|所以)[\s,，]{1,3}){0,3}(?:is |if |does |would |如果|若)?([^\n?？\p{Script=Han}]{3,60}?[=<>≤≥][^\n?？\p{Script=Han}]{1,40}?)[\s,，]{0,3}(?:gives?(?: (?:me|us))?|means?(?: that)?|becomes?|implies|so(?: i get| it'?s)?|then|=>|⇒|→|解得|得到?|所以|推出|的解是|就是)\s{0,3}([a-zα-ω] ?[=<>≤≥][^\n?？]{1,40}?)[\s,，]{0,3}(?:right|correct|yes|yeah|ok|okay|对吗|对不对|是吗|吗)?[\s?？.。]{0,4}$/iu;

/** "So 3 - 2x < 11 gives x < -4?": an equation or an inequality with what was made of it. */
export function derivedIn(text: string): { ask: string; typed: string } | null {
  const [, told, found] = text.trim().length > 120 ? [] : (DERIVED.exec(text.trim()) ?? []);
  if (!told || !found || relationIn(told.trim()) === null) return null;
  const typed = typedAnswer(found.trim()) ?? relationIn(found.trim());
  // "x = 3 so x = 3": nothing is left to solve.
  return typed === null || /^[a-zα-ω] ?[=<>≤≥] ?-?[\d./]{1,9}$/iu.test(told.trim())
    ? null
    : { ask: `Solve ${told.trim()}`, typed };
}

/** "答案是 1/3": what a book has for it is no part of the question. */
const BOOK_SAYS =
  /[\s,，.。;；]{1,3}(?:(?:the )?(?:answer|book|mark scheme|ms|ans)(?: at the back| in the book)? (?:says|is|gives)|(?:标准|书上的?|参考)?答案(?:是|给的是|说))\s?[^\s,，。]{1,20}$/iu;

const FOUND =
  /^([^\n]{6,220}?)\s{0,2}[.?？。,，\n ]\s{0,3}(?:and |but |so )?(?:i (?:[a-z]{2,12} ){1,5}and (?:got|get)|i (?:just )?(?:got|get|did|have|found|think it'?s|tried|guess)|my answer (?:is|was)|is it|do i just (?:do|get)|is it just|我(?:先)?(?:算(?:到|出来?|的|得)?(?:是|了)?|得(?:到|出)?了?|猜|做|用|觉得(?:是)?|写))\s{0,2}([^\n]{1,100})$/iu;

const COMMAND =
  /^(?:solve|find|calculate|determine|evaluate|differentiate|integrate|factori[sz]e|expand|simplify|express|prove|show that|sketch|given|the |a |an |in |let |已知|设|求|解|用)(?=[\s\d(\p{Script=Han}])/iu;

/** What is told in many words without a word to the tutor is a question of its own. */
const tellsMuch = (text: string): boolean => {
  const first = text.split(STRONG)[0] ?? '';
  const words = first
    .replaceAll(/[^a-z' ]/gi, ' ')
    .split(' ')
    .filter((word) => word.length > 2).length;
  return !CHAT.test(text) && (words > 4 || /\p{Script=Han}{10}/u.test(first));
};

const CHAT =
  /^(?:ok|so|oh+|ah+|wait|i|my|nice|cool|right|then|no|yes|yeah|hmm+|lol|omg|but|and|is|got|grad|distance|total|area|speed|sum|the (?:other|sum|answer|negative)|我|哦|噢|啊|那|所以|好|对|要|先)(?![a-z])/iu;

const isAsk = (piece: string): boolean =>
  piece.length > 3 && (ASK.test(piece) || ASK.test(piece.replace(ASK_LEAD, '')));

function result(claims: Claimed[], ask: string | null): Said | null {
  const last = claims.at(-1);
  if (last === undefined) return null;
  const before = claims
    .slice(0, -1)
    .filter(({ isLoose }) => !isLoose)
    .map(({ typed }) => typed);
  return { typed: last.typed, before, ask, isLoose: last.isLoose };
}

interface Claimed {
  typed: string;
  isLoose: boolean;
}

interface Piece {
  at: number;
  piece: string;
}

function piecesOf(text: string): Piece[] {
  return cut(text, STRONG, 0);
}

function cut(text: string, joint: RegExp, offset: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(joint)) {
    pieces.push({ at: offset + from, piece: text.slice(from, index) });
    from = index + found.length;
  }
  pieces.push({ at: offset + from, piece: text.slice(from) });
  return pieces.map(({ at, piece }) => ({ at, piece: piece.trim() })).filter(({ piece }) => piece !== '');
}

/** The values and formulas of a piece: of the whole, or of what stands between its commas. */
function claimsOf(piece: string): Claimed[] {
  const whole = claimOf(piece);
  if (whole !== null) return [whole];
  return cut(piece, WEAK, 0)
    .map((one) => claimOf(one.piece))
    .filter((one) => one !== null);
}

const CONCLUDES = /^(?:so|then|and|because|bc|since|therefore|hence|所以|因此|于是)\s?/iu;
const BEHIND =
  /\s(?:from|using|by|with|on|gives|is it|because|bc|just|like) [a-z].{0,60}$|\s{1,3}\p{Script=Han}{1,8}[?？]?$|(?<=[\d)])(?:这么简单|对吗|对不对|吗|呢|好快)[?？\s]{0,3}$/iu;

function claimOf(piece: string): Claimed | null {
  if (!/\d/.test(piece) || piece.length > 120) return null;
  const bare = piece
    .replace(CONCLUDES, '')
    .replace(/\s?[?？。]{1,3}$/u, '')
    .replace(BEHIND, '')
    .replace(/ (?:and|or)$/, '');
  const whole = typedAnswer(bare);
  if (whole !== null) return { typed: whole, isLoose: false };
  // Between commas there are several.
  if (/[,，] ?(?![^()]{0,40}\))/.test(bare)) return null;
  const rest = bare.replace(TALK_AHEAD, '');
  const inside = typedAnswer(rest) ?? relationIn(rest) ?? lastSideOf(rest);
  const words = bare.slice(0, bare.length - rest.length).match(/[a-z]{2,}|\p{Script=Han}{2}/giu) ?? [];
  return inside === null ? null : { typed: inside, isLoose: words.length >= 3 && !inside.includes('=') };
}

/** An equation or an inequality that is no answer yet. */
function relationIn(text: string): string | null {
  if (!/[=<>≤≥]/.test(text)) return null;
  const read = parse(text);
  return read.ok && read.statement.kind === 'relation' ? text : null;
}

/** "P(X > 1) = 0.8413 - 0.6915 = 0.1498": what comes out. */
function lastSideOf(text: string): string | null {
  const at = text.lastIndexOf('=');
  // What a function of a letter is equal to is no value of the letter.
  if (/(?:sin|cos|tan|ln|log) ?\^?\d? ?\(?[a-zθα]|[a-z]\^[a-z]/i.test(text.split('=')[0]!)) return null;
  const isOfLetters = /(?<![a-z])[a-z](?![a-z(])/i.test(text.slice(0, at)) && /\d/.test(text.slice(0, at));
  if (isOfLetters && text.indexOf('=') === at && !/^(?:P|E|Var) ?\(/.test(text)) return null;
  const side = at < 0 ? '' : text.slice(at + 1).trim();
  return /\d/.test(side) ? typedAnswer(side) : null;
}
