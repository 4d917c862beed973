import { useApolloClient } from '@apollo/client/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAdjustReputationMutation } from './Staff.gen.ts';
import { useRefusal } from './use-refusal.ts';

interface AdjustDialogProps {
  userId: string;
  name: string;
  onClose: () => void;
}

/** Adds to somebody's reputation or takes away, once what it does was confirmed. */
export function AdjustDialog({ userId, name, onClose }: AdjustDialogProps) {
  const { t, i18n } = useLingui();
  const graph = useApolloClient();
  const { text: points, setText: setPoints, ...ofPoints } = useDraftField(`adjust:${userId}:points`, '');
  const { text: reason, setText: setReason, ...ofReason } = useDraftField(`adjust:${userId}`, '');
  const [confirming, setConfirming] = useState(false);
  // One key for one filled-in form: pressing twice adjusts once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [adjust, { loading }] = useAdjustReputationMutation();
  const { fieldError, message, clear, refuse, fail } = useRefusal();
  const amount = Number(points);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clear();
    if (!confirming) return setConfirming(true);
    try {
      const { data } = await adjust({
        variables: { input: { userId, points: Math.trunc(amount), reason, idempotencyKey } },
      });
      const result = data!.adjustReputation;
      if ('message' in result) {
        setConfirming(false);
        return refuse(result);
      }
      for (const { forget } of [ofPoints, ofReason]) forget();
      await graph.refetchQueries({ include: 'active' });
      onClose();
    } catch {
      fail();
    }
  };

  return (
    <Dialog open title={<Trans>Adjust the reputation of {name}</Trans>} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Input
          label={t`Points`}
          hint={t`From −500 to 500; a minus takes away.`}
          error={fieldError('points')}
          type="number"
          inputMode="numeric"
          step={1}
          required
          value={points}
          disabled={confirming}
          onChange={({ target }) => setPoints(target.value)}
        />
        <Input
          label={t`Reason`}
          hint={t`They will read it: at least 10 characters.`}
          error={fieldError('reason')}
          required
          value={reason}
          disabled={confirming}
          onChange={({ target }) => setReason(target.value)}
        />
        {confirming && <Consequence amount={amount} />}
        {message && <Refusal>{message}</Refusal>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={confirming ? () => setConfirming(false) : onClose}>
            {confirming ? <Trans>Back</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button type="submit" look="primary" busy={loading}>
            {confirming ? (
              <Trans>Adjust by {i18n.number(amount, { signDisplay: 'exceptZero' })}</Trans>
            ) : (
              <Trans>Continue</Trans>
            )}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is about to happen, for whoever is asked to confirm it. */
function Consequence({ amount }: { amount: number }) {
  return (
    <p role="status" className="rounded-control bg-hint-wash px-3 py-2 text-sm text-hint">
      {amount < 0 ? (
        <Plural
          value={Math.abs(amount)}
          one="This takes # point away and tells them why."
          other="This takes # points away and tells them why."
        />
      ) : (
        <Plural
          value={amount}
          one="This adds # point and tells them why."
          other="This adds # points and tells them why."
        />
      )}
    </p>
  );
}
