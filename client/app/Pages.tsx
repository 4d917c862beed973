import { type ReactNode, Suspense } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { screens } from 'virtual:screens/without-graph';
import { routeAt } from '../lib/paths.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes.ts';
import { part } from '../ui/loading/lazy-component.tsx';
import { Waiting } from '../ui/loading/states.tsx';
import { Boundary, PageBoundary } from './frame/PageBoundary.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { page } from './loading/lazy-feature.tsx';
import { pagesOf } from './loading/screen-pages.ts';

const GraphBoundary = part(async () => (await import('./GraphBoundary.tsx')).GraphBoundary, null);
const NotFoundPage = part(async () => (await import('../ui/NotFoundPage.tsx')).NotFoundPage, null);

const pages = pagesOf(screens);

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
const elements = new Map(ROUTES.map((route) => [route, elementOf(route)]));

/** The router knows no names within a part of a path, as in `/:subjectSlug-papers`; the table does. */
const IN_PART = /:\w+-/;

function PageInTable() {
  const route = routeAt(useLocation().pathname);
  return (route && elements.get(route)) ?? missing;
}

const routes: RouteObject[] = [
  ...[...elements]
    .filter(([{ path }]) => !IN_PART.test(path))
    .map(([{ path }, element]) => ({ path: `/zh?${path}`, element })),
  { path: '*', element: <PageInTable /> },
];

const CurrentPage = () => useRoutes(routes);

/** The page of the address, in the frame that all pages share. */
export const Pages = () => (
  <Boundary failure={(error) => <RouteFailure bare error={error} />}>
    <RootLayout>
      <PageBoundary>
        <CurrentPage />
      </PageBoundary>
    </RootLayout>
  </Boundary>
);
