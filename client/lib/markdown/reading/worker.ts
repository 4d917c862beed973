import { answer, type Task } from './answer.ts';

addEventListener('message', ({ data }: MessageEvent<Task>) => answer(data, (told) => postMessage(told)));
postMessage('ready');
