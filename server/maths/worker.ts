import { answerTasks } from '../core/answer-tasks.ts';
import { answerTo } from './tasks.ts';

answerTasks(answerTo);
