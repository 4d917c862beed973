/** What rates are told per, and how long a time is looked at. */
export const UNIT_WORDS =
  'second minute hour day week month year metre kilometre page morning afternoon evening night season game match litre box packet mile session lesson weekend weekday fortnight'.split(
    ' ',
  );

const KNOWN = new Set([
  ...UNIT_WORDS,
  's',
  'min',
  'h',
  'd',
  'm',
  'km',
  'cm',
  'l',
  'm^2',
  'm²',
  'cm^2',
  'ml',
  'litre',
]);

/** 5⟨minutes⟩: so many of a unit that a rate may be told per. */
export const isCountUnit = (amount: string): boolean => {
  const unit = /^\d[^⟨]*⟨([^⟩]{1,12})⟩$/.exec(amount)?.[1];
  return unit !== undefined && (KNOWN.has(unit) || KNOWN.has(unit.replace(/s$/, '')));
};
