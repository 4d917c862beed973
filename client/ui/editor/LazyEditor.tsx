import { type ComponentProps, Suspense } from 'react';
import { part } from '../loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../loading/states.tsx';
import type { MarkdownEditor as Editor } from './MarkdownEditor.tsx';

const Loaded = part(async () => (await import('./MarkdownEditor.tsx')).MarkdownEditor);

/** The editor, loaded when it is first shown; a placeholder holds its place. */
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
