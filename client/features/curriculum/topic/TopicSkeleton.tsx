import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** The shape of a topic before it is there. */
export function TopicSkeleton() {
  return (
    <div className="page-width py-7">
      <Waiting>
        <div className="max-w-reading">
          <Skeleton className="h-6 w-40 rounded-full" />
          <Skeleton className="mt-4 h-10 w-72 max-w-full" />
          <Skeleton className="mt-6 h-4" />
          <Skeleton className="mt-3 h-4 w-4/5" />
          {[1, 2, 3].map((card) => (
            <div key={card} className="mt-10 space-y-3 border-t border-line pt-5">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
      </Waiting>
    </div>
  );
}
