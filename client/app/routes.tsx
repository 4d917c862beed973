import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { HomePage } from './home/HomePage.tsx';
import { page } from './lazy.tsx';

const GraphBoundary = lazy(async () => ({ default: (await import('./GraphBoundary.tsx')).GraphBoundary }));

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteFailure bare />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { index: true, element: <HomePage /> },
          { element: page(GraphBoundary), children: [] },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
