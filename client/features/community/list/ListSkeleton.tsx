import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** The shape of a list of questions before it is there. */
export function ListSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex gap-6 border-b border-line py-5">
          <Skeleton className="h-10 w-14 sm:w-28" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
