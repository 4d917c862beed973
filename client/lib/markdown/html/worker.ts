import { answer, type Task } from './render-task.ts';

addEventListener('message', ({ data }: MessageEvent<Task>) => answer(data, (part) => postMessage(part)));
postMessage('ready');
