import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useCaseActs } from '../acts/use-case-acts.ts';
import type { QueueCaseFragment } from './Queue.gen.ts';

const ReasonDialog = part(async () => (await import('../acts/ReasonDialog.tsx')).ReasonDialog, overPage);
const CloseDialog = part(async () => (await import('../acts/CloseDialog.tsx')).CloseDialog, overPage);

type Asked = 'uphold' | 'decline' | 'hide' | 'show' | 'close';

/** What a moderator may do about a case; nobody decides about what they wrote. */
export function CaseActions({ row, me }: { row: QueueCaseFragment; me: string }) {
  const acts = useCaseActs(row);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isWaiting = row.status === 'OPEN' || row.status === 'IN_REVIEW';
  if (row.author?.id === me)
    return (
      <p className="mt-4 text-sm text-soft">
        <Trans>You wrote this: another moderator decides.</Trans>
      </p>
    );
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {isWaiting && <Decisions row={row} onTake={acts.take} onAsk={setAsked} />}
        {!row.isDeleted && <Measures row={row} onLock={acts.lock} onAsk={setAsked} />}
      </div>
      {acts.refusal && !asked && (
        <div className="mt-3">
          <Refusal>{acts.refusal}</Refusal>
        </div>
      )}
      <Suspense>
        {asked === 'close' && <CloseDialog caseId={row.id} acts={acts} onClose={() => setAsked(null)} />}
        {asked && asked !== 'close' && (
          <ReasonDialog
            draftKey={`case:${row.id}:${asked}`}
            title={<Title asked={asked} />}
            refusal={acts.refusal}
            onSend={(reason) =>
              asked === 'uphold' || asked === 'decline'
                ? acts.decide(asked === 'uphold', reason)
                : acts.setHidden(asked === 'hide', reason)
            }
            onClose={() => setAsked(null)}
          >
            <Consequence asked={asked} isHidden={row.hiddenAt !== null} />
          </ReasonDialog>
        )}
      </Suspense>
    </>
  );
}

interface DecisionsProps {
  row: QueueCaseFragment;
  onTake: (active: boolean) => Promise<boolean>;
  onAsk: (asked: Asked) => void;
}

function Decisions({ row, onTake, onAsk }: DecisionsProps) {
  const isTaken = row.status === 'IN_REVIEW';
  return (
    <>
      <Button data-act="take" aria-pressed={isTaken} onClick={() => void onTake(!isTaken)}>
        {isTaken ? <Trans>Give back</Trans> : <Trans>Take</Trans>}
      </Button>
      <Button data-act="uphold" look="danger" onClick={() => onAsk('uphold')}>
        <Trans>Uphold</Trans>
      </Button>
      <Button data-act="decline" onClick={() => onAsk('decline')}>
        <Trans>Decline</Trans>
      </Button>
    </>
  );
}

interface MeasuresProps {
  row: QueueCaseFragment;
  onLock: (locked: boolean) => Promise<boolean>;
  onAsk: (asked: Asked) => void;
}

function Measures({ row: { hiddenAt, questionStatus }, onLock, onAsk }: MeasuresProps) {
  const isLocked = questionStatus === 'LOCKED';
  return (
    <>
      <Button look="quiet" onClick={() => onAsk(hiddenAt ? 'show' : 'hide')}>
        {hiddenAt ? <Trans>Show it</Trans> : <Trans>Hide it</Trans>}
      </Button>
      <Button look="quiet" aria-pressed={isLocked} onClick={() => void onLock(!isLocked)}>
        {isLocked ? <Trans>Unlock the question</Trans> : <Trans>Lock the question</Trans>}
      </Button>
      {questionStatus === 'OPEN' && (
        <Button look="quiet" onClick={() => onAsk('close')}>
          <Trans>Close the question</Trans>
        </Button>
      )}
    </>
  );
}

function Title({ asked }: { asked: Exclude<Asked, 'close'> }) {
  if (asked === 'uphold') return <Trans>Uphold the report</Trans>;
  if (asked === 'decline') return <Trans>Decline the report</Trans>;
  return asked === 'hide' ? <Trans>Hide it</Trans> : <Trans>Show it</Trans>;
}

function Consequence({ asked, isHidden }: { asked: Exclude<Asked, 'close'>; isHidden: boolean }) {
  if (asked === 'uphold')
    return isHidden ? (
      <Trans>It stays hidden, and where it was reported its author loses 100 reputation.</Trans>
    ) : (
      <Trans>It is hidden now, and where it was reported its author loses 100 reputation.</Trans>
    );
  if (asked === 'decline')
    return isHidden ? (
      <Trans>It is in order: everybody sees it again.</Trans>
    ) : (
      <Trans>It is in order, and stays as it is.</Trans>
    );
  return asked === 'hide' ? (
    <Trans>Only its author and moderators will see it.</Trans>
  ) : (
    <Trans>Everybody will see it again.</Trans>
  );
}
