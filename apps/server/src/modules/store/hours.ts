import type { openState } from '@comanda/contract/store'
import { inLanguage } from '@comanda/domain/money'
import {
  type BizType,
  isPaused,
  type OpenState,
  openStateOf,
  type Pause,
  type ShopConfig,
  type Timetable,
} from '@comanda/domain/store'
import { pauseText } from '@comanda/messages/pause-reasons'
import type * as z from 'zod/mini'
import type { ShopNow } from '../../ports/store.ts'

/** When a store takes orders of one kind, or of any kind. */
export const timetableOf = (config: ShopConfig, bizType?: BizType): Timetable => ({
  windows: bizType === undefined ? Object.values(config.hours).flat() : (config.hours[bizType] ?? []),
  holidays: config.holidays,
  timeZone: config.timeZone,
})

interface Remembered {
  state: OpenState
  from: number
  until: number
}

const remembered = new WeakMap<ShopConfig, Map<BizType | 0, Remembered>>()
/**
 * Longest validity of a cached answer, in milliseconds; it ends earlier when the store opens or closes. Bounded so that
 * a holiday's name appears in time.
 */
const MAX_AGE_MS = 300_000

/** A store's hours at a given time; recomputed only when they change. */
export function hoursAt(config: ShopConfig, bizType: BizType | undefined, now: number): OpenState {
  const states = remembered.get(config) ?? new Map<BizType | 0, Remembered>()
  remembered.set(config, states)
  const cached = states.get(bizType ?? 0)
  if (cached && cached.from <= now && now < cached.until) return cached.state
  const state = openStateOf(timetableOf(config, bizType), now)
  const changes = state.closesAt ?? state.opensAt ?? Number.POSITIVE_INFINITY
  states.set(bizType ?? 0, { state, from: now, until: Math.min(changes, now + MAX_AGE_MS) })
  return state
}

const iso = (at: number): string => new Date(at).toISOString()

/** Until when and why a store is paused. */
function pausedFor(pause: Pause, language: string): { resumesAt?: string; pauseReason?: string } {
  const pauseReason = pauseText(pause, language)
  return {
    ...(pause.until === undefined ? {} : { resumesAt: iso(pause.until) }),
    ...(pauseReason === undefined ? {} : { pauseReason }),
  }
}

/** A store's hours and pause, as shown to a guest. */
export function stateFor(
  shop: ShopNow,
  bizType: BizType | undefined,
  now: number,
  language: string,
): z.output<typeof openState> {
  const { pause } = shop
  const { open, closesAt, opensAt, holiday } = hoursAt(shop.config, bizType, now)
  return {
    open,
    paused: isPaused(pause, bizType),
    ...(closesAt === undefined ? {} : { closesAt: iso(closesAt) }),
    ...(opensAt === undefined ? {} : { opensAt: iso(opensAt) }),
    ...(holiday === undefined ? {} : { holiday: inLanguage(holiday, language) }),
    ...(isPaused(pause, bizType) && pause && pausedFor(pause, language)),
  }
}
