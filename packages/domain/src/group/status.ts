const MINUTE = 60_000

/** Time for friends to choose, in minutes: the options of the host, and the bounds. */
export const GROUP_MINUTES = { choices: [15, 30, 60, 120], least: 5, most: 180 } as const

/** Time in ms after the deadline during which the host can still order. */
export const AFTER_DEADLINE_MS = 60 * MINUTE

/** Maximum number of phones in a group, including the host's. */
export const MAX_IN_GROUP = 20

/** The stored state; `groupStatusAt` adds the effect of time. */
export type GroupState = 'open' | 'locked' | 'ordered' | 'cancelled'

/** `closed`: friends may no longer choose, the host may still order; `expired`: not ordered in time. */
export type GroupStatus = GroupState | 'closed' | 'expired'

/** A group order's state and deadline; times in epoch ms. */
export interface GroupLife {
  state: GroupState
  deadline: number
}

/** When the group expires (epoch ms). */
export const expiresAt = ({ deadline }: Pick<GroupLife, 'deadline'>): number => deadline + AFTER_DEADLINE_MS

/** The state of a group order at `now`. */
export function groupStatusAt(life: GroupLife, now: number): GroupStatus {
  if (life.state === 'ordered' || life.state === 'cancelled') return life.state
  if (now >= expiresAt(life)) return 'expired'
  return life.state === 'open' && now >= life.deadline ? 'closed' : life.state
}

/** Whether a person may change the group's dishes: friends while it is open, the host until it is ordered. */
export function mayChange(life: GroupLife, isHost: boolean, now: number): boolean {
  const status = groupStatusAt(life, now)
  return isHost ? ['open', 'locked', 'closed'].includes(status) : status === 'open'
}
