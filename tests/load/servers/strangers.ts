/** Documents as the tools of others write them: what they need, under names of their own. */
export const STRANGERS = {
  page: `query Thread($id: ID!) {
  question(id: $id) {
    title
    bodyHtml
    tags
    status
    score
    createdAt
    author { name reputation }
    answers(first: 20) {
      nodes { bodyHtml score accepted createdAt author { name reputation } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,
  list: `query Latest($first: Int!) {
  questions(first: $first) {
    nodes { id title tags score answerCount createdAt author { name reputation } }
    pageInfo { hasNextPage endCursor }
  }
}`,
  vote: `mutation Upvote($post: ID!) {
  vote(input: { postId: $post, type: UP }) {
    ... on Tally { score vote }
    ... on Problem { code message }
  }
}`,
  nothing: '{ __typename }',
};
