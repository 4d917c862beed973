import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** The shape of a question before it is there. */
export function QuestionSkeleton() {
  return (
    <Waiting>
      <div className="max-w-3xl space-y-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-4 w-40" />
        <div className="flex gap-4 pt-4">
          <Skeleton className="h-24 w-9" />
          <div className="flex-1 space-y-3">
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      </div>
    </Waiting>
  );
}
