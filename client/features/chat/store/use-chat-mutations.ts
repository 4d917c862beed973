import type { ReplyRating, SendMessageInput } from '../../../lib/graph/schema-types.ts';
import { addExchange } from './branch-in-cache.ts';
import {
  type RegenerateReplyMutationVariables,
  useRateReplyMutation,
  useRegenerateReplyMutation,
  useSendMessageMutation,
  useStopReplyMutation,
} from './Chat.gen.ts';

/** The mutations of a conversation; each updates the cache. */
export function useChatMutations() {
  const [sendMessage] = useSendMessageMutation({
    update: (cache, { data }) => addExchange(cache, data?.sendMessage),
  });
  const [regenerateReply] = useRegenerateReplyMutation({
    update: (cache, { data }) => addExchange(cache, data?.regenerateReply),
  });
  const [stopReply] = useStopReplyMutation();
  const [rateReply] = useRateReplyMutation();

  return {
    sendMessage: async (input: SendMessageInput) =>
      (await sendMessage({ variables: { input } })).data?.sendMessage,
    regenerateReply: async (variables: RegenerateReplyMutationVariables) =>
      (await regenerateReply({ variables })).data?.regenerateReply,
    stopReply: (id: string) => stopReply({ variables: { id } }),
    /** Optimistic: the rating is rolled back if it is refused or fails. */
    rateReply: async (id: string, rating: ReplyRating, note: string | null) => {
      const { data } = await rateReply({
        variables: { id, rating, note },
        optimisticResponse: {
          rateReply: { __typename: 'ChatMessage', id, feedback: rating, feedbackNote: note },
        },
      });
      return data?.rateReply;
    },
  };
}
