import { Suspense } from 'react';
import { screens as modules } from 'virtual:screens/with-graph';
import { Waiting } from '../ui/loading/states.tsx';
import { lazyPart } from './loading/lazy-feature.tsx';
import { pagesOf } from './loading/screen-pages.ts';

export const screens = pagesOf(modules);

const HubSuggestions = lazyPart(
  'search',
  async () => (await import('../features/search/HubSuggestions.tsx')).HubSuggestions,
);
export const suggestions = (
  <Suspense fallback={<Waiting />}>
    <HubSuggestions />
  </Suspense>
);
