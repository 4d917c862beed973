import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { isQueryOperation } from '@apollo/client/utilities';

export const RETRIES = 2;

/** Asks again when the network or the server failed, never when it refused; acts are not repeated. */
export const retryLink = new RetryLink({
  delay: { initial: 400, max: 5000 },
  attempts: (attempt, operation, error) =>
    attempt <= RETRIES &&
    isQueryOperation(operation.query) &&
    (!ServerError.is(error) || error.statusCode >= 500),
});
