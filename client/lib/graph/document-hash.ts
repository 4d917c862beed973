/** The hash that code generation put into a document. */
export function hashOf(document: object): string | undefined {
  return (document as { __meta__?: { hash?: string } }).__meta__?.hash;
}
