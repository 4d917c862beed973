import type { Context } from '../../core/context.ts';
import { NotSolved } from '../../core/errors.ts';
import { answerAsTutor } from '../../tutor/operations/answer.ts';
import { type About, type Mode, type TutorReply, UNCHECKED } from '../../tutor/rules.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { solveParts } from '../../tutor/operations/solve-parts.ts';
import { type TurnWithFiles, documentsIn, noticeOf, picturesIn, withDocuments } from './attached.ts';
import type { Failure } from '../failure.ts';
import type { HistoryMessage } from '../provider/prompt.ts';
import type { ChatProvider } from '../provider/provider.ts';
import { replyByModel } from './model-reply.ts';

export interface Reply extends TutorReply {
  /** `lemma`, or the name of a model. */
  source: string;
  /** Why a model gave no answer; what is here is then our own. */
  failure: Failure | null;
}

/** A chunk of text as it comes, and at the end the reply with all that belongs to it. */
export type ReplyChunk = { text: string } | { reply: Reply };

export interface ReplyRequest {
  /** What the person said, oldest first. */
  turns: TurnWithFiles[];
  /** What both said before the last turn. */
  history: HistoryMessage[];
  /** Of the last turn's segments. */
  titles: string[];
  mode: Mode;
  /** What the conversation was started about, where that was said. */
  about: About | null;
}

/** Replies to the last of the turns; what takes too long to read or to judge is said to do so. */
export async function* replyTo(
  ctx: Context,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk> {
  try {
    yield* replied(ctx, request, signal);
  } catch (error) {
    if (!(error instanceof NotSolved)) throw error;
    const content = error.text[ctx.language];
    yield { text: content };
    yield { reply: { ...EMPTY, language: ctx.language, content } };
  }
}

/** The reply, after a word about files that cannot be read. */
async function* replied(
  ctx: Context,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk> {
  const own = { ...request, turns: request.turns.map(withDocuments) };
  const last = request.turns.at(-1)!;
  const sees = Boolean(ctx.model?.vision);
  const isShown = sees && picturesIn([last]).length > 0;
  const model = ctx.model && (isShown || !(await isOurs(ctx, own))) ? ctx.model : null;
  const language = (await readText(ctx, 'languageOf', last.text)) ?? ctx.language;
  const notice = noticeOf(last.attached ?? [], { byModel: model !== null, sees }, language);
  if (!notice) return yield* written(ctx, request, own, model, signal);

  yield { text: notice };
  const isAll = !last.text.trim() && !isShown && documentsIn([last]).length === 0;
  if (isAll || (!model && !own.turns.at(-1)!.text.trim()))
    return yield { reply: { ...EMPTY, language, content: notice } };
  yield { text: '\n\n' };
  for await (const chunk of written(ctx, request, own, model, signal))
    yield 'text' in chunk ? chunk : { reply: after(notice, chunk.reply) };
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
  request: ReplyRequest,
  own: ReplyRequest,
  model: ChatProvider | null,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk> {
  if (model) return yield* replyByModel(ctx, model, request, signal);
  const reply = await answerAsTutor(ctx, own);
  signal.throwIfAborted();
  yield { text: reply.content };
  yield { reply: { ...reply, source: 'lemma', failure: null } };
}

const OWN_WANTS = new Set(['hint', 'step', 'check', 'like', 'another', 'begin', 'cards']);

/** Steps of the ladder and checks of working are the engine's: a model would give away what is not to be seen yet. */
async function isOurs(ctx: Context, { turns, mode, about }: ReplyRequest): Promise<boolean> {
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
