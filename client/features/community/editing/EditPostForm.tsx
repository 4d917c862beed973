import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { clearDraft } from '../../../lib/device/drafts.ts';
import type { DraftField } from '../../../lib/device/use-draft-field.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { EditConflict } from './EditConflict.tsx';
import { useBaseVersion } from './use-base-version.ts';
import { type Saving, useSaveEdit, type Version } from './use-save-edit.ts';

/** A field beside the body, with its own draft. */
interface OtherField<Latest> extends DraftField {
  /** The field in the version that another user saved. */
  latest: (theirs: Latest) => string;
  show: (state: { error: string | undefined; saving: boolean }) => ReactNode;
  /** As refusals name it. */
  name: string;
}

interface EditPostFormProps<Latest extends Version> extends Omit<Saving<Latest>, 'onSaved'> {
  draftKey: string;
  post: Version;
  /** What the body is called. */
  label: ReactNode;
  above?: OtherField<Latest>;
  below?: OtherField<Latest>;
  /** The other version, shown to the user who saved later. */
  textOf: (theirs: Latest) => string;
  onDone: () => void;
}

/** Edits a post: drafts are kept on the device, and no one overwrites another version without seeing it. */
export function EditPostForm<Latest extends Version>({
  draftKey,
  post,
  label,
  above,
  below,
  textOf,
  onDone,
  ...saves
}: EditPostFormProps<Latest>) {
  const others = [above, below].filter((field) => field !== undefined);
  const keys = others.map(({ key }) => key);
  const { version, setVersion, discardDraft } = useBaseVersion(draftKey, post.version, ...keys);
  const [body, setBody] = useState(post.body);
  const form = useRef<HTMLFormElement>(null);

  const leave = () => {
    clearDraft(draftKey);
    for (const { forget } of others) forget();
    onDone();
  };
  const { save, saving, faults, refusal, theirs, setTheirs } = useSaveEdit(form, {
    ...saves,
    onSaved: leave,
  });
  const submit = (expectedVersion = version) => void save({ body, expectedVersion });
  const shown = (field?: OtherField<Latest>) => field?.show({ error: faults[field.name], saving });

  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {shown(above)}
      <MarkdownEditor
        autoFocus={!above}
        label={label}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        onDiscard={() => {
          for (const { discard } of others) discard();
          discardDraft();
        }}
        error={faults['body']}
        sending={saving}
        onSubmit={() => submit()}
      />
      {shown(below)}
      {refusal && <Refusal>{refusal}</Refusal>}
      {theirs && (
        <EditConflict
          theirs={textOf(theirs)}
          onKeepMine={() => {
            setVersion(theirs.version);
            submit(theirs.version);
          }}
          onTakeTheirs={() => {
            for (const { setText, latest } of others) setText(latest(theirs));
            setBody(theirs.body);
            setVersion(theirs.version);
            setTheirs(null);
          }}
        />
      )}
      <div className="flex gap-3">
        <Button look="primary" type="submit" busy={saving}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={leave}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
