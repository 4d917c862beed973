import type { Context } from '../../core/context.ts';
import { NotSolved } from '../../core/errors.ts';
import { answerAsTutor } from '../../tutor/operations/answer.ts';
import { type About, type Mode, type TutorReply, UNCHECKED } from '../../tutor/rules.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { solveParts } from '../../tutor/operations/solve-parts.ts';
import { type AskedTurn, documentsIn, noticeOf, picturesIn, withDocuments } from '../attached.ts';
import type { Failure } from '../failure.ts';
import type { Spoken } from '../provider/prompt.ts';
import type { ChatProvider } from '../provider/provider.ts';
import { replyByModel } from './model-reply.ts';

export interface Reply extends TutorReply {
  /** `lemma`, or the name of a model. */
  source: string;
  /** Why a model gave no answer; what is here is then our own. */
  failure: Failure | null;
}

/** A piece of text as it comes, and at the end the reply with all that belongs to it. */
export type Piece = { text: string } | { reply: Reply };

export interface Asked {
  /** What the person said, oldest first. */
  turns: AskedTurn[];
  /** What both said before the last turn. */
  history: Spoken[];
  /** Of the last turn's segments. */
  titles: string[];
  mode: Mode;
  /** What the conversation was started about, where that was said. */
  about: About | null;
}

/** Replies to the last of the turns; what takes too long to read or to judge is said to do so. */
export async function* replyTo(ctx: Context, asked: Asked, signal: AbortSignal): AsyncGenerator<Piece> {
  try {
    yield* replied(ctx, asked, signal);
  } catch (error) {
    if (!(error instanceof NotSolved)) throw error;
    const content = error.text[ctx.language];
    yield { text: content };
    yield { reply: { ...EMPTY, language: ctx.language, content } };
  }
}

/** The reply, after a word about files that cannot be read. */
async function* replied(ctx: Context, asked: Asked, signal: AbortSignal): AsyncGenerator<Piece> {
  const own = { ...asked, turns: asked.turns.map(withDocuments) };
  const last = asked.turns.at(-1)!;
  const sees = Boolean(ctx.model?.vision);
  const isShown = sees && picturesIn([last]).length > 0;
  const model = ctx.model && (isShown || !(await isOurs(ctx, own))) ? ctx.model : null;
  const language = (await readText(ctx, 'languageOf', last.text)) ?? ctx.language;
  const notice = noticeOf(last.attached ?? [], { byModel: model !== null, sees }, language);
  if (!notice) return yield* written(ctx, asked, own, model, signal);

  yield { text: notice };
  const isAll = !last.text.trim() && !isShown && documentsIn([last]).length === 0;
  if (isAll || (!model && !own.turns.at(-1)!.text.trim()))
    return yield { reply: { ...EMPTY, language, content: notice } };
  yield { text: '\n\n' };
  for await (const piece of written(ctx, asked, own, model, signal))
    yield 'text' in piece ? piece : { reply: after(notice, piece.reply) };
}

function after(notice: string, { beside, content, ...reply }: Reply): Reply {
  const joined = (text: string) => [notice, text].filter(Boolean).join('\n\n');
  return { ...reply, content: joined(content), ...(beside !== undefined && { beside: joined(beside) }) };
}

const EMPTY = {
  about: null,
  solutions: [],
  working: null,
  citations: [],
  verification: UNCHECKED,
  source: 'lemma',
  failure: null,
};

async function* written(
  ctx: Context,
  asked: Asked,
  own: Asked,
  model: ChatProvider | null,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  if (model) return yield* replyByModel(ctx, model, asked, signal);
  const reply = await answerAsTutor(ctx, own);
  signal.throwIfAborted();
  yield { text: reply.content };
  yield { reply: { ...reply, source: 'lemma', failure: null } };
}

const OWN_WANTS = new Set(['hint', 'step', 'check', 'like', 'another', 'begin', 'cards']);

/** Steps of the ladder and checks of working are the engine's: a model would give away what is not to be seen yet. */
async function isOurs(ctx: Context, { turns, mode, about }: Asked): Promise<boolean> {
  const turn = turns.at(-1)!;
  const { text, segments } = turn;
  const [read] = await readText(ctx, 'readTurns', [{ text, segments }], Boolean(about?.topic));
  const { question, want } = read!;
  const { kind } = want;
  if (OWN_WANTS.has(kind) || turn.rung === 'HINT' || turn.rung === 'STEP') return true;
  if (mode !== 'STUDY' || kind === 'greeting') return false;
  // What the engine cannot solve has no ladder; there the model explains.
  return kind !== 'question' || (await solveParts(ctx, question)).some(({ worked }) => worked);
}
