import type { GraphQLSchema } from 'graphql';
import type { Route } from '../protocol/route.ts';
import { chatSchemas } from './chat-schemas.ts';
import { describeAnswer } from './describe-answer.ts';
import { describeEvents, describeFile, describeUpload } from './describe-kinds.ts';
import { withNames } from './described.ts';
import type { Json } from './graph-schemas.ts';
import { PAGE, PROBLEM } from './shapes.ts';

const ABOUT = `Questions and answers of A-Level students, a maths engine and a tutor. The same graph stands behind /graphql.

Refusals are \`application/problem+json\` with a \`code\` that never changes and a sentence in English or Chinese, by
\`Accept-Language\`. \`RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` say what is left of the limit that an answer came
closest to. Access tokens come from \`POST /auth/v1/token\`, as the clients of Supabase ask for them.`;

interface Description {
  schema: GraphQLSchema;
  routes: readonly Route[];
  publicUrl: string | null;
}

/** The OpenAPI 3.1 document of the table. What is sent and returned is read off the graph's own types. */
export function openApi({ schema, routes, publicUrl }: Description): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        ...describe(schema, route),
        ...(route.row.deprecated && { deprecated: true }),
      },
    };
  }
  const named = { ...chatSchemas(schema), Problem: PROBLEM, Page: PAGE };
  const hoisted = withNames(paths, named);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lemma',
      version: '1',
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths: hoisted,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: named,
    },
  };
}

function describe(schema: GraphQLSchema, route: Route): Json {
  switch (route.kind) {
    case 'answer':
      return describeAnswer(schema, route);
    case 'events':
      return describeEvents(route);
    case 'upload':
      return describeUpload(schema, route);
    case 'file':
      return describeFile(schema, route);
  }
}
