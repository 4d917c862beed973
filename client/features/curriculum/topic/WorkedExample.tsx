import { Plural, Trans } from '@lingui/react/macro';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import type { WorkingLine } from '../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../ui/marks-margin/MarksMargin.tsx';
import type { TopicCardFragment } from './TopicCard.gen.ts';

interface WorkedExampleProps {
  id: string;
  example: NonNullable<TopicCardFragment['example']>;
}

/** A question with its solution in the marks margin, both in the language chosen there. */
export function WorkedExample({ id, example: { stem, steps, ask } }: WorkedExampleProps) {
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
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {ask && (
            <Link to={paths.check(ask)} className="reach text-brand-text underline underline-offset-4">
              <Trans>Edit and solve again</Trans>
            </Link>
          )}
          <span className="ml-auto font-mono font-semibold whitespace-nowrap text-(color:--right)">
            <Plural value={marks} one="# mark" other="# marks" />
          </span>
        </p>
      )}
    </MarksMargin>
  );
}
