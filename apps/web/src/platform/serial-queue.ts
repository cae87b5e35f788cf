/** Sends what is handed to it one after the other: on a line that stutters a second tap never gets there before the first. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
