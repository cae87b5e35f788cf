/** Creates a queue that runs tasks one after the other, so that on a bad connection a second tap never overtakes the first. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
