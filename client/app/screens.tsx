import { Suspense } from 'react';
import { Waiting } from '../ui/loading/states.tsx';
import { lazyPart } from './loading/lazy-feature.tsx';
import { pagesOf } from './loading/screen-pages.ts';

/** The pages that ask the graph, each loaded when somebody goes there. */
export const screens = pagesOf(
  import.meta.glob('../features/{chat,community,curriculum,search,tools}/**/*Page.tsx'),
);

const HubSuggestions = lazyPart(
  'search',
  async () => (await import('../features/search/HubSuggestions.tsx')).HubSuggestions,
);
export const suggestions = (
  <Suspense fallback={<Waiting />}>
    <HubSuggestions />
  </Suspense>
);
