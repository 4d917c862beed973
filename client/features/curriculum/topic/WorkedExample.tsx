import { Plural, Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import type { WorkingLine } from '../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../ui/marks-margin/MarksMargin.tsx';
import type { TopicCardFragment } from './TopicCard.gen.ts';

interface WorkedExampleProps {
  id: string;
  cardId: string;
  topicId: string;
  example: NonNullable<TopicCardFragment['example']>;
}

/** A question with its solution in the marks margin, both in the language chosen there. */
export function WorkedExample({ id, cardId, topicId, example }: WorkedExampleProps) {
  const { stem, steps, ask } = example;
  const { say } = useBilingual();
  const marks = steps.flatMap((step) => step.marks).length;
  const lines = steps.map(({ checked, ...step }, i): WorkingLine => ({
    id: `${id}-step-${i + 1}`,
    verdict: checked ? 'checked' : null,
    ...step,
  }));
  return (
    <MarksMargin
      title={<Trans>Worked example</Trans>}
      heading="h4"
      stem={(language) => <InlineProse text={stem[language]} />}
      lines={lines}
      bilingual
    >
      {() => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {ask && (
            <Link to={paths.check(ask)} className="reach text-brand-text underline underline-offset-4">
              <Trans>Edit and solve again</Trans>
            </Link>
          )}
          <AddToErrorBook
            found={() => ({
              question: say(stem),
              correctAnswer: steps.flatMap(({ tex }) => tex.map((line) => `$${line}$`)).join('\n'),
              topicId,
              source: 'TOPIC',
              sourceId: cardId,
            })}
          />
          <span className="ml-auto font-mono font-semibold whitespace-nowrap text-(color:--right)">
            <Plural value={marks} one="# mark" other="# marks" />
          </span>
        </div>
      )}
    </MarksMargin>
  );
}
