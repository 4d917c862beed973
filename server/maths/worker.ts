import { answerTasks } from '../core/worker-pool/answer-tasks.ts';
import { answerTo } from './tasks.ts';

answerTasks(answerTo);
