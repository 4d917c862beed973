/** Who may do what to a question in each state: who comes in columns, in the words of statuses.test.ts. */
export const OUTCOMES_ON_QUESTIONS: Record<string, string> = {
  'vote a question up': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        own     ok      ok         ok
  locked        out    locked    own     locked  locked     locked
  hidden        out    absent    own     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'vote a question down': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        own     rep     ok         ok
  locked        out    locked    own     locked  locked     locked
  hidden        out    absent    own     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'take a vote on a question back': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        own     ok      ok         ok
  locked        out    locked    own     locked  locked     locked
  hidden        out    absent    own     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'answer a question': `
           guest  stranger  asker     author  moderator  admin
  open     out    ok        ok        ok      ok         ok
  closed   out    closed    closed    closed  closed     closed
  locked   out    locked    locked    locked  locked     locked
  hidden   out    absent    conflict  absent  conflict   conflict
  deleted  out    absent    absent    absent  absent     absent
`,
  'comment on a question': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        ok      ok      ok         ok
  locked        out    locked    locked  locked  ok         ok
  hidden        out    absent    ok      absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'edit a question': `
                guest  stranger  editor  asker   author  moderator  admin
  open, closed  out    rep       ok      ok      rep     ok         ok
  locked        out    rep       locked  locked  rep     ok         ok
  hidden        out    absent    absent  ok      absent  ok         ok
  deleted       out    absent    absent  absent  absent  absent     absent
`,
  'suggest an edit of a question': `
                guest  stranger  editor    asker     author  moderator  admin
  open, closed  out    ok        conflict  conflict  rep     conflict   conflict
  locked        out    locked    locked    locked    rep     conflict   conflict
  hidden        out    absent    absent    conflict  absent  conflict   conflict
  deleted       out    absent    absent    absent    absent  absent     absent
`,
  'restore a version of a question': `
                guest  stranger  editor  asker   author  moderator  admin
  open, closed  out    rep       ok      ok      rep     ok         ok
  locked        out    rep       locked  locked  rep     ok         ok
  hidden        out    absent    absent  ok      absent  ok         ok
  deleted       out    absent    absent  absent  absent  absent     absent
`,
  'like a question': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        ok      ok      ok         ok
  locked        out    locked    locked  locked  locked     locked
  hidden        out    absent    ok      absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'bookmark a question': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        ok      ok      ok         ok
  hidden                out    absent    ok      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
`,
  'report a question': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        no      ok      ok         ok
  hidden                out    absent    no      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
`,
  'follow a question': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        ok      ok      ok         ok
  hidden                out    absent    ok      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
`,
  'close a question': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        rep     rep     ok         ok
  locked        out    locked    rep     rep     locked     locked
  hidden        out    absent    rep     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'close a question as a duplicate': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        rep     rep     ok         ok
  locked        out    locked    rep     rep     locked     locked
  hidden        out    absent    rep     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'reopen a question': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    ok        rep     rep     ok         ok
  locked        out    locked    rep     rep     locked     locked
  hidden        out    absent    rep     absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
  'lock a question': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    no        no      no      ok         ok
  hidden                out    absent    no      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
`,
  'unlock a question': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    no        no      no      ok         ok
  hidden                out    absent    no      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
`,
  'hide a question': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
`,
  'show a question': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
`,
  'delete a question': `
                guest  stranger  asker   author  moderator  admin
  open, closed  out    no        ok      no      ok         ok
  locked        out    no        locked  no      ok         ok
  hidden        out    absent    ok      absent  ok         ok
  deleted       out    absent    absent  absent  absent     absent
`,
};
