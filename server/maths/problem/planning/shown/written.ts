/** A value as it is shown. */
export interface Written {
  text: string;
  tex: string;
}
