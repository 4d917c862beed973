const LOOK =
  '(straight|horizontal|level|smooth|rough|frictionless|long|flat|curved|vertical|inclined|air|linear|narrow|icy|dry|wet|main|quiet|snow-covered)';
const GROUND =
  '(track|road|line|path|surface|table|bench|floor|ground|rail|runway|motorway|street|field|plane|slope|hill|ice)';

/** Where something moves, which no law asks for. */
export const ALONG = `(along|on|across|over) (a|the|this) [${LOOK}] [,] [${LOOK}] [,] [${LOOK}] ${GROUND}`;
