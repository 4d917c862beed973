import { answerTasks } from '../core/worker-pool/answer-tasks.ts';
import { answerTo } from './solving/tasks.ts';

answerTasks(answerTo);
