import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SharedLink } from '../../../ui/SharedLink.tsx';

/** Shares the address under which a question is solved again, line by line. */
export function ShareSolution({ question }: { question: string }) {
  const { t } = useLingui();
  return (
    <SharedLink
      address={() => new URL(paths.check(question), location.origin).href}
      title={t`A solution by Lemma`}
      button={(label, onClick) => (
        <Button size="small" onClick={onClick}>
          {label}
        </Button>
      )}
    />
  );
}
