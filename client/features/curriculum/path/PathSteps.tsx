import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { PathSubject, PathTopic } from './path-subject.ts';
import { sharedNames } from './ambiguous-names.ts';
import { TopicSubject } from '../shared/TopicPlacement.tsx';

interface StepsProps {
  subject: PathSubject;
  steps: string[][];
  read: readonly string[];
}

/** The same path to read: step by step, each topic with what it needs. */
export function Steps({ subject, steps, read }: StepsProps) {
  const byId = new Map(subject.topics.map((topic) => [topic.id, topic]));
  const isShared = sharedNames(subject.topics);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-lg font-semibold">
        <Trans>Step by step</Trans>
      </h2>
      <ol className="mt-3 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, i) => (
          <li key={step[0]}>
            <h3 className="border-b border-line pb-1 text-xs font-semibold tracking-wide text-faint uppercase">
              <Trans>Step {i + 1}</Trans>
            </h3>
            <ul className="mt-1">
              {step.map((id) => (
                <Step
                  key={id}
                  topic={byId.get(id)!}
                  subject={subject}
                  isShared={isShared}
                  read={read.includes(id)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  topic: PathTopic;
  subject: PathSubject;
  isShared: ReturnType<typeof sharedNames>;
  read: boolean;
}

function Step({ topic, subject, isShared, read }: StepProps) {
  const { title } = useBilingual();
  return (
    <li className="py-1.5 text-sm pointer-coarse:py-1">
      <p className="flex items-baseline gap-2">
        <Link
          to={paths.topic(subject.slug, topic.paperCode, topic.slug)}
          className="text-base font-medium hover:text-brand-text hover:underline pointer-coarse:py-2"
        >
          {title(topic)}
        </Link>
        {read && <Icon name="check" className="size-4 self-center text-correct" />}
        {topic.paperCode !== 'all' && (
          <span className="ml-auto font-mono text-xs text-faint uppercase">{topic.paperCode}</span>
        )}
      </p>
      {topic.prerequisites.length > 0 && (
        <p className="text-soft">
          <Trans>Requires</Trans>{' '}
          {topic.prerequisites.map((one, i) => (
            <span key={one.id}>
              {i > 0 && ' · '}
              <Link
                to={paths.topic(one.subject.slug, one.paperCode, one.slug)}
                className="hover:text-brand-text hover:underline"
              >
                {title(one)}
                {one.subjectCode !== subject.code && (
                  <TopicSubject subjectCode={one.subjectCode} paperCode={one.paperCode} />
                )}
                {one.subjectCode === subject.code && isShared(one) && (
                  <TopicSubject paperCode={one.paperCode} />
                )}
              </Link>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
