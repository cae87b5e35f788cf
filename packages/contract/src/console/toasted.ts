/** A row of the catalogue that shows as a toast, as most refusals to staff do. */
export const toasted = <const N extends string, const M extends string>(code: N, message: M) =>
  ({ code, message, shows: 'toast' }) as const
