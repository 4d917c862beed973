import { Outline } from './Icon.tsx';

/** What few pages show, so that the others do not load it. */
const OUTLINES = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M4 4l16 16M9.6 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.4A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M10 10a2.8 2.8 0 0 0 4 4',
  panel: 'M4 5.5h16v13H4ZM9.5 5.5v13',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.5 11.5v1M12 11.5v1M18.5 11.5v1',
  edit: 'M14.5 5.5l4 4M4 20l1-5L16 4a1.4 1.4 0 0 1 2 0l2 2a1.4 1.4 0 0 1 0 2L9 19l-5 1Z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  clip: 'M19.5 11.5 11.7 19.3a4.7 4.7 0 0 1-6.7-6.7l8.3-8.3a3.1 3.1 0 0 1 4.4 4.4l-8.3 8.3a1.6 1.6 0 0 1-2.2-2.2l7.6-7.6',
  person: 'M12 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-3.6 3.9-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  copy: 'M9 9h10v10.5H9ZM15 9V4.5H5V15h4',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5',
  thumb:
    'M7.5 11v8.5H4.5V11ZM7.5 11l4-7a2 2 0 0 1 2 2v4h5a1.5 1.5 0 0 1 1.5 1.8l-1.2 6.2a1.8 1.8 0 0 1-1.8 1.5H7.5',
  stop: 'M7 7h10v10H7Z',
  bell: 'M12 3.5a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2.5 7.5h16c-.5-1-2.5-2.5-2.5-7.5A5.5 5.5 0 0 0 12 3.5ZM10 19.5a2.2 2.2 0 0 0 4 0',
  medal: 'M8.5 13 7 20.5l5-2.5 5 2.5-1.5-7.5M12 3.5a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z',
} as const;

export type RareIconName = keyof typeof OUTLINES;

/** As `Icon`. */
export function RareIcon({ name, className }: { name: RareIconName; className?: string }) {
  return <Outline path={OUTLINES[name]} className={className} />;
}
