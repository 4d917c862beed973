import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from 'autocannon';

/** Asks once, over a connection of its own: one that was kept may close in the moment in which it is used again. */
export function ask(
  address: string,
  { path = '/', method, headers, body }: Partial<Request>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { agent: false, method, headers }, (response) => {
      text(response).then((told) => {
        if (response.statusCode === 200 && !told.startsWith('{"errors"')) resolve(told);
        else reject(new Error(`${method ?? 'GET'} ${path}: ${response.statusCode} ${told}`));
      }, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
