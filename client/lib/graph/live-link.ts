import { ApolloLink } from '@apollo/client/link';
import { Observable, type Subscription } from 'rxjs';

/** Carries subscriptions; the socket's code is loaded with the first one. */
export const liveLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let unsubscribed = false;
      let subscription: Subscription | undefined;

      import('./socket-link.ts').then(
        ({ socketLink }) => {
          if (!unsubscribed) subscription = socketLink.request(operation).subscribe(observer);
        },
        (error: unknown) => observer.error(error),
      );

      return () => {
        unsubscribed = true;
        subscription?.unsubscribe();
      };
    }),
);
