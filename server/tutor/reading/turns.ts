import type { Language } from '../../core/locale.ts';
import { languageOf, type Rung } from '../rules.ts';
import { typedAnswer } from '../marking/typed-answer.ts';
import { behindChat, withPlainJoints } from './said/behind-chat.ts';
import { answerInWords, type Claim, claimIn } from './said/answer-in-words.ts';
import { typedLines } from '../marking/typed-lines.ts';
import type { Intent } from './acts/act.ts';
import { askedAndFound, derivedIn, type Said, saidIn } from './said/claims.ts';
import { mayGoOn } from './said/follow-up.ts';
import { givenInstead } from './said/instead.ts';
import { intentOf, looseIntentOf } from './intent.ts';
import { partNamed } from './said/part-named.ts';
import { isTalk, problemLike } from './problem-like.ts';
import { normalized } from '../../core/normalized.ts';
import { spelled } from './spelling/spelled.ts';

/** A message to the tutor. */
export interface Turn {
  text: string;
  /** The level of help chosen with it, if any. */
  rung?: Rung | null | undefined;
  /** Quoted text of pages, the newest last. */
  segments?: string[] | undefined;
  /** What the tutor said before it. */
  heard?: string | null | undefined;
}

export interface ReadTurn extends Turn {
  intent: Intent;
  /** What it offers and asks, where nothing else is read in it. */
  said: Said | null;
  /** The answer that it gives, if it is one. */
  answer: string | null;
  /** The lines of working in it, if any. */
  lines: string[] | null;
  /** A formula that is to take the place of the one in the question on the table, if it is one. */
  instead: string | null;
  isProblem: ReturnType<typeof problemLike>;
  /** Said to the tutor rather than put as a question. */
  isTalk: boolean;
  /** Whether it may go on from the question on the table. */
  goesOn: boolean;
  /** "With limits 0 and 1 it is 3": what it goes on with, and the answer to that. */
  claim: Claim | null;
  /** What it may want if it is nothing else. */
  loose: Intent | null;
  /** A value and what is asked behind it, where both stand in one message. */
  both: { typed: string; turn: ReadTurn } | null;
  /** What is asked, as a turn of its own, and what the student found for it. */
  found: { typed: string; turn: ReadTurn; isDerived: boolean } | null;
  /** Of several values or formulas those before the last, which is the answer. */
  before: string[];
  /** The part of the question that it names, and the turn without that name. */
  ofPart: { label: string; turn: ReadTurn } | null;
  /** The part that was named, where the question has it. */
  part?: string;
  language: Language | null;
  /** The text with the last quoted segment. */
  question: string;
  /** The question normalised for comparison. */
  plain: string;
}

/** Reads each turn of a conversation; `hasTopic` allows questions about the topic. */
export function readTurns(turns: Turn[], hasTopic: boolean): ReadTurn[] {
  let isChinese = false;
  return turns.map((turn) => {
    const read = readTurn(turn, hasTopic);
    // In a Chinese conversation, "hint" or "2 cos 2x" does not switch the language.
    const tells =
      read.language !== 'en' ||
      !isChinese ||
      read.intent.kind === 'language' ||
      (read.intent.kind === 'question' && read.answer === null) ||
      (IN_OWN_WORDS.has(read.intent.kind) && turn.text.trim().split(/\s+/).length > 3);
    const language = tells ? read.language : null;
    isChinese = language === 'zh' || (isChinese && language === null);
    const named = partNamed(turn.text);
    const part = named && { label: named.label, turn: readTurn({ ...turn, text: named.rest }, hasTopic) };
    const both = bothIn(read, hasTopic, language);
    const derived = read.intent.kind === 'question' ? derivedIn(read.text) : null;
    const asked = derived ?? (read.intent.kind === 'question' ? askedAndFound(read.text) : null);
    const found = asked && {
      isDerived: derived !== null,
      typed: asked.typed,
      turn: { ...readTurn({ text: asked.ask }, hasTopic), language },
    };
    return { ...read, both, found, language, ofPart: part && { ...part, turn: { ...part.turn, language } } };
  });
}

/** "Ah i forgot the Is. 50400": what is offered counts. */
const VALUE_BEHIND = /[.,;:。，]\s{0,3}(?:so |所以)?-?\d[\d./ ]{0,12}\??$/i;

const RANGE = /\b(?:at (?:least|most)|exactly|from|between|(?:more|less|fewer|greater) than)\b/i;

/** Something is to be done with what is typed. */
const WANTS =
  /\b(?:solve|find|integrate|differentiate|express|prove|factori[sz]e|expand|evaluate|sketch|simplify|different one|new one|instead|if it'?s)\b|解(?!得|出)|求(?!出来|得)|求导|积分(?!得)|证明/i;

/** The last of several values, or the one behind words. */
function answerOf(text: string, said: Said | null): string | null {
  const isAlone =
    said?.typed === text.trim() || (mayGoOn(text) && (said?.isLoose === true || RANGE.test(text)));
  const own =
    said?.ask === null && !isAlone && !WANTS.test(text) && partNamed(text) === null ? said.typed : null;
  return said && said.before.length > 0 ? own : (answerInWords(text) ?? own);
}

const lastSentence = (text: string): string =>
  text
    .trim()
    .split(/(?<=[^\d][.?!]|\d\.)\s{1,3}|(?<=。)/)
    .at(-1)!;

/** "Ok 53.13. next: solve …": the value, and the rest as a turn of its own. */
function bothIn(read: ReadTurn, hasTopic: boolean, language: Language | null): ReadTurn['both'] {
  const { said, segments } = read;
  if (!said?.ask || (segments?.length ?? 0) > 0) return null;
  const rest = readTurn({ text: said.ask, rung: read.rung }, hasTopic);
  return { typed: said.typed, turn: { ...rest, language } };
}

function readTurn(sent: Turn, hasTopic: boolean): ReadTurn {
  const text = withPlainJoints(behindChat(spelled(sent.text)));
  const turn = { ...sent, text };
  const question = questionIn(turn);
  const meant = intentOf(text, hasTopic);
  const isAside = meant.kind === 'feeling' || (meant.kind === 'exam' && meant.fact === 'calculator');
  const intent: Intent = isAside && VALUE_BEHIND.test(text) ? { kind: 'question' } : meant;
  const isOpen = intent.kind === 'question';
  const said = isOpen ? saidIn(text) : null;
  const alone = typedAnswer(text);
  return {
    ...turn,
    intent,
    said,
    answer: alone ?? (isOpen ? answerOf(text, said) : null),
    before: alone === null && said?.ask === null ? said.before : [],
    lines: isOpen ? typedLines(text) : null,
    instead: isOpen ? givenInstead(text) : null,
    isProblem: problemLike(text),
    isTalk: isTalk(text),
    goesOn: (isOpen || intent.kind === 'term' || intent.kind === 'exam') && mayGoOn(text),
    claim: isOpen ? ((mayGoOn(text) ? claimIn(text) : null) ?? claimIn(lastSentence(text))) : null,
    loose: isOpen ? looseIntentOf(text) : null,
    both: null,
    found: null,
    ofPart: null,
    language: intent.kind === 'language' ? intent.language : languageOf(text),
    question,
    plain: plain(question),
  };
}

/** The turn about the part that it names, where the question on the table has such a part. */
export function ofItsPart({ question }: { question: string | null }, turn: ReadTurn): ReadTurn {
  const { ofPart } = turn;
  // An answer says by itself which part it is of.
  const has = ofPart && turn.answer === null && question?.toLowerCase().includes(ofPart.label);
  return has ? { ...ofPart.turn, heard: turn.heard, part: ofPart.label } : turn;
}

/** What nobody says by pressing a button. */
const IN_OWN_WORDS: ReadonlySet<Intent['kind']> = new Set([
  'term',
  'formula',
  'given',
  'exam',
  'where',
  'who',
]);

const questionIn = ({ text, segments = [] }: Turn) => [text.trim(), ...segments.slice(-1)].join('\n');

/** Texts with the same value ask the same question. */
export const plain = (text: string): string =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\s.?。？!！]+/gu, '');
