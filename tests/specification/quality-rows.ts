/** The rows of the list of qualities that tests hold, by file and by what their titles hold. */
export const QUALITY_ROWS: Record<string, Record<string, number[]>> = {
  'graph/limits.test.ts': {
    'thirty aliases': [1],
    'eleven mutations under aliases beyond the alias limit': [2],
    'twenty directives': [3],
    'a thousand tokens': [4],
    'twelve levels': [5],
    'fragments that go round in a circle': [6],
    'fragments that fan out through fields': [7],
    'lists within lists': [8],
    'topics up and down the ways between them': [8],
    'several operations in one array are refused': [9],
    'the schema is public: it introspects, and suggests names': [10, 11],
    'a query may come by GET, a mutation may not': [12, 13],
    'a body that any page could send is refused': [14, 15],
    'what goes wrong inside is not told, and written down once': [16],
    'is for browsers, under its own policy, and asks nobody else for anything': [17],
    'a body of two megabytes is refused before it is read': [18],
    'thousands of different operations do not fill the memory': [19],
    'is refused over a socket': [25],
  },
};
