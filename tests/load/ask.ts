import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from 'autocannon';

/** Asks once, over a connection of its own: one that was kept may close in the moment in which it is used again. */
export function ask(
  address: string,
  { path = '/', method, headers, body }: Partial<Request>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const req = request(new URL(path, address), { agent: false, method, headers }, (response) => {
      text(response).then((payload) => {
        if (response.statusCode === 200 && !payload.startsWith('{"errors"')) resolve(payload);
        else reject(new Error(`${method ?? 'GET'} ${path}: ${response.statusCode} ${payload}`));
      }, reject);
    });
    req.on('error', reject);
    req.end(body);
  });
}
