import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './frame/NotFoundPage.tsx';
import { Boundary, PageBoundary } from './frame/PageBoundary.tsx';
import { RootLayout } from './frame/RootLayout.tsx';
import { RouteFailure } from './frame/RouteFailure.tsx';
import { lazyPart, page } from './lazy.tsx';

const GraphBoundary = lazy(async () => ({ default: (await import('./GraphBoundary.tsx')).GraphBoundary }));

const CommunityPage = lazyPart(
  'community',
  async () => (await import('../features/community/list/CommunityPage.tsx')).CommunityPage,
);
const AskPage = lazyPart(
  'community',
  async () => (await import('../features/community/ask/AskPage.tsx')).AskPage,
);
const QuestionPage = lazyPart(
  'community',
  async () => (await import('../features/community/question/QuestionPage.tsx')).QuestionPage,
);

const HomePage = lazyPart('landing', async () => (await import('./home/HomePage.tsx')).HomePage);
const AboutPage = lazyPart('about', async () => (await import('../features/about/AboutPage.tsx')).AboutPage);
const PrivacyPage = lazyPart(
  'about',
  async () => (await import('../features/about/PrivacyPage.tsx')).PrivacyPage,
);
const TermsPage = lazyPart('about', async () => (await import('../features/about/TermsPage.tsx')).TermsPage);
const ContactPage = lazyPart(
  'about',
  async () => (await import('../features/about/ContactPage.tsx')).ContactPage,
);
const PricingPage = lazyPart(
  'about',
  async () => (await import('../features/about/PricingPage.tsx')).PricingPage,
);

/** Written out by the build in both languages (`PRERENDERED`), so that each stands at two addresses. */
const writtenOut: RouteObject[] = [
  { index: true, element: page(HomePage) },
  { path: 'about', element: page(AboutPage) },
  { path: 'privacy', element: page(PrivacyPage) },
  { path: 'terms', element: page(TermsPage) },
  { path: 'contact', element: page(ContactPage) },
  { path: 'pricing', element: page(PricingPage) },
];

const CheckPage = lazyPart(
  'tools',
  async () => (await import('../features/tools/check/CheckPage.tsx')).CheckPage,
);

export const routes: RouteObject[] = [
  {
    element: (
      <Boundary failure={<RouteFailure bare />}>
        <RootLayout />
      </Boundary>
    ),
    children: [
      {
        element: <PageBoundary />,
        children: [
          ...writtenOut,
          { path: 'zh', children: writtenOut },
          {
            element: page(GraphBoundary),
            children: [
              { path: 'community/question/:questionId', element: page(QuestionPage) },
              { path: 'community/:subjectCode', element: page(CommunityPage) },
              { path: 'community/:subjectCode/ask', element: page(AskPage) },
              { path: 'tools/check', element: page(CheckPage) },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
