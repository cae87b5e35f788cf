import type { BizType } from './ways.ts'

/** Usual reasons for a pause, which guests read in their language. */
export const pauseReasons = ['busy', 'kitchen', 'staff', 'couriers', 'weather', 'event'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** The order types and the reason of a pause. */
export interface PauseScope {
  /** Its order types; all of the store's if empty. */
  types: readonly BizType[]
  reason?: PauseReason
  /** The reason in the staff's own words. */
  note?: string
}

/** A pause of a store's orders. */
export interface Pause extends PauseScope {
  /** When it ends (epoch ms); absent if it lasts until staff end it. */
  until?: number
}

/** Whether a pause stops orders of a type; without a type, whether it stops all of them. ORDER-6 */
export const isPaused = (pause: Pick<Pause, 'types'> | undefined, bizType?: BizType): boolean =>
  pause !== undefined && (pause.types.length === 0 || (bizType !== undefined && pause.types.includes(bizType)))

/** The order types of a pause as they are stored: none if it covers everything the store offers. */
export const pausedTypes = (types: readonly BizType[], offered: readonly BizType[]): BizType[] =>
  offered.every(type => types.includes(type)) ? [] : types.filter(type => offered.includes(type))
