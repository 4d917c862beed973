const OUTLINES = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.4-4.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  settings: 'M4 7.5h9M17 7.5h3M15 5.2v4.6M4 16.5h3M11 16.5h9M9 14.2v4.6',
  check: 'M4.5 12.5l5 5L19.5 7',
  chevron: 'M6 9.5l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  share: 'M12 15.5V4M8 7.5 12 3.5l4 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  chat: 'M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3Z',
  alert: 'M12 8v5M12 16.5v.1M12 3.5 2.8 19.5h18.4L12 3.5Z',
} as const;

export type IconName = keyof typeof OUTLINES;

/** Decoration beside words, or the face of a button that has a label of its own. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Outline path={OUTLINES[name]} className={className} />;
}

export function Outline({ path, className = 'size-5' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 fill-none stroke-current stroke-[1.75] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 animate-spin fill-none stroke-current ${className}`}
    >
      <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
