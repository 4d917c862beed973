import type { Context } from '../../core/context.ts';
import { NotSolved } from '../../core/errors.ts';
import { answerAsTutor } from '../../tutor/replies/answer.ts';
import { UNCHECKED } from '../../tutor/rules.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { solveParts } from '../../tutor/operations/solve-parts.ts';
import { documentsIn, noticeOf, picturesIn, withDocuments } from './attached.ts';
import type { ChatProvider } from '../provider/provider.ts';
import { replyByModel } from './model-reply.ts';
import { replyByReading } from './reading-reply.ts';
import type { Reply, ReplyChunk, ReplyRequest } from './reply.ts';

/** Replies to the last of the turns; says so if reading or judging them takes too long. */
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

/** The reply, after a notice about files that cannot be read. */
async function* replied(
  ctx: Context,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk> {
  const own = { ...request, turns: request.turns.map(withDocuments) };
  const last = request.turns.at(-1)!;
  const sees = Boolean(ctx.model?.vision);
  const isShown = sees && picturesIn([last]).length > 0;
  const model = ctx.model && (isShown || !(await isForEngine(ctx, own))) ? ctx.model : null;
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
  if (model) {
    const read = await replyByReading(ctx, model, own, signal);
    if (!read) return yield* replyByModel(ctx, model, request, signal);
    yield { text: read.content };
    return yield { reply: read };
  }
  const reply = await answerAsTutor(ctx, own);
  signal.throwIfAborted();
  yield { text: reply.content };
  yield { reply: { ...reply, source: 'lemma', failure: null } };
}

const ENGINE_INTENTS = new Set([
  'hint',
  'step',
  'check',
  'like',
  'another',
  'begin',
  'cards',
  'answer',
  'exam',
  'given',
  'mistake',
  'part',
  'where',
]);
/** What a model says better than cards do. */
const FREE_TALK = new Set(['greeting', 'term', 'use', 'formula', 'who', 'words', 'draw', 'no']);

/** Hints and checks of working come from the engine: a model would reveal steps too early. */
async function isForEngine(ctx: Context, { turns, mode, about }: ReplyRequest): Promise<boolean> {
  const turn = turns.at(-1)!;
  const { text, segments } = turn;
  const [read] = await readText(ctx, 'readTurns', [{ text, segments }], Boolean(about?.topic));
  const { question, intent } = read!;
  const { kind } = intent;
  if (ENGINE_INTENTS.has(kind) || turn.rung === 'HINT' || turn.rung === 'STEP') return true;
  if (mode !== 'STUDY' || FREE_TALK.has(kind)) return false;
  // Without a solution there are no hints; the model explains.
  return kind !== 'question' || (await solveParts(ctx, question)).some(({ worked }) => worked);
}
