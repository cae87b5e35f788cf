import { isRefusal } from '@comanda/contract/core'

/** Runs the same work twenty times concurrently, each with its index; for effects that must happen once. */
export const twenty = <R>(work: (at: number) => Promise<R>): Promise<R[]> =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)))

/** Why an answer is a no; `done` where it is none. */
export const refusedAs = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')
