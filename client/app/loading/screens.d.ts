/** The screens of `client/routes.ts`; `client/build/screens.ts` writes these modules. */
declare module 'virtual:screens/*' {
  export const screens: Record<string, () => Promise<unknown>>;
}
