import { answerTasks } from '../../../server/core/worker-pool/answer-tasks.ts';

const used = () => process.threadCpuUsage().user / 1000;
const until = used() + 1000;
while (used() < until) Math.sqrt(2);

answerTasks(({ name }: { name: string }) => name);
