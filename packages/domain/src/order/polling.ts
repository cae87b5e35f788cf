/** How a pending answer is polled: `poll` for 10600, `pollLong` for the slower codes. ORDER-4 */
export type PollKind = 'poll' | 'pollLong'

const maxAnswers: Readonly<Record<PollKind, number>> = { poll: 15, pollLong: 480 }
const INTERVAL_MS = 2000

/** Message shown while polling, by kind. ORDER-4 */
export const slowMessages = { poll: 'settlement.order.slow', pollLong: 'settlement.order.statusSlow' } as const

/** A code that shows no message while polling. ORDER-4 */
export const IGNORED_WHILE_POLLING = 'OMS-20-1514'

/**
 * Time in ms before the next request, after `answers` answers (1 or more) of this kind; undefined when the attempts are used
 * up. Every 2 s, or `growing` from 100 ms by 200 up to 2 s. ORDER-4
 */
export function pollDelay(kind: PollKind, answers: number, growing = false): number | undefined {
  if (answers > maxAnswers[kind]) return undefined
  return growing ? Math.min(100 + 200 * (answers - 1), INTERVAL_MS) : INTERVAL_MS
}
