import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { MAX_ERROR_NOTE } from '../../../lib/graph/limits.gen.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';

interface NoteProps {
  entryId: string;
  note: string;
  /** Whether it was saved; what was typed stays where it was not. */
  onSave: (note: string) => Promise<boolean>;
}

export function Note({ entryId, note, onSave }: NoteProps) {
  const id = useId();
  const { text: typed, setText: setTyped, ...draft } = useDraftField(`note:${entryId}`, note);
  const [editing, setEditing] = useState(typed !== note);
  const [busy, setBusy] = useState(false);

  if (!editing)
    return (
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        {note && <Prose text={note} className="border-l-2 border-hint pl-3" />}
        <Button look="quiet" size="small" className="-ml-2.5 print:hidden" onClick={() => setEditing(true)}>
          {note ? <Trans>Edit note</Trans> : <Trans>Add a note</Trans>}
        </Button>
      </div>
    );

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void onSave(typed).then((saved) => {
          setBusy(false);
          if (!saved) return;
          draft.forget();
          setEditing(false);
        });
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        <Trans>Note</Trans>
      </label>
      <textarea
        id={id}
        autoFocus
        rows={3}
        maxLength={MAX_ERROR_NOTE}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`py-2 ${CONTROL}`}
      />
      <div className="flex gap-2">
        <Button look="primary" size="small" type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            draft.discard();
            setEditing(false);
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
