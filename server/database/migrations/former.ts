/** Migrations that did the same under another name or in other words when some databases took them. */
export const FORMER: readonly Former[] = [
  {
    was: '20261121000000_foundation',
    checksumWas: '2804376237a5ff1c7e7aa0b37a6a2dd1147638da4b49cb897ad718965bf96f93',
    is: '20261121000000_foundation',
    checksum: 'dc1d31056f51e42bd3e8e88735ef3d74294bfc6c964c5ba29e6d15792bd89787',
  },
  {
    was: '20261126072406_checked_lines_of_answers',
    checksumWas: '93c7b3e460a70691f09d9de04f29b91bac625433056a5ee32d2b21f881e4a5f3',
    is: '20261126080400_checked_lines_of_answers',
    checksum: '93c7b3e460a70691f09d9de04f29b91bac625433056a5ee32d2b21f881e4a5f3',
  },
];

export interface Former {
  was: string;
  checksumWas: string;
  is: string;
  checksum: string;
}
