import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon, Spinner } from '../Icon.tsx';

/** Loading: a skeleton, or a spinner where the shape is unknown. */
export function Waiting({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading...`}>
      {children ?? (
        <p className="flex items-center justify-center gap-3 py-16 text-sm text-soft">
          <Spinner className="size-5 text-brand-text" />
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}

/** One bar of a skeleton. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line ${className}`} />;
}

interface FailureProps {
  /** What could not be done, as a sentence. */
  children?: ReactNode;
  onRetry: () => unknown;
}

export function Failure({ children, onRetry }: FailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-wrong-wash px-4 py-3 text-sm"
    >
      <Icon name="alert" className="size-5 text-wrong" />
      <p className="min-w-40 flex-1">{children ?? <Trans>This could not be loaded.</Trans>}</p>
      <Button size="small" onClick={() => onRetry()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

/** Why an act was refused, where the act was; read out at once. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control bg-wrong-wash px-3 py-2 text-sm text-wrong">
      {children}
    </p>
  );
}

interface EmptyProps {
  title: ReactNode;
  /** What would be here. */
  children?: ReactNode;
  /** The first act that fills the place. */
  action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-16 text-center">
      <p className="font-serif text-xl font-semibold zh:font-sans">{title}</p>
      {children && <p className="max-w-md text-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
