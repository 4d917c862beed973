import { Suspense } from 'react';
import { Navigate, type RouteObject, useParams, useRoutes } from 'react-router-dom';
import { listingAt } from '../lib/list-path.ts';
import { paths } from '../lib/paths.ts';
import { part } from '../ui/loading/lazy-component.tsx';
import { Waiting } from '../ui/loading/states.tsx';
import { Boundary, PageBoundary } from './frame/PageBoundary.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { lazyPage, page } from './loading/lazy-feature.tsx';
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
const writtenOut: (RouteObject & { path: string })[] = [
  { path: '/', element: page(HomePage) },
  { path: '/about', element: page(AboutPage) },
  { path: '/privacy', element: page(PrivacyPage) },
  { path: '/terms', element: page(TermsPage) },
  { path: '/contact', element: page(ContactPage) },
  { path: '/pricing', element: page(PricingPage) },
];

const missing = page(NotFoundPage);

/** A subject and what of it is listed, in one part of an address: to the router one name. */
const LISTING = '/:listing';
const LISTS = { papers: screen('papers'), topics: screen('topics') };

function Listing() {
  const listed = listingAt(useParams()['listing'] ?? '');
  return listed ? LISTS[listed.list] : missing;
}

const onGraph: (RouteObject & { path: string })[] = [
  { path: '/subject-selection', element: screen('subjectSelection') },
  { path: '/topics', element: screen('hub') },
  { path: '/topics/:subject', element: screen('topics') },
  { path: '/study-hub', element: <Navigate replace to={paths.topics()} /> },
  { path: '/study-hub/:subjectCode', element: screen('subjectHub') },
  { path: '/subject/:subjectCode', element: <Navigate replace to="/study-hub" /> },
  { path: LISTING, element: <Listing /> },
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

const routes: (RouteObject & { path: string })[] = [
  ...writtenOut,
  ...writtenOut.map(({ path, element }) => ({ path: `/zh${path}`, element })),
  ...onGraph,
  { path: '/become-admin', element: page(AdminLinkPage) },
  { path: '*', element: missing },
];

/** Every address that is one; the server answers any other with 404. */
export const ADDRESSES = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*')
  .flatMap((path) => (path === LISTING ? Object.keys(LISTS).map((list) => `/:subject-${list}`) : [path]));

const Place = () => useRoutes(routes);

/** Everything that the address decides, in the frame that stays. */
export const Pages = () => (
  <Boundary failure={(error) => <RouteFailure bare error={error} />}>
    <RootLayout>
      <PageBoundary>
        <Place />
      </PageBoundary>
    </RootLayout>
  </Boundary>
);
