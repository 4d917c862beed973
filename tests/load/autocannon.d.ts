/** As much of autocannon as the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** One of the two: seconds, or requests. */
    duration?: number;
    amount?: number;
    requests: { setupRequest: (request: Request) => Request }[];
    verifyBody: (body: string) => boolean;
  }

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    mismatches: number;
    duration: number;
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
