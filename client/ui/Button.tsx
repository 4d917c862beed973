import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './Icon.tsx';

type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';
type Size = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-brand-solid bg-brand-solid text-white hover:brightness-110',
  plain: 'border-edge bg-card text-ink hover:bg-page',
  quiet: 'border-transparent text-soft hover:bg-brand-wash hover:text-ink',
  danger: 'border-wrong bg-card text-wrong hover:bg-wrong-wash',
};

const SIZES: Record<Size, string> = {
  small: 'h-8 gap-1.5 px-2.5 text-sm',
  medium: 'h-9 gap-2 px-3.5 text-sm',
  large: 'h-[46px] gap-2 px-5 text-base',
};

/** For a link that must look like a button. */
export function buttonClass(look: ButtonVariant = 'plain', size: Size = 'medium'): string {
  return `inline-flex shrink-0 items-center justify-center rounded-control border font-semibold whitespace-nowrap transition pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:opacity-60 ${VARIANTS[look]} ${SIZES[size]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonVariant;
  size?: Size;
  /** Shows that the act is under way and takes no second press. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  busy = false,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`inline-grid size-9 shrink-0 place-items-center rounded-control text-soft transition hover:bg-brand-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-11 ${className}`}
    />
  );
}
