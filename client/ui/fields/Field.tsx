import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** A sentence that says what is wrong; shown in place and read out with the control. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Beside the label: what else can be done here. */
  aside?: ReactNode;
}

/** What a control must carry to be bound to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const CONTROL =
  'w-full rounded-control border bg-card px-3 text-base text-ink placeholder:text-faint transition ' +
  'focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-wrong border-edge';

export function Field({
  label,
  error,
  hint,
  aside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-wrong">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
