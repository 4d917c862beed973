import type { OutgoingHttpHeaders } from 'node:http';

/** A route that is on its way out: docs/deprecation.md says what is promised. */
export interface Deprecation {
  /** The day from which it was deprecated, such as `2027-01-31`. */
  since: string;
  /** The first day on which it may be gone. */
  sunset: string;
  /** The path to ask instead. */
  instead: string;
}

/** As RFC 9745 and RFC 8594 have it; both links are read by machines. */
export function deprecationHeaders(
  { since, sunset, instead }: Deprecation,
  description: string,
): OutgoingHttpHeaders {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${instead}>; rel="successor-version", <${description}>; rel="deprecation"`,
  };
}
