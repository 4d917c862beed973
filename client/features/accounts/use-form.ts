import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type FieldError, wordsOf } from './validation.ts';

type Fields = Record<string, string>;
type Schema<Values extends Fields> = v.GenericSchema<Values, Values>;

/** Typed values and what is wrong with them; an error goes away when its field is edited, the others stay. */
export function useForm<Values extends Fields>(
  schema: Schema<Values>,
  begun: Values,
  submit: (values: Values) => Promise<void>,
  onChange?: (values: Values) => void,
) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<Partial<Record<keyof Values, FieldError>>>({});
  const form = useRef<HTMLFormElement>(null);

  const field = (name: keyof Values & string) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      error: error && i18n._(wordsOf(error)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const next = { ...values, [name]: target.value };
        setValues(next);
        onChange?.(next);
        setErrors({ ...errors, [name]: undefined });
      },
    };
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = v.safeParse(schema, values);
    if (checked.success) {
      setErrors({});
      void submit(checked.output);
      return;
    }

    const nextErrors = firstErrors<Values>(checked.issues);
    setErrors(nextErrors);
    const first = Object.keys(begun).find((name) => nextErrors[name]);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return { field, formProps: { ref: form, noValidate: true, onSubmit } };
}

function firstErrors<Values extends Fields>(issues: readonly v.BaseIssue<unknown>[]) {
  const errors: Partial<Record<keyof Values, FieldError>> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) as keyof Values | null;
    if (name) errors[name] ??= issue.message as FieldError;
  }
  return errors;
}
