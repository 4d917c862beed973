import { createBrowserRouter } from 'react-router-dom';
import { HomePage } from './home/HomePage.tsx';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteFailure bare />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { index: true, element: <HomePage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
