import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** The shape of a page of rows before it is there. */
export function RowsSkeleton() {
  return (
    <div className="page-width py-7">
      <Waiting>
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="mt-3 h-8 w-72 max-w-full" />
        <div className="mt-8 border-t border-line">
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row} className="space-y-3 border-b border-line py-5">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
        </div>
      </Waiting>
    </div>
  );
}
