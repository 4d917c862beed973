import { getMigrationPlans, PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from '../job-tables.ts';

/** The SQL from the job tables that the migrations build to those that the library works on; empty when they agree. */
export async function jobDrift(url: string): Promise<string> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOB_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  try {
    if (!(await isCurrent(boss))) return getMigrationPlans(JOB_SCHEMA, (await boss.schemaVersion())!);
    const { ok, ...report } = await boss.detectSchemaDrift();
    return ok ? '' : `-- The job tables are not those of the library: ${JSON.stringify(report)}`;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The library refuses to start on tables of another version of it. */
function isCurrent(boss: PgBoss): Promise<boolean> {
  return boss.start().then(
    () => true,
    (error: Error) => {
      if (/requires migrations/.test(error.message)) return false;
      throw error;
    },
  );
}
