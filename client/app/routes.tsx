import { Suspense } from 'react';
import { paths } from '../lib/paths.ts';
import { Redirect, type Route, Routes } from '../lib/router/router.tsx';
import { part } from '../ui/part.tsx';
import { Waiting } from '../ui/states.tsx';
import { Boundary, PageBoundary } from './frame/PageBoundary.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { lazyPage, page } from './lazy.tsx';
import type { ScreenName } from './screens.tsx';

const GraphBoundary = part(async () => (await import('./GraphBoundary.tsx')).GraphBoundary, null);

/** A page that asks the graph: it comes with the graph, in a part of its own. */
function screen(name: ScreenName) {
  return (
    <Suspense fallback={<Waiting />}>
      <GraphBoundary screen={name} />
    </Suspense>
  );
}

const HomePage = lazyPage('landing', async () => (await import('./home/HomePage.tsx')).HomePage);
const AboutPage = lazyPage('about', async () => (await import('../features/about/AboutPage.tsx')).AboutPage);
const PrivacyPage = lazyPage(
  'about',
  async () => (await import('../features/about/PrivacyPage.tsx')).PrivacyPage,
);
const TermsPage = lazyPage('about', async () => (await import('../features/about/TermsPage.tsx')).TermsPage);
const ContactPage = lazyPage(
  'about',
  async () => (await import('../features/about/ContactPage.tsx')).ContactPage,
);
const NotFoundPage = part(async () => (await import('../ui/NotFoundPage.tsx')).NotFoundPage, null);
const PricingPage = lazyPage(
  'about',
  async () => (await import('../features/about/PricingPage.tsx')).PricingPage,
);
const AdminLinkPage = lazyPage(
  'accounts',
  async () => (await import('../features/accounts/AdminLinkPage.tsx')).AdminLinkPage,
);

/** Written out by the build in both languages (`PRERENDERED`), so that each stands at two addresses. */
const writtenOut: Route[] = [
  { path: '/', element: page(HomePage) },
  { path: '/about', element: page(AboutPage) },
  { path: '/privacy', element: page(PrivacyPage) },
  { path: '/terms', element: page(TermsPage) },
  { path: '/contact', element: page(ContactPage) },
  { path: '/pricing', element: page(PricingPage) },
];

const onGraph: Route[] = [
  { path: '/subject-selection', element: screen('subjectSelection') },
  { path: '/topics', element: screen('hub') },
  { path: '/topics/:subject', element: screen('topics') },
  { path: '/study-hub', element: <Redirect to={paths.topics()} /> },
  { path: '/study-hub/:subjectCode', element: screen('subjectHub') },
  { path: '/subject/:subjectCode', element: <Redirect to="/study-hub" /> },
  { path: '/:subject-papers', element: screen('papers') },
  { path: '/:subject-topics', element: screen('topics') },
  { path: '/physics/as-level', element: screen('asLevel') },
  { path: '/physics/a2-level', element: screen('a2Level') },
  { path: '/paper/:subject/:paper', element: screen('paper') },
  { path: '/topic/:subject/:paper/:topicId', element: screen('topic') },
  { path: '/search', element: screen('search') },
  { path: '/learning-path/:subjectCode', element: screen('learningPath') },
  { path: '/community/question/:questionId', element: screen('question') },
  { path: '/community/:subjectCode', element: screen('community') },
  { path: '/recommendations/:subjectCode', element: screen('community') },
  { path: '/community/:subjectCode/ask', element: screen('ask') },
  { path: '/tools/check', element: screen('check') },
  { path: '/tools/image-solver', element: screen('imageSolver') },
  { path: '/ask-ai', element: screen('askAi') },
  { path: '/ai-tutoring', element: screen('tutoring') },
];

const missing = page(NotFoundPage);

const routes: Route[] = [
  ...writtenOut,
  ...writtenOut.map(({ path, element }) => ({ path: `/zh${path}`, element })),
  ...onGraph,
  { path: '/become-admin', element: page(AdminLinkPage) },
];

/** Every address that is one; the server answers any other with 404. */
export const ADDRESSES = routes.map(({ path }) => path);

/** Everything that the address decides, in the frame that stays. */
export const Pages = () => (
  <Boundary failure={<RouteFailure bare />}>
    <RootLayout>
      <PageBoundary>
        <Routes routes={routes} otherwise={missing} />
      </PageBoundary>
    </RootLayout>
  </Boundary>
);
