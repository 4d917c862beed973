/** The look of everything that floats over the page. */
export const POPUP =
  'rounded-card border border-line bg-raised text-ink shadow-card outline-none origin-(--transform-origin) ' +
  'transition duration-150 data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0';
