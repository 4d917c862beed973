import type { Context } from '../../core/context.ts';
import { present } from '../protocol/present.ts';
import { type RestRefusal, refusalFor } from '../protocol/problems.ts';
import type { ReplyToMessagesSubscription } from './operations.gen.ts';
import type { EventWriter } from '../protocol/route.ts';
import { errorOf } from '../protocol/chat-refusal.ts';

type TutorReply = NonNullable<ReplyToMessagesSubscription['tutorReplies']['reply']>;

/** A reply in the format of OpenAI: choices, whole or in chunks. */
export function completionWriter(context: Context): EventWriter<ReplyToMessagesSubscription> {
  const { requestId, now } = context;
  const about = { id: `chatcmpl-${requestId}`, created: Math.floor(now().getTime() / 1000), model: 'lemma' };
  const chunk = (delta: Record<string, string>, finish: 'stop' | null = null) => ({
    ...about,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  let reply: TutorReply | null = null;
  const ended = (): TutorReply => {
    if (!reply) throw new Error('a reply came to no end');
    return reply;
  };

  return {
    event({ tutorReplies: { text, reply: whole } }) {
      reply = whole ?? reply;
      return text ? chunk({ role: 'assistant', content: text }) : null;
    },
    refusal: () => (reply ? failureOf(reply, context) : refusalFor('INTERNAL', context.language)),
    whole() {
      const { source, content } = ended();
      const message = { role: 'assistant', content };
      return {
        ...about,
        model: source,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
        ...besides(ended()),
      };
    },
    last: () => ({ ...chunk({}, 'stop'), ...besides(ended()) }),
    refused: errorOf,
  };
}

const besides = ({ verification, citations, language }: TutorReply) => ({
  verification: present(verification),
  citations: present(citations),
  language,
});

const failureOf = ({ failure }: TutorReply, { language }: Context): RestRefusal | null =>
  failure && { code: failure.code, message: failure.text[language] };
