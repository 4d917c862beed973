import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import { useBilingual } from '../../lib/i18n/bilingual.ts';
import { plainly } from '../../lib/markdown/plain-text.ts';
import { paths } from '../../lib/paths.ts';
import { Dot } from '../../ui/Dot.tsx';
import { Link } from '../../ui/Link.tsx';
import { Failure, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { type ContinueQuery, useContinueQuery, useReadArrivedAnswerMutation } from './Continue.gen.ts';

/** The cards keep one height, whatever they say: the page below them must not move. */
const CARDS = 'mt-3 grid auto-rows-[4.5rem] gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4';

/** What somebody can go on with, and where they have nothing yet, what to begin with. */
export function Continue() {
  // The newest rows alone: the lists of their own pages are not to be mixed with them.
  const { data, error, refetch } = useContinueQuery({ fetchPolicy: 'no-cache' });
  const isNew = data && isUntouched(data);

  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="h-7 font-serif text-lg leading-7 font-semibold zh:font-sans">
        {isNew ? <Trans>Where to begin</Trans> : <Trans context="studying">Continue</Trans>}
      </h2>
      {data ? (
        <ul className={CARDS}>
          <LastTopic record={data.studyRecords.nodes[0]} />
          <LastConversation conversation={data.conversations.nodes[0]} />
          <Arrived notifications={data.notifications} />
          <Errors entries={data.errorEntries} />
        </ul>
      ) : error ? (
        <div className="mt-3">
          <Failure onRetry={() => refetch()} />
        </div>
      ) : (
        <Waiting>
          <div className={CARDS}>
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className="h-full w-full rounded-card" />
            ))}
          </div>
        </Waiting>
      )}
    </section>
  );
}

const isUntouched = ({ studyRecords, conversations, notifications, errorEntries }: ContinueQuery) =>
  [studyRecords, conversations, notifications, errorEntries].every(({ nodes }) => nodes.length === 0);

interface CardProps {
  to: string;
  /** What it is. */
  label: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}

function Card({ to, label, onOpen, children }: CardProps) {
  return (
    <li className="relative flex min-w-0 flex-col justify-center rounded-card border border-line bg-card px-4 transition hover:border-brand hover:bg-brand-wash">
      <p className="truncate text-sm text-soft">{label}</p>
      <Link
        to={to}
        onClick={onOpen}
        className="mt-0.5 flex items-center gap-2 font-medium after:absolute after:inset-0 after:rounded-card"
      >
        {children}
      </Link>
    </li>
  );
}

const Line = ({ children }: { children: ReactNode }) => <span className="min-w-0 truncate">{children}</span>;

function LastTopic({ record }: { record: ContinueQuery['studyRecords']['nodes'][number] | undefined }) {
  const { i18n } = useLingui();
  const { title } = useBilingual();
  const topic = record?.topic;
  if (!topic)
    return (
      <Card to={paths.topics()} label={<Trans>Study a topic</Trans>}>
        <Line>
          <Trans>Choose one from the syllabus</Trans>
        </Line>
      </Card>
    );
  const mastery = i18n.number(record.progress / 100, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Card
      to={paths.topic(topic.subject.slug, topic.paperCode, topic.slug)}
      label={record.completed ? <Trans>Last topic · mastery {mastery}</Trans> : <Trans>Last topic</Trans>}
    >
      <Dot colour={subjectColour(topic.subjectCode)} className="size-2" />
      <Line>{title(topic)}</Line>
    </Card>
  );
}

function LastConversation({
  conversation,
}: {
  conversation: ContinueQuery['conversations']['nodes'][number] | undefined;
}) {
  return conversation ? (
    <Card to={paths.askAi(conversation.id)} label={<Trans>Conversation with the tutor</Trans>}>
      <Line>{plainly(conversation.title)}</Line>
    </Card>
  ) : (
    <Card to={paths.askAi()} label={<Trans>Ask the tutor</Trans>}>
      <Line>
        <Trans>Solve a question step by step</Trans>
      </Line>
    </Card>
  );
}

function Arrived({ notifications }: { notifications: ContinueQuery['notifications'] }) {
  const { say } = useBilingual();
  const [read] = useReadArrivedAnswerMutation();
  const newest = notifications.nodes[0];
  if (!newest)
    return (
      <Card to={paths.communities()} label={<Trans>No new answers</Trans>}>
        <Line>
          <Trans>Ask the community</Trans>
        </Line>
      </Card>
    );
  const only = notifications.totalCount === 1 ? newest.url : null;
  return (
    <Card
      to={only ?? paths.notifications({ kind: 'ANSWER' })}
      label={<Plural value={notifications.totalCount} one="# new answer" other="# new answers" />}
      // Where it fails, the notification stays unread, and leads there again.
      onOpen={() => only && void read({ variables: { id: newest.id } }).catch(() => {})}
    >
      <Line>{plainly(say(newest.messageText))}</Line>
    </Card>
  );
}

function Errors({ entries }: { entries: ContinueQuery['errorEntries'] }) {
  const newest = entries.nodes[0];
  return newest ? (
    <Card
      to={paths.errorBook()}
      label={<Plural value={entries.totalCount} one="# error to review" other="# errors to review" />}
    >
      <Line>{plainly(newest.questionText)}</Line>
    </Card>
  ) : (
    <Card to={paths.check()} label={<Trans>No errors to review</Trans>}>
      <Line>
        <Trans>Check your working</Trans>
      </Line>
    </Card>
  );
}
