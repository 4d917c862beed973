import { Trans } from '@lingui/react/macro';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useWithdrawSuggestionMutation } from './ReviewPage.gen.ts';

/** Takes back one's own suggestion while it waits. */
export function Withdrawal({ id }: { id: string }) {
  const { refusal, act } = useRefusal();
  const [send, { loading }] = useWithdrawSuggestionMutation();
  const withdraw = () => act(async () => (await send({ variables: { id } })).data?.withdrawSuggestion);

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <span className="text-sm text-soft">
        <Trans>It waits for somebody to look at it.</Trans>
      </span>
      <Button size="small" busy={loading} onClick={() => void withdraw()}>
        <Trans>Withdraw</Trans>
      </Button>
      {refusal && <Refusal>{refusal}</Refusal>}
    </div>
  );
}
