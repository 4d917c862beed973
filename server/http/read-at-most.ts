/** The text of a body up to so many bytes; the rest is not fetched. */
export async function readAtMost({ body }: Response, bytes: number): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let left = bytes;
  // Leaving the loop cancels the body, and with it the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
