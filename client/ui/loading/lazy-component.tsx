import { Trans } from '@lingui/react/macro';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useAfterHydration } from '../../lib/device/external-store.ts';
import { HydrateInInitialLanguage } from '../../lib/hydration/InitialLanguage.tsx';
import { RepeatEarlyClick } from '../../lib/hydration/RepeatEarlyClick.tsx';
import { Failure } from './states.tsx';

/** Shown where a part failed to load; `attempt` counts the tries. */
type Replacement = (failed: { attempt: number; onRetry: () => void }) => ReactNode;

/** The code of a part did not come: the network was away, or a newer version has taken its place. */
export class NotLoaded extends Error {
  /** To be called once the failure is shown: React caches it, and another try needs another lazy component. */
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.again = again;
  }
}

/** Style sheets that did not come; the build asks for each but once, and takes it for loaded from then on. */
const missed = new Set<HTMLLinkElement>();
const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target);
};
globalThis.addEventListener?.('error', note, true);

const missedStyles = () =>
  Promise.all(
    [...missed].map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      missed.delete(link);
      link.replaceWith(again);
      return new Promise((resolve, reject) => Object.assign(again, { onload: resolve, onerror: reject }));
    }),
  );

/**
 * A component that is loaded when it is first shown. Where its code does not come it fails alone, and a retry asks
 * for it again. With null for a replacement, whatever stands around it has to say so.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  replacement: Replacement | null = InPlace,
): ComponentType<Props> {
  const fresh = () =>
    lazy(async () => {
      try {
        const [loaded] = await Promise.all([load(), missedStyles()]);
        return { default: loaded };
      } catch (cause) {
        throw new NotLoaded(cause, () => (Loaded = fresh()));
      }
    });
  let Loaded = fresh();

  return function Part(props: Props) {
    return (
      <HydrateInInitialLanguage>
        <Loading replacement={replacement} show={() => <Loaded {...props} />} />
        <RepeatEarlyClick />
      </HydrateInInitialLanguage>
    );
  };
}

interface LoadingProps {
  replacement: Replacement | null;
  show: () => ReactNode;
}

interface LoadingState {
  error: unknown;
  attempt: number;
}

class Loading extends Component<LoadingProps, LoadingState> {
  override state: LoadingState = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<LoadingState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotLoaded)) return;
    console.warn(error.message, error.cause);
    error.again();
    this.setState(({ attempt }) => ({ attempt: attempt + 1 }));
  }

  override render(): ReactNode {
    const { error, attempt } = this.state;
    if (!error) return this.props.show();
    // What fails while it is drawn is for the boundary around it.
    if (!(error instanceof NotLoaded) || !this.props.replacement) throw error;
    return this.props.replacement({ attempt, onRetry: () => this.setState({ error: null }) });
  }
}

/** A line in the place of the part. Where a second try fails too, the whole page may be too old for its parts. */
function InPlace({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  if (attempt < 2) return <Failure onRetry={onRetry} />;
  return (
    <Failure onRetry={() => location.reload()}>
      <Trans>This still could not be loaded. Retrying loads the whole page again.</Trans>
    </Failure>
  );
}

/** For what lies over the page, as menus and dialogs do. */
export const overPage: Replacement = (failed) => (
  <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card bg-card shadow-card">
    <InPlace {...failed} />
  </div>
);

/** For parts that load without the user's doing. */
export const unseen: Replacement = () => null;

/** A part that is of use only on a page that answers: what is delivered is without it. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = part(load, unseen);

  return function LatePart(props: Props) {
    const isHydrated = useAfterHydration(
      () => true,
      () => false,
    );
    return (
      isHydrated && (
        <Suspense>
          <Late {...props} />
        </Suspense>
      )
    );
  };
}
