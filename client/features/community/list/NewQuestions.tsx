import { useApolloClient } from '@apollo/client/react';
import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { useNewQuestionsSubscription } from './NewQuestions.gen.ts';

interface NewQuestionsProps {
  subjectCode: string;
  /** The ids of those that the list has and does not show yet. */
  held: string[];
  onShow: () => void;
}

/** Says that questions arrived; the list moves only when its reader wants it to. */
export function NewQuestions({ subjectCode, held, onShow }: NewQuestionsProps) {
  const [told, setTold] = useState<string[]>([]);
  const me = useSession()?.id;
  const graph = useApolloClient();
  useNewQuestionsSubscription({
    variables: { subjectCode },
    onData: ({ data: { data } }) => {
      const question = data?.questionAsked.question;
      if (question && question.author?.id !== me) setTold((before) => [...before, question.id]);
    },
  });
  const count = new Set([...held, ...told]).size;
  if (count === 0) return null;
  // On the line above the list, in no room of its own: a list that moved would take away what is being pressed.
  return (
    <div className="relative z-10 h-0">
      <button
        type="button"
        onClick={() => {
          setTold([]);
          onShow();
          if (told.length > 0) void graph.refetchQueries({ include: ['CommunityPage'] }).then(onShow);
        }}
        className="absolute inset-x-0 mx-auto w-fit -translate-y-1/2 rounded-full border border-line bg-brand-wash px-4 py-1 text-sm font-medium text-brand-text shadow-md"
      >
        <Plural value={count} one="Show # new question" other="Show # new questions" />
      </button>
    </div>
  );
}
