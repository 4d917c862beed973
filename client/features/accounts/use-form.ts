import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Complaint, wordsOf } from './validation.ts';

type Fields = Record<string, string>;
type Schema<Values extends Fields> = v.GenericSchema<Values, Values>;

/** Typed values and what is wrong with them; a complaint goes away when its field is edited, the others stay. */
export function useForm<Values extends Fields>(
  schema: Schema<Values>,
  begun: Values,
  submit: (values: Values) => Promise<void>,
  onChange?: (values: Values) => void,
) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(begun);
  const [complaints, setComplaints] = useState<Partial<Record<keyof Values, Complaint>>>({});
  const form = useRef<HTMLFormElement>(null);

  const field = (name: keyof Values & string) => {
    const complaint = complaints[name];
    return {
      name,
      value: values[name],
      error: complaint && i18n._(wordsOf(complaint)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const next = { ...values, [name]: target.value };
        setValues(next);
        onChange?.(next);
        setComplaints({ ...complaints, [name]: undefined });
      },
    };
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = v.safeParse(schema, values);
    if (checked.success) {
      setComplaints({});
      void submit(checked.output);
      return;
    }

    const found = firstComplaints<Values>(checked.issues);
    setComplaints(found);
    const first = Object.keys(begun).find((name) => found[name]);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return { field, formProps: { ref: form, noValidate: true, onSubmit } };
}

function firstComplaints<Values extends Fields>(issues: readonly v.BaseIssue<unknown>[]) {
  const found: Partial<Record<keyof Values, Complaint>> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) as keyof Values | null;
    if (name) found[name] ??= issue.message as Complaint;
  }
  return found;
}
