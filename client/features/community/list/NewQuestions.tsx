import { useApolloClient } from '@apollo/client/react';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { useNewQuestionsSubscription } from './NewQuestions.gen.ts';

/** Says that questions arrived; the list moves only when its reader wants it to. */
export function NewQuestions({ subjectCode }: { subjectCode: string }) {
  const [count, setCount] = useState(0);
  const me = useSession()?.id;
  const graph = useApolloClient();
  useNewQuestionsSubscription({
    variables: { subjectCode },
    onData: ({ data: { data } }) => {
      if (data && data.questionAsked.question.author.id !== me) setCount((before) => before + 1);
    },
  });
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        setCount(0);
        void graph.refetchQueries({ include: ['CommunityPage'] });
      }}
      className="w-full border-b border-line bg-brand-wash py-2 text-sm font-medium text-brand-text"
    >
      <Plural value={count} one="Show # new question" other="Show # new questions" />
    </button>
  );
}
