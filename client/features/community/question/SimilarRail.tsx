import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type RailQuestionFragment, useSimilarQuestionsQuery } from './SimilarRail.gen.ts';
import { ThisTopic } from './ThisTopic.tsx';

/** Beside the question that is read: its topic, those that were closed because they repeat it, and others of its kind. */
export function SimilarRail({ id }: { id: string }) {
  const { data } = useSimilarQuestionsQuery({ variables: { id } });
  const duplicates = data?.question?.duplicates.nodes ?? [];
  const closed = new Set(duplicates.map((one) => one.id));
  const similar = data?.question?.similar.filter((one) => !closed.has(one.id)) ?? [];
  const topic = data?.question?.topic;
  if (!topic && duplicates.length + similar.length === 0) return null;
  return (
    <aside
      className="flex flex-col gap-8"
      aria-labelledby={topic ? 'this-topic' : duplicates.length > 0 ? 'duplicates' : 'similar'}
    >
      {topic && <ThisTopic topic={topic} />}
      <Part id="duplicates" title={<Trans>Asked again as</Trans>} questions={duplicates} />
      <Part id="similar" title={<Trans>Similar questions</Trans>} questions={similar} />
    </aside>
  );
}

interface PartProps {
  id: string;
  title: ReactNode;
  questions: readonly RailQuestionFragment[];
}

function Part({ id, title, questions }: PartProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xs font-semibold tracking-wide text-faint uppercase">
        {title}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {questions.map((one) => (
          <li key={one.id} className="text-sm">
            <Link to={paths.question(one.id)} className="font-medium hover:text-brand-text">
              <StoredLine text={one.title} html={one.titlePage} lang={tagOf(one.language)} />
            </Link>
            <p className="flex items-center gap-1 text-xs text-faint">
              <Plural value={one.answerCount} one="# answer" other="# answers" />
              {one.acceptedAnswerId && <Icon name="check" className="size-3.5 text-correct" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
