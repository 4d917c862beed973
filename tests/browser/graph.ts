import { expect, inject } from 'vitest';
import type { Visitor } from './visitor.ts';

type Result = { __typename: string } & Record<string, unknown>;

/** What somebody who is signed in could press for as well: a mutation with its input, and what it answers with. */
export async function send(
  { page, context }: Visitor,
  mutation: string,
  type: string,
  input: Record<string, unknown>,
  fields = '__typename ... on Problem { message }',
): Promise<Result> {
  const session = await page.evaluate(() => localStorage.getItem('lemma-session'));
  const { access_token: token } = JSON.parse(session!) as { access_token: string };
  const answer = await context.request.post(`${inject('address')}/graphql`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${fields} } }`,
      variables: { input },
    },
  });
  const { data, errors } = (await answer.json()) as { data?: Record<string, Result>; errors?: object };
  expect(errors).toBeUndefined();
  return data![mutation]!;
}
