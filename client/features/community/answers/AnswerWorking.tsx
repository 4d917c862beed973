import { Trans } from '@lingui/react/macro';
import { CheckedWorking } from '../../../ui/marks-margin/CheckedWorking.tsx';
import type { Working } from '../../../ui/marks-margin/solution.ts';

/** The lines of an answer as the machine judged them; each stands as it was read. */
export function AnswerWorking({ working }: { working: Working }) {
  return (
    <div className="mt-4">
      <CheckedWorking working={working} title={<Trans>The working, line by line</Trans>} heading="h3" />
    </div>
  );
}
