/** The schema of the job tables; the migrations make it. */
export const JOB_SCHEMA = 'jobs';

/** Of a process, for its jobs alone; one more hears of new ones. */
export const JOB_CONNECTIONS = 2;
