import type { FragmentType } from '@apollo/client';
import { Plural, Trans } from '@lingui/react/macro';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Count } from '../../../ui/Count.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { type QuestionRowFragment, useQuestionRowFragment } from './QuestionRow.gen.ts';

interface QuestionRowProps {
  question: FragmentType<QuestionRowFragment>;
  /** Null while it is not known. */
  paperName: (code: string, subjectCode: string) => string | null;
}

export function QuestionRow({ question, paperName }: QuestionRowProps) {
  const { data, complete } = useQuestionRowFragment(question);
  // Taken out of the cache: the list is about to be drawn without it.
  if (!complete) return null;
  const {
    id,
    title,
    language,
    subjectCode,
    paper,
    tags,
    status,
    score,
    answerCount,
    acceptedAnswerId,
    author,
    createdAt,
  } = data;
  const solved = acceptedAnswerId !== null;
  const paperTitle = paper && paper !== 'all' ? paperName(paper, subjectCode) : null;
  return (
    <article className="relative grid grid-cols-[3.2rem_minmax(0,1fr)] gap-x-4 border-b border-line px-1 py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-5">
      <div className="flex flex-col gap-2 text-end text-xs text-soft sm:flex-row sm:justify-end sm:gap-5">
        <Figure value={score}>
          <Plural value={score} one="vote" other="votes" />
        </Figure>
        <Figure value={answerCount} tone={solved ? 'text-correct' : undefined} solved={solved}>
          <Plural value={answerCount} one="answer" other="answers" />
        </Figure>
      </div>
      <div className="min-w-0">
        <h2 className="font-serif text-lg font-semibold text-pretty [&>*>:lang(zh)]:font-sans">
          <Link
            to={paths.question(id)}
            className="text-ink outline-offset-4 after:absolute after:inset-0 hover:text-brand-text"
          >
            <StoredLine text={title} html={data.titlePage} lang={tagOf(language)} />
          </Link>
        </h2>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {status !== 'OPEN' && (
            <Chip tone="hint">{status === 'CLOSED' ? <Trans>Closed</Trans> : <Trans>Locked</Trans>}</Chip>
          )}
          {paperTitle && <Chip>{paperTitle}</Chip>}
          {tags
            .filter((tag) => tag !== subjectCode)
            .map((tag) => (
              <Link
                key={tag}
                to={paths.community(subjectCode, { tag })}
                lang={tagOf(language)}
                className="reach relative z-10 inline-flex max-w-full rounded-full hover:brightness-95"
              >
                <Chip>
                  <span className="truncate">{tag}</span>
                </Chip>
              </Link>
            ))}
          <span className="ml-auto text-xs whitespace-nowrap text-faint">
            {author ? <span translate="no">{author.name}</span> : <Trans>Anonymous</Trans>} ·{' '}
            <RelativeTime at={createdAt} short />
          </span>
        </div>
      </div>
    </article>
  );
}

interface FigureProps {
  value: number;
  tone?: string | undefined;
  solved?: boolean;
  children: React.ReactNode;
}

function Figure({ value, tone = '', solved = false, children }: FigureProps) {
  return (
    <p className={tone}>
      <span className={`flex items-center justify-end gap-0.5 text-base font-semibold ${tone || 'text-ink'}`}>
        <Count value={value} />
        {solved && (
          <>
            <Icon name="check" className="size-4" />
            <span className="sr-only">
              <Trans>solved</Trans>
            </span>
          </>
        )}
      </span>
      {children}
    </p>
  );
}
