import { Trans } from '@lingui/react/macro';

/** What the tutor says before anything was asked. */
export function Greeting() {
  return (
    <div className="text-[1.0625rem] leading-relaxed">
      <p>
        <Trans>
          Hello. Type a question in words or formulas, in English or Chinese: you get a solution line by line,
          with marks, and its answer is checked by machine.
        </Trans>
      </p>
      <p className="mt-2 text-sm text-soft">
        <Trans>
          Or type “Check my working:” with your own lines below it, and see the first one that is wrong.
        </Trans>
      </p>
    </div>
  );
}
