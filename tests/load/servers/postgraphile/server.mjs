import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { PersistedPlugin } from '@grafserv/persisted';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { CommunityPlugin, UniquePlugin } from './plugin.mjs';

// PostGraphile as its documentation sets it up for production, over the tables that Lemma made, with every setting that
// made it faster here: plans and statements are prepared once, and data is written as text without objects in between.
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [PersistedPlugin, UniquePlugin, CommunityPlugin],
  // Orders and relations are offered on partial indexes too.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['public', 'bench'],
      poolConfig: { max: Number(process.env.DATABASE_POOL) },
    }),
  ],
  grafserv: {
    graphqlPath: '/graphql',
    graphiql: false,
    websockets: false,
    watch: false,
    outputDataAsString: true,
    persistedOperations: JSON.parse(readFileSync('documents.json', 'utf8')),
    allowUnpersistedOperation: true,
  },
  grafast: {
    explain: false,
    context: ({ node }) => {
      const { 'x-reader': reader, 'x-claim': claim } = node?.req.headers ?? {};
      if (claim) return { pgSettings: { 'jwt.claims.user_id': claim } };
      return reader ? { reader } : {};
    },
  },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
