import { Worker } from 'node:worker_threads';

/** An answer, or why there is none: it took too long, too many were waiting, or the server is going away. */
export type Ran<Answer> = { ran: true; answer: Answer } | { ran: false; why: 'overran' | 'busy' | 'closed' };

/** What a worker says: that it can be asked, or its answer. */
export type Said<Answer> = { ready: true } | { answer: Answer };

/** On whose behalf something is asked: turns go by network, and within one by person or device. */
export interface Asker {
  network: string;
  person: string;
}

export interface WorkerPool<Task, Answer> {
  ask(task: Task, asker?: Asker): Promise<Ran<Answer>>;
  close(): Promise<void>;
}

interface Options {
  script: URL;
  /** Nobody waits longer than this, in the queue and at work together. */
  limitMs: number;
  /** How many may wait; whoever comes after is refused at once. */
  queue: number;
  /** Hears why a worker died by itself. */
  onDeath?: (error: Error) => void;
}

/** What the first question may wait beyond that, while a worker starts. */
const START_MS = 10_000;
/** Megabytes that a runaway may fill before its worker is ended for it. */
const MEMORY = 256;
/** A question with less time left than this would only have a worker killed for nothing. */
const LEAST_MS = 100;

interface Waiting<Task, Answer> {
  task: Task;
  /** The moment at which its asker stops waiting. */
  until: number;
  begin(): void;
  tell(ran: Ran<Answer>): void;
}

/**
 * One worker at work and one warm beside it, none before the first question. A worker that overruns is killed,
 * because what runs away heeds no time limit of its own; the warm one takes its place at once.
 */
export function openWorkerPool<Task, Answer>({
  script,
  limitMs,
  queue,
  onDeath = () => {},
}: Options): WorkerPool<Task, Answer> {
  const waiting: Waiting<Task, Answer>[] = [];
  let atWork: Member<Task, Answer> | null = null;
  let spare: Member<Task, Answer> | null = null;
  let closed = false;

  const start = () => startMember<Task, Answer>(script, changed, onDeath);

  function ask(task: Task): Promise<Ran<Answer>> {
    if (closed) return Promise.resolve({ ran: false, why: 'closed' });
    if (waiting.length >= queue) return Promise.resolve({ ran: false, why: 'busy' });
    const patience = limitMs + (atWork?.ready ? 0 : START_MS);
    return new Promise((resolve) => {
      let timer = setTimeout(overdue, patience);
      const one: Waiting<Task, Answer> = { task, until: Date.now() + patience, begin, tell };
      waiting.push(one);
      next();

      /** However long the start took, the work has its own limit. */
      function begin() {
        clearTimeout(timer);
        timer = setTimeout(overdue, Math.min(limitMs, one.until - Date.now()));
      }
      function tell(ran: Ran<Answer>) {
        clearTimeout(timer);
        resolve(ran);
      }
      function overdue() {
        const place = waiting.indexOf(one);
        if (place >= 0) waiting.splice(place, 1);
        else if (atWork?.on === one) replace();
        resolve({ ran: false, why: place >= 0 ? 'busy' : 'overran' });
      }
    });
  }

  function next(): void {
    atWork ??= start();
    if (!atWork.ready || atWork.on) return;
    const one = waiting.shift();
    if (!one) return;
    if (one.until - Date.now() < LEAST_MS) one.tell({ ran: false, why: 'busy' });
    else atWork.give(one);
    next();
  }

  function changed(member: Member<Task, Answer>): void {
    if (closed) return;
    if (member.dead && member === spare) spare = null;
    if (member.dead && member === atWork) return replace();
    if (member !== atWork) return;
    // Only now, so that the two do not hinder each other while the first asker waits.
    spare ??= start();
    next();
  }

  function replace(): void {
    void atWork?.end();
    atWork = spare;
    spare = null;
    if (waiting.length > 0 || atWork) next();
    if (atWork?.ready) spare = start();
  }

  async function close(): Promise<void> {
    closed = true;
    for (const one of waiting.splice(0)) one.tell({ ran: false, why: 'closed' });
    atWork?.on?.tell({ ran: false, why: 'closed' });
    await Promise.all([atWork?.end(), spare?.end()]);
  }

  return { ask, close };
}

interface Member<Task, Answer> {
  ready: boolean;
  dead: boolean;
  on: Waiting<Task, Answer> | null;
  give(one: Waiting<Task, Answer>): void;
  end(): Promise<unknown>;
}

function startMember<Task, Answer>(
  script: URL,
  changed: (member: Member<Task, Answer>) => void,
  onDeath: (error: Error) => void,
): Member<Task, Answer> {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const member: Member<Task, Answer> = {
    ready: false,
    dead: false,
    on: null,
    give(one) {
      member.on = one;
      one.begin();
      worker.postMessage(one.task);
    },
    end() {
      worker.removeAllListeners();
      worker.on('error', () => {});
      return worker.terminate();
    },
  };

  worker.on('message', (said: Said<Answer>) => {
    if ('ready' in said) member.ready = true;
    else {
      member.on?.tell({ ran: true, answer: said.answer });
      member.on = null;
    }
    changed(member);
  });
  worker.on('error', onDeath);
  worker.on('exit', () => {
    member.dead = true;
    member.on?.tell({ ran: false, why: 'overran' });
    changed(member);
  });
  return member;
}
