import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/loading/lazy-component.tsx';

/** In place of a page that failed to load or to render; bare when even the frame is gone. */
export function RouteFailure({ error, bare = false }: { error: unknown; bare?: boolean }) {
  const isOffline = error instanceof NotLoaded && !navigator.onLine;
  const content = (
    <div role="alert" className="mx-auto flex max-w-reading flex-col items-center px-5 py-24 text-center">
      <h1 className="font-serif text-2xl font-semibold zh:font-sans">
        {isOffline ? <Trans>You are offline</Trans> : <Trans>This page ran into an error</Trans>}
      </h1>
      <p className="mt-4 max-w-md text-soft">
        {isOffline ? (
          <Trans>
            This page has not been saved for reading offline. Load it again once you are back online.
          </Trans>
        ) : (
          <Trans>
            This may be temporary, or Lemma was updated while the page was open. Loading it again usually
            fixes it.
          </Trans>
        )}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
        <a href={paths.home()} className={buttonClass()}>
          <Trans>Back to the home page</Trans>
        </a>
      </div>
    </div>
  );
  return bare ? <main>{content}</main> : content;
}
