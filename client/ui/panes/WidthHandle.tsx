import type { useWidth } from './use-width.ts';

interface WidthHandleProps {
  label: string;
  handle: ReturnType<typeof useWidth>['handle'];
  /** Where it lies on the edge of what it widens, which is its parent. */
  className: string;
}

/** The edge by which something is made wider. */
export function WidthHandle({ label, handle, className }: WidthHandleProps) {
  return (
    <div
      {...handle}
      aria-label={label}
      className={`absolute inset-y-0 z-10 w-3 cursor-col-resize touch-none hover:bg-brand-wash focus-visible:bg-brand-wash ${className}`}
    />
  );
}
