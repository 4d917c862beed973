import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** Placeholder for a solution that is loading. */
export function Solving() {
  return (
    <Waiting>
      <Skeleton className="h-56 w-full rounded-card" />
    </Waiting>
  );
}
