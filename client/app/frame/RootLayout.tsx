import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt, withoutLanguage } from '../../lib/paths.ts';
import { Notices } from '../../ui/overlays/Notices.tsx';
import { Install } from '../offline/Install.tsx';
import { Tutor } from '../chat/TutorButton.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Footer } from './Footer.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SignIn } from '../account/SignIn.tsx';
import { useAddressOfLanguage } from './use-language-url.ts';
import { useScrollPlace } from './use-scroll-restoration.ts';
import { part, unseen } from '../../ui/loading/lazy-component.tsx';

const UpdateOffer = part(async () => (await import('../offline/UpdateOffer.tsx')).UpdateOffer, unseen);

export function RootLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNavigation(main);
  useScrollPlace();
  useAddressOfLanguage();
  return (
    <div className="flex min-h-dvh flex-col pt-14 pr-(--panel,0px)">
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand-solid px-4 py-2 text-sm font-semibold text-white focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      {/* In the bar, where that is narrow: by keys it is reached from there, not after all of a long page. */}
      <Tutor />
      <main ref={main} id="main" tabIndex={-1} className="@container/page flex-1 outline-none">
        {children}
      </main>
      {!routeAt(pathname)?.fullHeight && <Footer />}
      <Notices />
      <SignIn />
      <Shortcuts />
      <Install />
      <Suspense>
        <UpdateOffer />
      </Suspense>
    </div>
  );
}

/** A page change tells nobody who cannot see it: the focus goes to the new page, as it would on a fresh load. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const page = withoutLanguage(useLocation().pathname);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
  }, [main, page]);
}
