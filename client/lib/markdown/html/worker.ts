import { answer, type Task } from './render-task.ts';

addEventListener('message', ({ data }: MessageEvent<Task>) => answer(data, (told) => postMessage(told)));
postMessage('ready');
