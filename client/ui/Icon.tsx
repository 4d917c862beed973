const OUTLINES = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.4-4.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z',
  settings: 'M4 7.5h9M17 7.5h3M15 5.2v4.6M4 16.5h3M11 16.5h9M9 14.2v4.6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M4 4l16 16M9.6 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.4A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M10 10a2.8 2.8 0 0 0 4 4',
  check: 'M4.5 12.5l5 5L19.5 7',
  chevron: 'M6 9.5l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  panel: 'M4 5.5h16v13H4ZM9.5 5.5v13',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.5 11.5v1M12 11.5v1M18.5 11.5v1',
  share: 'M12 15.5V4M8 7.5 12 3.5l4 4M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5',
  edit: 'M14.5 5.5l4 4M4 20l1-5L16 4a1.4 1.4 0 0 1 2 0l2 2a1.4 1.4 0 0 1 0 2L9 19l-5 1Z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  clip: 'M19.5 11.5 11.7 19.3a4.7 4.7 0 0 1-6.7-6.7l8.3-8.3a3.1 3.1 0 0 1 4.4 4.4l-8.3 8.3a1.6 1.6 0 0 1-2.2-2.2l7.6-7.6',
  person: 'M12 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.6 3.9-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  copy: 'M9 9h10v10.5H9ZM15 9V4.5H5V15h4',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5',
  thumb:
    'M7.5 11v8.5H4.5V11ZM7.5 11l4-7a2 2 0 0 1 2 2v4h5a1.5 1.5 0 0 1 1.5 1.8l-1.2 6.2a1.8 1.8 0 0 1-1.8 1.5H7.5',
  stop: 'M7 7h10v10H7Z',
  chat: 'M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3Z',
  alert: 'M12 8v5M12 16.5v.1M12 3.5 2.8 19.5h18.4L12 3.5Z',
} as const;

export type IconName = keyof typeof OUTLINES;

/** Decoration beside words, or the face of a button that has a label of its own. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 fill-none stroke-current stroke-[1.75] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={OUTLINES[name]} />
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
