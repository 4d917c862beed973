import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

export const EntriesSkeleton = () => (
  <Waiting>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="mb-4 h-36 w-full rounded-card" />
    ))}
  </Waiting>
);
