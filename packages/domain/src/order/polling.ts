/** How an answer that is still being worked on is asked for again: `poll` for 10600, `pollLong` for the slower ones. ORDER-4 */
export type PollKind = 'poll' | 'pollLong'

const most: Readonly<Record<PollKind, number>> = { poll: 15, pollLong: 480 }
const PACE = 2000

/** What the guest is told while waiting, by kind. ORDER-4 */
export const slowMessages = { poll: 'settlement.order.slow', pollLong: 'settlement.order.statusSlow' } as const

/** A code that says nothing to the guest while polling. ORDER-4 */
export const IGNORED_WHILE_POLLING = 'OMS-20-1514'

/**
 * Milliseconds to wait before asking again, after `answers` answers (1 or more) of this kind; undefined when the tries
 * are used up. Every 2 s, or `growing` from 100 ms by 200 up to 2 s. ORDER-4
 */
export function waitBeforeAskingAgain(kind: PollKind, answers: number, growing = false): number | undefined {
  if (answers > most[kind]) return undefined
  return growing ? Math.min(100 + 200 * (answers - 1), PACE) : PACE
}
