import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';

const ROWS = [1, 2, 3, 4, 5];

export const RowsSkeleton = () => (
  <Waiting>
    {/* See the profile: what is below it on a phone is not seen before its place is known. */}
    <span data-rows="waiting" hidden />
    {ROWS.map((row) => (
      <div key={row} className="flex flex-col gap-2 border-b border-line py-4">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    ))}
  </Waiting>
);
