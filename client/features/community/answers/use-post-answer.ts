import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useEditAnswerMutation } from '../editing/Edits.gen.ts';
import { addAnswer } from './answers-in-cache.ts';
import { usePostAnswerMutation } from './AnswerForm.gen.ts';

/** Posts an answer, and has the reason where it was refused: of its text, or of anything else. */
export function usePostAnswer(questionId: string) {
  const { t } = useLingui();
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  // One key for one answer: sending it twice posts it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [send, { loading: posting }] = usePostAnswerMutation();
  const [edit, { loading: editing }] = useEditAnswerMutation();

  /** Whether it is posted now. */
  const post = async (body: string, aiGenerated = false): Promise<boolean> => {
    setFault(null);
    setRefusal(null);
    setUnanswered(true);
    try {
      const { data } = await send({
        variables: { input: { questionId, body, aiGenerated, idempotencyKey: key } },
        update: (cache, result) => {
          if (result.data?.postAnswer.__typename === 'Answer')
            addAnswer(cache, questionId, result.data.postAnswer.id);
        },
      });
      const posted = data!.postAnswer;
      // A try that looked lost has arrived: what was changed since is an edit of it.
      const earlierId = posted.__typename === 'Conflict' && posted.earlierId;
      const result = earlierId
        ? (
            await edit({
              variables: { input: { id: earlierId, body, aiGenerated } },
              refetchQueries: ['QuestionPage'],
            })
          ).data!.editAnswer
        : posted;
      setUnanswered(false);
      if (result.__typename === 'Answer') {
        setKey(crypto.randomUUID());
        return true;
      }
      const bodyFault = result.fields.find(({ field }) => field === 'body');
      if (bodyFault) setFault(bodyFault.message);
      else setRefusal(result.message);
    } catch {
      setRefusal(t`Your answer could not be sent. It is saved here; try again.`);
    }
    return false;
  };

  return { post, busy: posting || editing, isUnanswered, fault, refusal };
}
