const MINUTE = 60_000

/** How long friends may choose, in minutes: what the host picks from, and the bounds. */
export const GROUP_MINUTES = { choices: [15, 30, 60, 120], least: 5, most: 180 } as const

/** The link works so long after friends may no longer choose, in ms: the host still has to order. */
export const AFTER_DEADLINE_MS = 60 * MINUTE

/** Phones in one group, the host's among them. */
export const MOST_IN_GROUP = 20

/** As it is kept; what time makes of it is `standingOf`. */
export type GroupState = 'open' | 'locked' | 'ordered' | 'cancelled'

/** `closed`: friends may no longer choose, the host may still order; `expired`: nobody ordered in time. */
export type GroupStanding = GroupState | 'closed' | 'expired'

/** A group order's life; times in ms since 1970. */
export interface GroupLife {
  state: GroupState
  deadline: number
}

/** When the group is over, in ms since 1970. */
export const expiresAt = ({ deadline }: Pick<GroupLife, 'deadline'>): number => deadline + AFTER_DEADLINE_MS

/** How a group order stands now. */
export function standingOf(life: GroupLife, now: number): GroupStanding {
  if (life.state === 'ordered' || life.state === 'cancelled') return life.state
  if (now >= expiresAt(life)) return 'expired'
  return life.state === 'open' && now >= life.deadline ? 'closed' : life.state
}

/** Whether somebody may change what the group has chosen: friends while it is open, the host until it is ordered. */
export function mayChange(life: GroupLife, isHost: boolean, now: number): boolean {
  const standing = standingOf(life, now)
  return isHost ? ['open', 'locked', 'closed'].includes(standing) : standing === 'open'
}
