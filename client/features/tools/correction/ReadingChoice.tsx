import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import { QuestionWords } from '../question/QuestionPreview.tsx';
import { nodesOf } from './nodes.ts';
import type { ReadProblem } from './read-sentences.ts';

interface ReadingChoiceProps {
  readings: readonly ReadProblem[];
  onChoose: (reading: number) => void;
}

/** Several ways to read a question, side by side. What only one of them says is marked. */
export function ReadingChoice({ readings, onChoose }: ReadingChoiceProps) {
  const { say } = useBilingual();
  const lines = readings.map((reading) => [...new Set(nodesOf(reading).map((node) => say(node.say)))]);
  const isShared = (line: string) => lines.every((all) => all.includes(line));
  return (
    <div className="@container flex flex-col gap-3">
      <p className="text-soft">
        <Trans>It can be read in several ways. Choose the one that is meant.</Trans>
      </p>
      <ol className="grid gap-3 @2xl:grid-cols-2">
        {lines.map((all, at) => (
          <li key={at} className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-3">
            <ul className="flex flex-1 flex-col gap-1 text-sm">
              {all.map((line) => (
                <li
                  key={line}
                  className={`overflow-x-auto ${isShared(line) ? 'text-soft' : 'font-semibold'}`}
                >
                  <QuestionWords text={line} />
                </li>
              ))}
            </ul>
            <Button size="small" className="self-start" onClick={() => onChoose(at)}>
              <Trans>Take reading {at + 1}</Trans>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
