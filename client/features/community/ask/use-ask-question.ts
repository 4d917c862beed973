import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import type { AskQuestionInput } from '../../../lib/graph/schema-types.ts';
import { focusFirstError } from '../../../ui/fields/focus-first-error.ts';
import { useEditQuestionMutation } from '../editing/Edits.gen.ts';
import { useAskQuestionMutation } from './AskPage.gen.ts';

type Draft = Omit<AskQuestionInput, 'idempotencyKey'>;

/** Asks a question, and has the reason where it was refused: by field, or as a whole. */
export function useAskQuestion(form: RefObject<HTMLFormElement | null>) {
  const { t } = useLingui();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  // One key for one question: sending it twice asks it once.
  const [key] = useState(() => crypto.randomUUID());
  const [send, { loading }] = useAskQuestionMutation();
  const [edit, { loading: editing }] = useEditQuestionMutation();

  /** The id of the question, once it is posted. */
  const ask = async (draft: Draft): Promise<string | null> => {
    setFaults({});
    setRefusal(null);
    setUnanswered(true);
    try {
      const { data } = await send({
        variables: { input: { ...draft, idempotencyKey: key } },
        refetchQueries: ['CommunityPage'],
      });
      const answer = data!.askQuestion;
      // A try that looked lost has arrived: what was changed since is an edit of it.
      const earlierId = answer.__typename === 'Conflict' && answer.earlierId;
      const result = earlierId
        ? (await edit({ variables: { input: { ...draft, id: earlierId } } })).data!.editQuestion
        : answer;
      setUnanswered(false);
      if (result.__typename === 'Question') return result.id;
      const faultsByField = Object.fromEntries(result.fields.map(({ field, message }) => [field, message]));
      focusFirstError(form.current, () => setFaults(faultsByField));
      if (!result.fields.some(({ field }) => field === 'title' || field === 'body' || field === 'tags'))
        setRefusal(result.message);
    } catch {
      setRefusal(t`Your question could not be sent. It is saved here; try again.`);
    }
    return null;
  };

  return {
    ask,
    busy: loading || editing,
    isUnanswered,
    faults,
    refusal,
    clearFault: (field: string) => setFaults(({ [field]: _gone, ...rest }) => rest),
  };
}
