import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { PersistedPlugin } from '@grafserv/persisted';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

// PostGraphile as its documentation sets it up for production, over the tables that Lemma made.
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [PersistedPlugin],
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
    persistedOperations: JSON.parse(readFileSync('documents.json', 'utf8')),
  },
  grafast: {
    explain: false,
    context: ({ node }) => {
      const reader = node?.req.headers['x-reader'];
      return reader ? { pgSettings: { 'jwt.claims.user_id': reader } } : {};
    },
  },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
