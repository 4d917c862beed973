import type { RawGoal } from '../../reading/meaning.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Chunk } from './chunk.ts';

const LEADS = /^use (?:your|the) (?:answers?|results?|values?|data) (?:to|in|from|for|of)(?: part)?$/;

const CHINESE_LEADS = /^(?:利?用|根据|由|结合)(?:的?(?:结果|答案))$/u;

/** "Use your answer in (a) to": what is known may be used anyway. */
export function withoutLead(tokens: readonly Token[]): { lead: boolean; rest: readonly Token[] } {
  const comma = tokens.findLastIndex(({ word }, at) => word === ',' && !isLabel(tokens[at + 1]));
  const chinese = tokens
    .slice(0, Math.max(comma, 0))
    .filter((one) => !isLabel(one) && !/^[,和与及]$/u.test(one.word ?? ''))
    .map(({ word }) => word)
    .join('');
  if (CHINESE_LEADS.test(chinese)) return { lead: true, rest: tokens.slice(comma + 1) };
  const to = tokens.findIndex(
    ({ word }, at) => word === 'to' && isLabel(tokens[at - 1]) && tokens[at + 1]?.word !== null,
  );
  const words = tokens
    .slice(0, Math.max(to, 0))
    .filter((one) => !isLabel(one) && one.word !== 'and' && one.word !== ',')
    .map(({ word }) => word)
    .join(' ');
  return to > 0 && LEADS.test(words)
    ? { lead: true, rest: tokens.slice(to + 1) }
    : { lead: false, rest: tokens };
}

const isLabel = (token: Token | undefined): boolean =>
  /^(?:\((?:[a-h]|[ivx]{1,4}|\d)\)){1,2}$/.test(token?.formula?.source ?? '');

type Manner = Pick<RawGoal, 'figures' | 'unit'>;

/** In which unit and to how many figures an answer is wanted, and the sentence without that. */
export function mannerOf(chunks: readonly Chunk[]): { manner: Manner; others: Chunk[] } {
  const manner: Manner = {};
  const others: Chunk[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const next = chunks[at + 1];
    if (chunk.is === 'unit') manner.unit = chunk.unit;
    else if (chunk.is === 'figures') continue;
    else if (chunk.is === 'formula' && next?.is === 'figures' && /^\d$/.test(chunk.source))
      manner.figures = { kind: 'figures', digits: Number(chunk.source) };
    else if (chunk.is !== 'idle') others.push(chunk);
  }
  return { manner, others };
}
