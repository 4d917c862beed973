import { Suspense } from 'react';
import { screens as modules } from 'virtual:screens/with-graph';
import { parts } from '../lib/parts.ts';
import { Waiting } from '../ui/loading/states.tsx';
import { loadWordsOf } from './preferences/catalogs.ts';
import { lazyPart } from './loading/lazy-feature.tsx';
import { pagesOf } from './loading/screen-pages.ts';

export const screens = pagesOf(modules);

const HubSuggestions = lazyPart(
  'search',
  async () => (await import('../features/search/HubSuggestions.tsx')).HubSuggestions,
);
parts.discussion = async () =>
  (await Promise.all([import('../features/discussion/discussion.ts'), loadWordsOf('discussion')]))[0]
    .discussion;
parts.reportPost = async () =>
  (await Promise.all([import('../features/community/reporting/ReportPost.tsx'), loadWordsOf('community')]))[0]
    .ReportPost;

export const suggestions = (
  <Suspense fallback={<Waiting />}>
    <HubSuggestions />
  </Suspense>
);
