import { useLinkedCommentQuery } from './Comments.gen.ts';

/** The comment that the address leads to, as notifications do. */
export const linkedComment = (): string | null =>
  /^#comment-([\w-]{36})$/.exec(globalThis.location?.hash ?? '')?.[1] ?? null;

/** The post that this comment is on; null until it is known. */
export function useLinkedPost(): string | null {
  const id = linkedComment();
  const { data } = useLinkedCommentQuery({ variables: { id: id ?? '' }, skip: !id, ssr: false });
  return data?.comment?.postId ?? null;
}
