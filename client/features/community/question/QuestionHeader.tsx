import { Plural, Trans } from '@lingui/react/macro';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { QuestionPostFragment } from '../post/PostParts.gen.ts';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';

/** What a question is about, its title, and what became of it. */
export function QuestionHeader({ question }: { question: QuestionPostFragment }) {
  const { subjectCode, paper, topicSlug: topic, tags, language } = question;
  const syllabus = useSyllabus(subjectCode);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SubjectChip code={subjectCode} />
        {paper && paper !== 'all' && <Chip>{syllabus.paperName(paper)}</Chip>}
        {topic && <Chip>{syllabus.topicName(paper, topic)}</Chip>}
        {tags
          .filter((tag) => tag !== subjectCode && !(topic && syllabus.isTopicName(tag, paper, topic)))
          .map((tag) => (
            <Link
              key={tag}
              to={paths.community(subjectCode, { tag })}
              lang={tagOf(language)}
              className="reach inline-flex max-w-full rounded-full"
            >
              <Chip>{tag}</Chip>
            </Link>
          ))}
      </div>
      <h1 className="mt-3 font-serif text-2xl font-semibold text-pretty [&>:lang(zh)]:font-sans">
        <StoredLine text={question.title} html={question.titlePage} lang={tagOf(language)} />
      </h1>
      <p className="mt-2 text-sm text-faint">
        <Trans>
          Asked <RelativeTime at={question.createdAt} />
        </Trans>{' '}
        · <Plural value={question.viewCount} one="# view" other="# views" />
        {question.editedAt && (
          <>
            {' · '}
            <Trans>
              edited <RelativeTime at={question.editedAt} />
            </Trans>
          </>
        )}
        {question.acceptedAnswerId && (
          <>
            {' · '}
            <span className="text-correct">
              <Trans>answered</Trans>
            </span>
          </>
        )}
      </p>
    </>
  );
}
