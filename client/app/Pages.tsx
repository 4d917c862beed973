import { type ReactNode, Suspense } from 'react';
import { Navigate, type RouteObject, useParams, useRoutes } from 'react-router-dom';
import { listingAt } from '../lib/list-path.ts';
import { type Route, ROUTES } from '../routes.ts';
import { part } from '../ui/loading/lazy-component.tsx';
import { Waiting } from '../ui/loading/states.tsx';
import { Boundary, PageBoundary } from './frame/PageBoundary.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { page } from './loading/lazy-feature.tsx';
import { pagesOf } from './loading/screen-pages.ts';

const GraphBoundary = part(async () => (await import('./GraphBoundary.tsx')).GraphBoundary, null);
const NotFoundPage = part(async () => (await import('../ui/NotFoundPage.tsx')).NotFoundPage, null);

/** They load without the graph. */
const pages = pagesOf({
  '../app/home/HomePage.tsx': () => import('./home/HomePage.tsx'),
  ...import.meta.glob('../features/{about,accounts}/*Page.tsx'),
});

function elementOf({ screen = '', redirect }: Route): ReactNode {
  if (redirect) return <Navigate replace to={redirect} />;
  const Page = pages[screen];
  if (Page) return page(Page);
  return (
    <Suspense fallback={<Waiting />}>
      <GraphBoundary screen={screen} />
    </Suspense>
  );
}

const missing = page(NotFoundPage);
const elements = ROUTES.map((route) => [route, elementOf(route)] as const);

/** A subject and what of it is listed, in one part of an address: to the router one name. */
const LISTING = /^\/:subjectSlug-/;

function Listing() {
  const list = listingAt(useParams()['listing'] ?? '')?.list;
  return elements.find(([{ path }]) => path === `/:subjectSlug-${list}`)?.[1] ?? missing;
}

const routes: RouteObject[] = [
  ...elements
    .filter(([{ path }]) => !LISTING.test(path))
    .map(([{ path }, element]) => ({ path: `/zh?${path}`, element })),
  { path: '/zh?/:listing', element: <Listing /> },
  { path: '*', element: missing },
];

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
