import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton, Waiting } from '../states.tsx';
import type { MarkdownEditor as Editor } from './MarkdownEditor.tsx';

const Loaded = lazy(async () => ({ default: (await import('./MarkdownEditor.tsx')).MarkdownEditor }));

/** The editor, loaded when it is first shown; its place is kept meanwhile. */
export function MarkdownEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <Skeleton className="h-64 w-full" />
        </Waiting>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
