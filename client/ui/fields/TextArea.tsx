import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, error, hint, aside, className = '', ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => <textarea rows={4} {...rest} {...control} className={`py-2 ${CONTROL} ${className}`} />}
    </Field>
  );
}
