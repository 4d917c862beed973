import { useEffect, useState } from 'react';

/** A value once it has stood still for so long; at once when it is empty. */
export function useDebounced(value: string, milliseconds: number): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(settle, value ? milliseconds : 0, value);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
