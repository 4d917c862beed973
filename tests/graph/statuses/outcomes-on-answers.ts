/** Who may do what to an answer in each state: who comes in columns, in the words of statuses.test.ts. */
export const OUTCOMES_ON_ANSWERS: Record<string, string> = {
  'vote an answer up': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      own     ok         ok
  locked          out    locked    locked  own     locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  own     ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'vote an answer down': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        rep     own     ok         ok
  locked          out    locked    locked  own     locked     locked
  hidden          out    absent    rep     absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  own     ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'take a vote on an answer back': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      own     ok         ok
  locked          out    locked    locked  own     locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  own     ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'accept an answer': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    no        ok      no      no         no
  locked          out    no        locked  no      no         no
  hidden          out    absent    ok      absent  no         no
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  no      no         no
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'take an acceptance back': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    no        ok      no      no         no
  locked          out    no        locked  no      no         no
  hidden          out    absent    ok      absent  no         no
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  no      no         no
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'comment on an answer': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      ok      ok         ok
  locked          out    locked    locked  locked  ok         ok
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'edit an answer': `
                  guest  stranger  editor  asker   author  moderator  admin
  open, closed    out    rep       ok      rep     ok      ok         ok
  locked          out    rep       locked  rep     locked  ok         ok
  hidden          out    absent    absent  rep     absent  ok         ok
  deleted         out    absent    absent  absent  absent  absent     absent
  itself hidden   out    absent    absent  absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent  absent     absent
`,
  'suggest an edit of an answer': `
                  guest  stranger  editor    asker   author    moderator  admin
  open, closed    out    ok        conflict  rep     conflict  conflict   conflict
  locked          out    locked    locked    rep     locked    conflict   conflict
  hidden          out    absent    absent    rep     absent    conflict   conflict
  deleted         out    absent    absent    absent  absent    absent     absent
  itself hidden   out    absent    absent    absent  conflict  conflict   conflict
  itself deleted  out    absent    absent    absent  absent    absent     absent
`,
  'restore a version of an answer': `
                  guest  stranger  editor  asker   author  moderator  admin
  open, closed    out    rep       ok      rep     ok      ok         ok
  locked          out    rep       locked  rep     locked  ok         ok
  hidden          out    absent    absent  rep     absent  ok         ok
  deleted         out    absent    absent  absent  absent  absent     absent
  itself hidden   out    absent    absent  absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent  absent     absent
`,
  'like an answer': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    ok        ok      ok      ok         ok
  locked          out    locked    locked  locked  locked     locked
  hidden          out    absent    ok      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
  'bookmark an answer': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        ok      ok      ok         ok
  hidden                out    absent    ok      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
  itself hidden         out    absent    absent  ok      ok         ok
  itself deleted        out    absent    absent  absent  absent     absent
`,
  'report an answer': `
                        guest  stranger  asker   author  moderator  admin
  open, closed, locked  out    ok        ok      no      ok         ok
  hidden                out    absent    ok      absent  ok         ok
  deleted               out    absent    absent  absent  absent     absent
  itself hidden         out    absent    absent  no      ok         ok
  itself deleted        out    absent    absent  absent  absent     absent
`,
  'hide an answer': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
  itself hidden                 out    no        no     no      ok         ok
  itself deleted                out    no        no     no      absent     absent
`,
  'show an answer': `
                                guest  stranger  asker  author  moderator  admin
  open, closed, locked, hidden  out    no        no     no      ok         ok
  deleted                       out    no        no     no      absent     absent
  itself hidden                 out    no        no     no      ok         ok
  itself deleted                out    no        no     no      absent     absent
`,
  'delete an answer': `
                  guest  stranger  asker   author  moderator  admin
  open, closed    out    no        no      ok      ok         ok
  locked          out    no        no      locked  ok         ok
  hidden          out    absent    no      absent  ok         ok
  deleted         out    absent    absent  absent  absent     absent
  itself hidden   out    absent    absent  ok      ok         ok
  itself deleted  out    absent    absent  absent  absent     absent
`,
};
