import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Topic } from '../use-topics.ts';
import { AnswerLines } from './AnswerLines.tsx';
import type { Entry, ErrorBook } from './entry.ts';
import { ERROR_TYPES, SOURCE_NAMES, TYPE_NAMES } from './names.ts';
import { Note } from './Note.tsx';

interface EntryCardProps {
  entry: Entry;
  topic: Topic | undefined;
  book: ErrorBook;
}

/** A question with what was answered and what is right; removing it can be undone as long as the page is open. */
export function EntryCard({ entry, topic, book }: EntryCardProps) {
  const { t, i18n } = useLingui();
  const [isRemoved, setRemoved] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (doing: Promise<string | null>) => {
    const refused = await doing;
    setRefusal(refused);
    return refused === null;
  };

  if (isRemoved)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line px-4 py-3 text-sm text-soft print:hidden"
      >
        <Trans>Removed from your error book.</Trans>
        <Button size="small" onClick={() => void act(book.restore(entry)).then((done) => setRemoved(!done))}>
          <Trans>Undo</Trans>
        </Button>
        {refusal && <Refusal>{refusal}</Refusal>}
      </div>
    );

  return (
    <article
      aria-label={t`Entry`}
      className={`flex flex-col gap-3 rounded-card border border-line bg-card px-4 py-4 break-inside-avoid sm:px-5 ${entry.reviewed ? 'border-l-4 border-l-correct' : ''}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
        <Origin entry={entry} topic={topic} />
        <span className="ml-auto">
          <RelativeTime at={entry.createdAt} />
        </span>
      </header>
      <Prose text={entry.questionText} className="text-reading" />
      <AnswerLines entry={entry} />
      <Note entryId={entry.id} note={entry.note} onSave={(note) => act(book.edit(entry.id, { note }))} />
      <footer className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm print:hidden">
        <Button
          size="small"
          look={entry.reviewed ? 'plain' : 'primary'}
          aria-pressed={entry.reviewed}
          onClick={() => void act(book.review(entry.id, !entry.reviewed))}
        >
          {entry.reviewed ? <Trans>Reviewed</Trans> : <Trans>Mark as reviewed</Trans>}
        </Button>
        <Select
          framed
          label={t`Kind of error`}
          value={entry.errorType}
          onChange={(errorType) => void act(book.edit(entry.id, { errorType }))}
          options={ERROR_TYPES.map((type) => ({ value: type, label: i18n._(TYPE_NAMES[type]) }))}
        />
        {entry.reviewCount > 0 && (
          <span className="text-soft tabular-nums">
            <Plural value={entry.reviewCount} one="reviewed once" other="reviewed # times" />
          </span>
        )}
        <Button
          look="quiet"
          size="small"
          className="ml-auto"
          onClick={() => {
            setRemoved(true);
            void act(book.remove(entry.id)).then((done) => setRemoved(done));
          }}
        >
          <Trans>Remove</Trans>
        </Button>
      </footer>
      {refusal && <Refusal>{refusal}</Refusal>}
    </article>
  );
}

/** Where the entry belongs and where it came from, with the way back there. */
function Origin({ entry, topic }: Pick<EntryCardProps, 'entry' | 'topic'>) {
  const { i18n } = useLingui();
  const { title } = useBilingual();
  const { source, sourceId, subjectCode } = entry;
  const link = 'reach text-brand-text hover:underline';
  const from = i18n._(SOURCE_NAMES[source]);
  return (
    <>
      {topic ? (
        <Link to={paths.topic(topic.subjectSlug, topic.paperCode, topic.slug)} className={link}>
          {title(topic)}
        </Link>
      ) : (
        subjectCode && <span>{subjectCode}</span>
      )}
      {source === 'COMMUNITY' && sourceId ? (
        <Link to={paths.question(sourceId)} className={link}>
          {from}
        </Link>
      ) : source === 'CHAT' && sourceId ? (
        <Link to={paths.askAi(sourceId)} className={link}>
          {from}
        </Link>
      ) : (
        <Chip>{from}</Chip>
      )}
    </>
  );
}
