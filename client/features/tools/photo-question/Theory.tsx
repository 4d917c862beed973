import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import type { PhotoHelpQuery } from './TutorAnswer.gen.ts';
import { Link } from '../../../ui/Link.tsx';

type Reply = Extract<PhotoHelpQuery['askTutor'], { __typename: 'TutorReply' }>;

interface TheoryProps {
  citations: Reply['citations'];
  /** With how each card begins, where nothing else helps. */
  isWhole: boolean;
}

/** The cards of the syllabus that a question rests on. */
export function Theory({ citations, isWhole }: TheoryProps) {
  const { say } = useBilingual();
  return (
    <section className="rounded-card border border-line bg-card px-5 py-4">
      <h2 className="text-sm font-semibold">
        <Trans>The theory behind it</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-3">
        {citations.map(({ cardId, title, topicTitle, excerpt, path }) => (
          <li key={cardId}>
            <Link to={path} className="text-brand-text underline underline-offset-2">
              {say(title)}
            </Link>{' '}
            <span className="text-sm text-soft">{say(topicTitle)}</span>
            {isWhole && <Prose text={say(excerpt)} className="mt-1 text-sm text-soft" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
