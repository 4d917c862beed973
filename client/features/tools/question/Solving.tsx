import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

/** In the place of a solution that is on its way. */
export function Solving() {
  return (
    <Waiting>
      <Skeleton className="h-56 w-full rounded-card" />
    </Waiting>
  );
}
