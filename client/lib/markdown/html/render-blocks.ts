import { Marked, type Token } from 'marked';
import { MAX_FORMULAS } from '../../graph/limits.gen.ts';
import { escapeHtml } from './escape-html.ts';
import { mathsExtensions } from './maths-tokens.ts';
import { elementsOf } from './tokens-to-html.ts';
import { formulaHtml, spokenPart } from './formula-html.ts';
import { readReply } from './parse-reply.ts';
import { readTokens } from './parse-tokens.ts';
import { normaliseDelimiters } from '../../latex-stream/normalise-delimiters.ts';

/** A post, or a reply of the tutor: one that grows may end within what it is about to say. */
export type Kind = 'post' | 'reply' | 'growing';

const markdown = new Marked({ gfm: true, extensions: mathsExtensions });
const MAX_ROOM = 500_000;

/** Markdown with formulas as HTML, a block of it at a time: none from the text itself, no pictures from elsewhere. */
export function* blocksOf(text: string, kind: Kind): Generator<string> {
  const formula = openFormulas();
  for (const token of tokensOf(text, kind)) {
    const html = elementsOf([token], formula);
    if (html) yield html;
  }
}

function tokensOf(text: string, kind: Kind): Token[] {
  if (kind === 'post') return readTokens(text, (whole) => markdown.lexer(whole));
  if (kind === 'reply') return readTokens(normaliseDelimiters(text, false), readReply);
  return readGrowing(normaliseDelimiters(text, true));
}

/** What was read last of a reply that grows: its beginning, which does not change any more. */
let stable = { source: '', tokens: [] as Token[] };
/** The last blocks of a text may still become something else. */
const OPEN_BLOCKS = 2;

function readGrowing(source: string): Token[] {
  const known = source.startsWith(stable.source) ? stable : { source: '', tokens: [] };
  const read = readTokens(source.slice(known.source.length), readReply);
  const tokens = [...known.tokens, ...read];
  const solid = tokens.flatMap(({ type }, i) => (type === 'space' ? [] : [i]));
  const settled = tokens.slice(0, solid.at(-OPEN_BLOCKS) ?? 0);
  stable = { source: settled.map(({ raw }) => raw).join(''), tokens: settled };
  // A text that the lexer changed while reading is parsed again each time.
  if (!source.startsWith(stable.source)) stable = { source: '', tokens: [] };
  return tokens;
}

/** The formulas of a text; those past its room or its number stand without what is seen, or as they were typed. */
function openFormulas() {
  let count = 0;
  let room = MAX_ROOM;
  return (tex: string, display: boolean): string => {
    count += 1;
    const typed = `<code>${escapeHtml(tex)}</code>`;
    if (count > MAX_FORMULAS) return typed;
    const whole = setOnce(tex, display);
    if (whole === typed) return typed;
    room -= whole.length;
    const place = display ? 'data-display="true" class="formula-block"' : 'class="formula"';
    const html = room < 0 ? spokenPart(whole) : whole;
    return `<span translate="no" data-tex="${escapeHtml(tex)}" ${place}>${html}</span>`;
  };
}

const set = new Map<string, string>();
const MAX_KEPT = 1000;

/** Most of a text is unchanged while the user types on. */
export function setOnce(tex: string, display: boolean): string {
  const name = `${display}${tex}`;
  const html = set.get(name) ?? formulaHtml(tex, display);
  if (set.size >= MAX_KEPT) set.clear();
  set.set(name, html);
  return html;
}
