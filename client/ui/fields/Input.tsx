import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, Field, type FieldProps } from './Field.tsx';

interface InputProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** Lies over the end of the line: a unit, a button. */
  end?: ReactNode;
}

export function Input({ label, error, hint, aside, end, className = '', ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            className={`h-10 pointer-coarse:h-11 ${CONTROL} ${end ? 'pr-12' : ''} ${className}`}
          />
          {end && <span className="absolute inset-y-0 right-0 grid place-items-center pr-1">{end}</span>}
        </span>
      )}
    </Field>
  );
}
