import { fact, type RawFact } from '../meaning.ts';
import type { Token } from '../tokens.ts';
import { sumIn } from './sums.ts';
import { countOf, isHan, isPlainWord, labelIn } from './words.ts';

const JOINTS = new Set(['和', 'and', ',', ';', ':', '(', ')', '-', '–', '"', '“', '”', "'", '/']);
const NUMBER = /^\d{1,3}(?:[ ,]?\d{3})*$/;
const UNITS = new Set(
  'kg g mg cm mm m km s ms min ml minutes seconds hours grams metres centimetres'.split(' '),
);
const PERIODS = /^(?:second|minute|hour|day|week|month|year)s?$|^times$/;

/** What begins so asks for something. */
const ORDERS = new Set(
  'give answer comment write draw sketch use using name list interpret describe define prove verify deduce calculate hence obtain construct complete copy identify compare discuss criticise justify evaluate estimate carry perform conduct do is are does should would can'.split(
    ' ',
  ),
);
const DATUM = /^[-−]?\d{1,9}(?:\.\d{1,9})?$/;

interface Piece {
  kind: 'word' | 'joint' | 'size' | 'count' | 'letter' | 'list' | 'sum' | 'amount' | 'law';
  text: string;
}

/** A sentence that only tells what was taken and measured: names, how many, letters, data and sums; null for another. */
export function flatIn(tokens: readonly Token[]): RawFact[] | null {
  if (ORDERS.has(tokens[0]?.word ?? '')) return null;
  const pieces = piecesIn(tokens);
  if (!pieces || pieces.every(({ kind }) => kind === 'joint')) return null;
  const around = (at: number, step: number): string => {
    const words: string[] = [];
    for (let i = at + step; pieces[i]?.kind === 'word' || (step > 0 && isOpening(pieces, i)); i += step)
      if (pieces[i]!.kind === 'word') words.push(pieces[i]!.text);
    return (step < 0 ? words.toReversed() : words).join(' ');
  };
  const facts = pieces.flatMap(({ kind, text }, at): RawFact[] => {
    if (kind === 'word' || kind === 'joint') return [];
    if (kind === 'sum') return [fact('sum', text)];
    if (kind === 'law') return [fact('law', ...text.split('\n'))];
    if (kind === 'list') return [fact('list', text, around(at, -1))];
    const [letter, unit = ''] = text.split('⟨');
    if (kind === 'letter')
      return [fact('letter', letter!, unit.replace('⟩', ''), around(at, -1), around(at, 1))];
    return [fact(kind, text, around(at, -1), around(at, 1))];
  });
  const words = pieces.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  // What is told of spreads and means belongs to the data.
  if (/方 ?差|标 ?准 ?差|均 ?[值数] ?[为是]/.test(words.join(' '))) return null;
  return [fact('words', words.join(' ')), ...facts];
}

/** An inverted comma inside a name. */
const isOpening = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.kind === 'joint' && /["“”']/.test(pieces[at]!.text);

function piecesIn(tokens: readonly Token[]): Piece[] | null {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const data = listAt(tokens, at);
    if (data) {
      pieces.push({ kind: 'list', text: data.values.join(' ') });
      at = data.end - 1;
      continue;
    }
    const more = phraseAt(tokens, at);
    if (more) {
      pieces.push(more.piece);
      at = more.end - 1;
      continue;
    }
    const piece = pieceOf(tokens[at]!, tokens[at + 1], tokens[at - 1]);
    if (!piece) return null;
    pieces.push(piece);
  }
  return pieces;
}

/** Expected frequencies, how exact they are, and a law by its name. */
function phraseAt(tokens: readonly Token[], at: number): { piece: Piece; end: number } | null {
  const word = (i: number) => tokens[at + i]?.word ?? '';
  const source = (i: number) => tokens[at + i]?.formula?.source.replace(/[$\s]/g, '') ?? '';
  if (/^(?:expected|observed)$/.test(word(0)) && word(1).startsWith('frequenc'))
    return { piece: { kind: 'word', text: `${word(0)} ${word(1)}` }, end: at + 2 };
  // What people were asked tells nothing of what is to be tested.
  if (word(0) === 'asked' && /^(?:whether|if|which|what)$/.test(word(1)))
    return { piece: { kind: 'word', text: 'asked' }, end: at + 2 };
  const figures = word(0) === 'correct' && word(1) === 'to' && /^\d$/.test(source(2));
  if (figures && /^(?:decimal|significant)$/.test(word(3)) && /^(?:place|figure)s?$/.test(word(4)))
    return { piece: { kind: 'joint', text: ',' }, end: at + 5 };
  if (word(0) === 'poisson' && word(1) === 'distribution') {
    const isTold = word(2) === 'with' && word(3) === 'mean' && /^\d+(?:\.\d+)?$/.test(source(4));
    return {
      piece: { kind: 'law', text: `poisson\n${isTold ? source(4) : ''}` },
      end: at + (isTold ? 5 : 2),
    };
  }
  return LAW.test(source(0)) ? { piece: { kind: 'law', text: `formula\n${source(0)}` }, end: at + 1 } : null;
}

const LAW = /^(?:\\(?:mathrm|text)\{)?(?:Po|B|Geo)\}?\([\d.,]{1,12}\)$/;

function pieceOf(token: Token, next: Token | undefined, last: Token | undefined): Piece | null {
  const { word, formula, quantity, unit } = token;
  if (quantity) {
    const { amount, unit: of } = quantity.amount;
    if (quantity.symbol !== null || of === '%') return null;
    return /^[a-z]$/.test(amount)
      ? { kind: 'letter', text: `${amount}⟨${of}⟩` }
      : DATUM.test(amount)
        ? { kind: 'amount', text: `${amount}⟨${of}⟩` }
        : null;
  }
  if (unit !== undefined) return { kind: 'word', text: `⟨${unit}⟩` };
  const label = labelIn(token);
  if (label !== null && !(label === 'A' && word === 'a' && isArticle(next, last)))
    return { kind: 'word', text: label };
  if (word !== null && JOINTS.has(word)) return { kind: 'joint', text: word };
  const count = countOf(word);
  if (count > 0 && PERIODS.test(next?.word ?? '')) return { kind: 'word', text: word ?? '' };
  if (count >= 0)
    return isHan(word) ? { kind: 'word', text: word ?? '' } : { kind: 'count', text: String(count) };
  const source = formula?.source.replace(/\\(?:left|right)|[$]/g, '').trim() ?? '';
  if (word === null || (word === 'a' && UNITS.has(next?.word ?? ''))) {
    if (sumIn(source)) return { kind: 'sum', text: source };
    if (NUMBER.test(source)) return { kind: 'size', text: source.replace(/[ ,]/g, '') };
    if (/^[a-z]$/.test(source)) return { kind: 'letter', text: source };
    return null;
  }
  if (/^[a-z]$/.test(word) && word !== 'a') return { kind: 'letter', text: word };
  return isPlainWord(word) ? { kind: 'word', text: word } : null;
}

/** "A" at the beginning of a sentence, before a word. */
const isArticle = (next: Token | undefined, last: Token | undefined): boolean =>
  last === undefined && next?.word !== null && next?.formula === null;

/** Numbers one behind the other, with commas or spaces between them. */
function listAt(tokens: readonly Token[], start: number): { values: string[]; end: number } | null {
  const values: string[] = [];
  let at = start;
  for (; at < tokens.length; at += 1) {
    const own = cellsIn(tokens[at]!);
    if (own) values.push(...own);
    else if (!(tokens[at]!.word === ',' && values.length > 0 && tokens[at + 1] && cellsIn(tokens[at + 1]!)))
      break;
  }
  return values.length >= 5 ? { values, end: at } : null;
}

/** Where the data of a sentence end that goes on behind them, or sums at its beginning do; 0 where it has none. */
export function dataIn(tokens: readonly Token[]): number {
  for (const at of tokens.keys()) {
    const list = listAt(tokens, at);
    if (list) return list.end;
  }
  let at = 0;
  const isSum = (one: Token | undefined) => one !== undefined && sumIn(one.formula?.source ?? '') !== null;
  while (isSum(tokens[at]) || (tokens[at]?.word === ',' && isSum(tokens[at + 1]))) at += 1;
  return at;
}

function cellsIn({ formula, quantity, word }: Token): string[] | null {
  if (quantity || !formula || word !== null) return null;
  const cells = formula.source
    .replace(/\\q?quad|\\[;,! ]|[,，、　$]/g, ' ')
    .split(' ')
    .filter((one) => one.trim() !== '');
  return cells.length > 0 && cells.every((one) => DATUM.test(one))
    ? cells.map((one) => one.replace('−', '-'))
    : null;
}
