import type { Context } from '../../core/context.ts';
import { answerAsTutor } from '../../tutor/replies/answer.ts';
import { citeWithin } from '../../tutor/operations/cite.ts';
import { isStudy } from '../../tutor/operations/is-study.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { type Citation, withinOf } from '../../tutor/rules.ts';
import { documentsIn, picturesIn, withDocuments } from './attached.ts';
import { openGuard, promptOf } from '../provider/prompt.ts';
import {
  type ChatProvider,
  type ModelMessage,
  ProviderFailure,
  type ToolCall,
} from '../provider/provider.ts';
import { runTool, TOOL_SPECS } from './model-tools.ts';
import type { ReplyRequest, ReplyChunk } from './reply.ts';
import { seePictures } from './see-pictures.ts';
import { verifyReply } from './verify-reply.ts';

/** Rounds of tool calls before the model must answer. */
const MAX_ROUNDS = 4;
const THEORY = 8;

/** A model's reply with its equations checked; if it fails, the engine's reply with the failure. */
export async function* replyByModel(
  ctx: Context,
  provider: ChatProvider,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyChunk> {
  const turn = request.turns.at(-1)!;
  const language = (await readText(ctx, 'languageOf', turn.text)) ?? ctx.language;
  const citations = (await isStudy(ctx, turn.text))
    ? await citeWithin(ctx, { topic: withinOf(request.about), text: turn.text, limit: THEORY })
    : [];
  const pictures = provider.vision ? await seePictures(ctx, picturesIn(request.turns)) : [];
  const messages = promptOf({
    question: turn.text,
    history: request.history,
    selected: (turn.segments ?? []).map((text, i) => ({ title: request.titles[i] ?? '', text })),
    theory: citations.map(({ title, excerpt }) => ({ title: title[language], text: excerpt[language] })),
    documents: documentsIn(request.turns),
    pictures,
    language,
    mode: request.mode,
    about: request.about,
  });
  let content = '';
  const cited: Citation[] = [];
  try {
    for await (const chunk of converse(ctx, provider, messages, cited, signal)) {
      content += chunk;
      yield { text: chunk };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.warn({ message: error.message, code: error.code }, 'the model gave no whole answer');
    const own = await answerAsTutor(ctx, { ...request, turns: request.turns.map(withDocuments) });
    return yield {
      reply: { ...own, source: 'lemma', failure: { code: error.code, serviceMessage: error.serviceMessage } },
    };
  }
  const about = turn.text;
  yield {
    reply: {
      language,
      content,
      about,
      solutions: [],
      working: null,
      citations: distinct([...cited, ...citations]).slice(0, 4),
      verification: await verifyReply(ctx, about, content),
      source: pictures.length > 0 ? provider.vision! : provider.model,
      failure: null,
    },
  };
}

/** The model's text; its tools are run in between. */
async function* converse(
  ctx: Context,
  provider: ChatProvider,
  messages: ModelMessage[],
  cited: Citation[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const conversation = [...messages];
  // One for all rounds: their texts form one reply.
  const guard = openGuard();
  for (let round = 0; ; round += 1) {
    let text = '';
    let calls: ToolCall[] = [];
    // After the last round no tools are offered.
    for await (const chunk of provider.ask(conversation, round < MAX_ROUNDS ? TOOL_SPECS : [], signal)) {
      if ('calls' in chunk) {
        calls = chunk.calls;
        continue;
      }
      const safe = guard.pass(chunk.text);
      if (safe === null) throw new ProviderFailure('MALFORMED_REPLY', 'the model revealed its instructions');
      text += chunk.text;
      if (safe) yield safe;
    }
    if (calls.length === 0) {
      const rest = guard.rest();
      if (rest) yield rest;
      return;
    }
    if (round >= MAX_ROUNDS) throw new ProviderFailure('EMPTY', 'the model calls tools without end');
    conversation.push({
      role: 'assistant',
      content: text,
      tool_calls: calls.map(({ id, name, arguments: sent }) => ({
        id,
        type: 'function',
        function: { name, arguments: sent },
      })),
    });
    for (const call of calls) {
      signal.throwIfAborted();
      const { content, citations } = await runTool(ctx, call);
      cited.push(...citations);
      conversation.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
}

function distinct(citations: Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [citation.cardId, citation])).values()];
}
