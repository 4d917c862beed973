import { Skeleton, Waiting } from '../../ui/loading/states.tsx';

export const RowsSkeleton = () => (
  <Waiting>
    <div className="mt-5 flex flex-col gap-4">
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  </Waiting>
);
