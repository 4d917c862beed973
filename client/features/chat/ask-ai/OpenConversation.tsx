import { type ComponentProps, Suspense } from 'react';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import type { Conversation as Part } from '../conversation/Conversation.tsx';

const Conversation = part(async () => (await import('../conversation/Conversation.tsx')).Conversation);

/** The conversation that a page is for; it comes after the page, in the shape that it will have. */
export function OpenConversation(props: Omit<ComponentProps<typeof Part>, 'place'>) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Suspense fallback={<ConversationSkeleton />}>
        <Conversation place="page" {...props} />
      </Suspense>
    </div>
  );
}

function ConversationSkeleton() {
  return (
    <Waiting>
      <div className="mx-auto flex max-w-reading flex-col gap-5 px-4 py-5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-6 h-32 w-full rounded-card" />
      </div>
    </Waiting>
  );
}
