import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UpdateOffer } from '../../client/app/offline/UpdateOffer.tsx';
import { follow } from '../../client/app/offline/service-worker.ts';
import { click, find, show, text } from './page.tsx';

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  ready() {
    this.state = 'installed';
    return act(async () => this.dispatchEvent(new Event('statechange')));
  }
}

let workers: EventTarget & { controller: object | null };

/** A registration that finds a newer worker. */
function registered() {
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null as Worker | null,
    update: async () => {},
  });
  follow(registration as never, workers as never);
  return {
    find(worker: Worker) {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    },
  };
}

beforeEach(() => {
  workers = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});

describe('a newer version', () => {
  test('is not spoken of on the first visit, where it takes over by itself', async () => {
    workers.controller = null;
    await show(<UpdateOffer />);
    const worker = new Worker();
    registered().find(worker);
    await worker.ready();
    expect(text()).toBe('');
  });

  test('is offered once it is ready, and taken only when the reader says so', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await show(<UpdateOffer />);
    const worker = new Worker();
    registered().find(worker);
    expect(text()).toBe('');
    await worker.ready();
    expect(text()).toContain('A newer version of Lemma is ready.');
    expect(worker.postMessage).not.toHaveBeenCalled();

    await click(find('button', 'Load it'));
    expect(worker.postMessage).toHaveBeenCalledWith('take-over');
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is hidden until the next version once dismissed', async () => {
    await show(<UpdateOffer />);
    const { find: discover } = registered();
    const [second, third] = [new Worker(), new Worker()];
    discover(second);
    await second.ready();
    await click(find('button', 'Later'));
    expect(text()).toBe('');
    discover(third);
    await third.ready();
    expect(text()).toContain('A newer version of Lemma is ready.');
  });
});
