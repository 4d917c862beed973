/** Who may do what to a comment in each state: who comes in columns, in the words of statuses.test.ts. */
export const OUTCOMES_ON_COMMENTS: Record<string, string> = {
  'vote a comment up': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      own     ok         ok
  locked          out    locked    locked  own     locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  own     ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'vote a comment down': `
                                                                        guest  stranger  asker    author   moderator  admin
  open, closed, locked, hidden, deleted, itself hidden, itself deleted  out    invalid   invalid  invalid  invalid    invalid
`,
  'take a vote on a comment back': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      own     ok         ok
  locked          out    locked    locked  own     locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  own     ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'like a comment': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      ok      ok         ok
  locked          out    locked    locked  locked  locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'edit a comment': `
                  guest  stranger  editor  asker   author  moderator  admin
  open, closed    out    no        no      no      ok      ok         ok
  locked          out    no        no      no      locked  ok         ok
  hidden          out    absent    absent  no      absent  ok         ok
  deleted         out    absent    absent  absent  absent  absent     absent
  itself hidden   out    absent    absent  absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent  absent     absent
`,
  'report a comment': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        ok      no      ok         ok
  hidden                out    absent    ok      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
  itself hidden         out    absent    absent  no      ok         ok
  itself deleted        out    absent    absent  absent  absent     absent
`,
  'hide a comment': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
  itself hidden                 out    no        no     no      ok         ok
  itself deleted                out    no        no     no      absent     absent
`,
  'show a comment': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
  itself hidden                 out    no        no     no      ok         ok
  itself deleted                out    no        no     no      absent     absent
`,
  'delete a comment': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    no        no      ok      ok         ok
  locked          out    no        no      locked  ok         ok
  hidden          out    absent    no      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
};
