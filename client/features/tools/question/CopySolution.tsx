import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Solution } from '../../../ui/marks-margin/solution.ts';
import { useCopy } from '../../../ui/overlays/use-copy.ts';
import { asMarkdown } from './solution-text.ts';

/** Copies a solution in the language of the page. */
export function CopySolution({ solution }: { solution: Solution }) {
  const { language } = useBilingual();
  const copy = useCopy();
  return (
    <Button size="small" onClick={() => void copy(asMarkdown(solution, language))}>
      <Trans>Copy</Trans>
    </Button>
  );
}
