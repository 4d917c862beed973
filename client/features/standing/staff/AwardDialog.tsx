import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import type { Role } from '../../../lib/graph/schema-types.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAwardBadgeMutation, useManualBadgesQuery } from './Staff.gen.ts';
import { useRefusal } from './use-refusal.ts';

interface AwardDialogProps {
  role: Role;
  userId: string;
  name: string;
  onClose: () => void;
}

const mayAward = (role: Role, awardedBy: string) =>
  awardedBy === 'MODERATOR' || (awardedBy === 'ADMIN' && role === 'ADMIN');

/** Gives somebody one of the badges that are given by hand. */
export function AwardDialog({ role, userId, name, onClose }: AwardDialogProps) {
  const { t } = useLingui();
  const { say } = useBilingual();
  const graph = useApolloClient();
  const { data, error, refetch } = useManualBadgesQuery();
  const { text: chosen, setText: setChosen, ...ofBadge } = useDraftField(`award:${userId}:badge`, '');
  const { text: reason, setText: setReason, ...ofReason } = useDraftField(`award:${userId}`, '');
  const [isHeld, setIsHeld] = useState(false);
  const [award, { loading }] = useAwardBadgeMutation();
  const { fieldError, message, clear, refuse, fail } = useRefusal();
  const badges = (data?.badges ?? []).filter(({ awardedBy }) => mayAward(role, awardedBy));
  const badgeType = chosen || badges[0]?.type || '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    clear();
    setIsHeld(false);
    try {
      const sent = await award({ variables: { input: { userId, badgeType, reason } } });
      const result = sent.data!.awardBadge;
      if ('message' in result) return refuse(result);
      if (!result.isNew) return setIsHeld(true);
      for (const { forget } of [ofBadge, ofReason]) forget();
      await graph.refetchQueries({ include: 'active' });
      onClose();
    } catch {
      fail();
    }
  };

  return (
    <Dialog open title={<Trans>Award {name} a badge</Trans>} onClose={onClose}>
      {!data && (error ? <Failure onRetry={() => refetch()} /> : <Waiting />)}
      {data && (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label={t`Badge`}>
            {(control) => (
              <select
                {...control}
                // It was not there when the dialog opened.
                autoFocus
                value={badgeType}
                onChange={({ target }) => setChosen(target.value)}
                className="h-10 w-full rounded-control border border-edge bg-card px-3 text-base pointer-coarse:h-11"
              >
                {badges.map((badge) => (
                  <option key={badge.id} value={badge.type}>
                    {say(badge.name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Input
            label={t`Reason`}
            hint={t`Everybody can read it: at least 10 characters.`}
            error={fieldError('reason')}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {isHeld && (
            <p role="status" className="rounded-control bg-hint-wash px-3 py-2 text-sm text-hint">
              <Trans>They hold this badge already.</Trans>
            </p>
          )}
          {message && <Refusal>{message}</Refusal>}
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" look="primary" busy={loading}>
              <Trans>Award</Trans>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
