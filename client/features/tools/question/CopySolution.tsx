import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Solution } from '../../../ui/marks-margin/solution.ts';
import { notify } from '../../../ui/overlays/notify.ts';
import { asMarkdown } from './solution-text.ts';

/** Copies a solution in the language of the page. */
export function CopySolution({ solution }: { solution: Solution }) {
  const { t } = useLingui();
  const { language } = useBilingual();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asMarkdown(solution, language));
      notify(t`Copied`);
    } catch {
      notify(t`This browser does not let pages copy. Select the text instead.`);
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Trans>Copy</Trans>
    </Button>
  );
}
