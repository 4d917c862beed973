import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { focusFirstError } from '../../../ui/fields/focus-first-error.ts';

/** A version of a post, as an edit begins from it. */
export interface Version {
  body: string;
  version: number;
}

export interface BodyChange {
  body: string;
  expectedVersion: number;
}

interface Problem {
  code: string;
  message: string;
  fields: { field: string; message: string }[];
}

export interface Saving<Latest extends Version> {
  send: (change: BodyChange) => Promise<Problem | { __typename: 'Question' | 'Answer' }>;
  /** The current version, if another user saved one in the meantime. */
  readLatest: () => Promise<Latest | null>;
  onSaved: () => void;
}

/** Saves an edit, with field errors, the refusal, and a conflicting version. */
export function useSaveEdit<Latest extends Version>(
  form: RefObject<HTMLFormElement | null>,
  { send, readLatest, onSaved }: Saving<Latest>,
) {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Latest | null>(null);

  const judge = async (result: Awaited<ReturnType<typeof send>>) => {
    if (!('code' in result)) return onSaved();
    if (result.code === 'EDIT_CONFLICT') return setTheirs(await readLatest());
    const wrong = Object.fromEntries(result.fields.map(({ field, message }) => [field, message]));
    focusFirstError(form.current, () => setFaults(wrong));
    if (result.fields.length === 0) setRefusal(result.message);
  };

  const save = async (change: BodyChange) => {
    setSaving(true);
    setRefusal(null);
    setFaults({});
    setTheirs(null);
    try {
      await judge(await send(change));
    } catch {
      setRefusal(t`This could not be saved. Your text is kept; try again.`);
    } finally {
      setSaving(false);
    }
  };

  return { save, saving, faults, refusal, theirs, setTheirs };
}
