import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/auth/session.ts';
import { isDraftStorageBlocked, keepDraft, readDraft } from '../../lib/device/drafts.ts';
import { type DraftText, isEmpty, type OtherText } from '../../lib/drafts/draft-text.ts';
import { type DraftState, DraftSync, NOT_SAVED, typedAtKey } from '../../lib/drafts/draft-sync.ts';
import { useDraftChanges } from '../../lib/drafts/use-draft-changes.ts';
import { useLiveAgain } from '../../lib/graph/live-status.ts';
import { Button } from '../Button.tsx';
import { RelativeTime } from '../RelativeTime.tsx';

interface SyncedDraftProps {
  /** Where it is written, such as `answer/` and the id of a question. */
  place: string;
  /** Under which the device keeps the text, which its field may still have to restore. */
  deviceKey: string;
  text: DraftText;
  onAdopt: (text: DraftText) => void;
  /** It was sent to be posted, and it is not known whether it arrived. */
  isOnItsWay: boolean;
}

/** Keeps what a member writes on their account, and says so. */
export function SyncedDraft({ place, deviceKey, text, onAdopt, isOnItsWay }: SyncedDraftProps) {
  const graph = useApolloClient();
  const userId = useSession()?.id;
  const [state, setState] = useState<DraftState>(NOT_SAVED);
  const [isBlocked, setBlocked] = useState(false);
  const sync = useRef<DraftSync>(null);
  const latest = useRef({ text, onAdopt, isOnItsWay });
  const isRestored = useRef(false);

  useEffect(() => {
    latest.current = { text, onAdopt, isOnItsWay };
    if (text.body) isRestored.current = true;
    sync.current?.changed();
  });
  useEffect(() => {
    if (!userId) return;
    const read = () => {
      const shown = latest.current.text;
      return { ...shown, body: shown.body || (isRestored.current ? '' : (readDraft(deviceKey) ?? '')) };
    };
    const adopt = (other: DraftText) => {
      // Its field may come later, and restores what the device has.
      keepDraft(deviceKey, other.body);
      latest.current.onAdopt(other);
    };
    const opened = new DraftSync({
      graph,
      place,
      userId,
      read,
      adopt,
      isOnItsWay: () => latest.current.isOnItsWay,
      onState: (next) => {
        setState(next);
        // Where the device keeps nothing, it is not said to.
        setBlocked([deviceKey, typedAtKey(place)].some(isDraftStorageBlocked));
      },
    });
    const onReturn = () => document.visibilityState === 'visible' && opened.look();
    sync.current = opened;
    addEventListener('online', opened.look);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('online', opened.look);
      document.removeEventListener('visibilitychange', onReturn);
      sync.current = null;
      opened.stop();
    };
  }, [graph, place, deviceKey, userId]);

  useDraftChanges(place, {
    skip: !userId || (isEmpty(text) && !state.other),
    onChange: (version) => sync.current?.heard(version),
  });
  useLiveAgain(() => sync.current?.look());

  return (
    <>
      <p role="status" className="min-h-5 text-sm text-faint">
        {isBlocked ? <KeptByAccount {...state} /> : <Kept {...state} />}
      </p>
      {state.other && (
        <Other
          other={state.other}
          onTake={() => sync.current?.takeOther()}
          onDrop={() => sync.current?.dropOther()}
        />
      )}
    </>
  );
}

function Kept({ saved, isContinued }: DraftState) {
  if (saved === 'waiting')
    return <Trans>Saved on this device, and on your account once that can be reached.</Trans>;
  if (saved === 'refused') return <Trans>Saved on this device only.</Trans>;
  return <KeptByAccount saved={saved} isContinued={isContinued} />;
}

function KeptByAccount({ saved, isContinued }: Pick<DraftState, 'saved' | 'isContinued'>) {
  if (saved === 'waiting')
    return (
      <Trans>
        Not saved yet: your browser cannot keep this, and your account cannot be reached. Leave the page open.
      </Trans>
    );
  if (saved === 'refused')
    return <Trans>Your browser cannot save this: it will be lost when you close the page.</Trans>;
  if (saved === 'no') return null;
  return isContinued ? (
    <Trans>Continued from another device.</Trans>
  ) : (
    <Trans>Draft saved to your account.</Trans>
  );
}

interface OtherProps {
  other: OtherText;
  onTake: () => void;
  onDrop: () => void;
}

/** What was written on another device and is not what stands in the field. */
function Other({ other: { title, body, at }, onTake, onDrop }: OtherProps) {
  return (
    <div className="flex flex-col gap-2 rounded-card border border-hint bg-hint-wash p-3 text-sm">
      <p className="font-medium">
        <Trans>
          You wrote another text here, <RelativeTime at={at} />:
        </Trans>
      </p>
      <p className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
        {[title, body].filter(Boolean).join(String.fromCodePoint(10))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onTake}>
          <Trans>Write on with that text</Trans>
        </Button>
        <Button size="small" look="quiet" onClick={onDrop}>
          <Trans>Discard it</Trans>
        </Button>
      </div>
    </div>
  );
}
