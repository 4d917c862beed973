import { Trans, useLingui } from '@lingui/react/macro';
import { useShare } from '../../../lib/device/use-share.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';

/** Shares the address under which a question is solved again, line by line. */
export function ShareSolution({ question }: { question: string }) {
  const { t } = useLingui();
  const { copied, share } = useShare();
  const send = () => share(new URL(paths.check(question), location.origin).href, t`A solution by Lemma`);
  return (
    <>
      <Button onClick={send}>{copied ? <Trans>Link copied</Trans> : <Trans>Share</Trans>}</Button>
      <span role="status" className="sr-only">
        {copied && <Trans>Link copied</Trans>}
      </span>
    </>
  );
}
