import { sideEffectWithPgClient } from 'postgraphile/@dataplan/pg';
import { constant, context, lambda, object } from 'postgraphile/grafast';
import { extendSchema, jsonPgSmartTags } from 'postgraphile/utils';

const VALUE = { UP: 1, NONE: 0, DOWN: -1 };
const VOTE = `SELECT $3::uuid AS "postId", up, down, score, refusal
  FROM cast_vote(new_id(5, now()), $1::uuid, 'question', $3::uuid, $2, now(), $4::jsonb)`;

const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const titlePage = ([title, html]) => (html === null || html === escapeHtml(title) ? null : html);

/** What is rendered of a post, under the names that Lemma gives it; joined by the statement that reads the post. */
const rendered = (relation) => (column) => (post) => post.singleRelation(relation).get(column);
const ofQuestion = rendered('renderingsByTheirQuestionId');
const ofAnswer = rendered('renderingsByTheirAnswerId');

const upperCase = (language) => language.toUpperCase();
/** Of a working that nobody looked at, no lines. */
const orNone = (lines) => lines ?? 0;
const checked = {
  checkedOk: (post) => lambda(post.get('lines_ok'), orNone, true),
  checkedTotal: (post) => lambda(post.get('lines_total'), orNone, true),
};

/** Of an index that PostGraphile takes no notice of: a post has one rendering, which is joined instead of listed. */
export const UniquePlugin = jsonPgSmartTags({
  version: 1,
  config: { class: { renderings: { tags: { unique: ['question_id', 'answer_id'] } } } },
});

/** What the tables alone do not offer, in the ways that need the least: no settings, one round trip for a vote. */
export const CommunityPlugin = extendSchema((build) => ({
  typeDefs: /* GraphQL */ `
    extend type Question {
      titlePage: String
      spoken: String
      excerpt: String
      bodyPage: String
      bodyHtml: String
      checkedOk: Int
      checkedTotal: Int
      """
      Of guests, who are all that is measured.
      """
      viewer: Int
    }
    extend type Answer {
      bodyPage: String
      bodyHtml: String
      checkedOk: Int
      checkedTotal: Int
      viewer: Int
    }
    enum VoteValue {
      UP
      NONE
      DOWN
    }
    type Tally {
      postId: UUID
      up: Int
      down: Int
      score: Int
      vote: VoteValue
      refusal: String
    }
    extend type Mutation {
      vote(postId: UUID!, type: VoteValue!): Tally
    }
  `,
  objects: {
    Question: {
      plans: {
        titlePage: (question) =>
          lambda([question.get('title'), ofQuestion('title')(question)], titlePage, true),
        spoken: (question) => lambda(question.get('language'), upperCase, true),
        excerpt: ofQuestion('excerpt'),
        bodyPage: ofQuestion('page'),
        bodyHtml: ofQuestion('html'),
        ...checked,
        viewer: () => constant(null),
      },
    },
    Answer: {
      plans: {
        bodyPage: ofAnswer('page'),
        bodyHtml: ofAnswer('html'),
        ...checked,
        viewer: () => constant(null),
      },
    },
    Mutation: {
      plans: {
        vote: (_root, { $postId, $type }) =>
          sideEffectWithPgClient(
            build.pgResources.questions.executor,
            object({ reader: context().get('reader'), postId: $postId, type: $type }),
            async (client, { reader, postId, type }) => {
              const values = [reader, VALUE[type], postId, process.env.VOTE_RULES];
              const { rows } = await client.query({ name: 'vote', text: VOTE, values });
              return { ...rows[0], vote: type };
            },
          ),
      },
    },
  },
}));
