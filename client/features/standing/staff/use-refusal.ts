import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface Problem {
  message: string;
  fields: readonly { field: string; message: string }[];
}

/** Why something was refused: beside the field that it is about, or as a whole. */
export function useRefusal() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    fieldError: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    message: problem && problem.fields.length === 0 ? problem.message : null,
    clear: () => setProblem(null),
    refuse: setProblem,
    fail: () => setProblem({ message: t`This could not be sent. Try again.`, fields: [] }),
  };
}
