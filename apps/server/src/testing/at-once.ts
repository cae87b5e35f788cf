import { isRefusal } from '@comanda/contract/core'

/** The same twenty times at once, each told which one it is: what must happen once, or to one alone. */
export const twenty = <R>(work: (at: number) => Promise<R>): Promise<R[]> =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)))

/** Why an answer is a no; `done` where it is none. */
export const refusedAs = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'done')
