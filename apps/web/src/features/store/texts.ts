import { distanceParts, localTime } from '@comanda/domain/store'
import type { BizType, Direction } from '@comanda/domain/store'
import type { MessageKey } from '@comanda/messages'
import { showDate, showDay, showNumber, t } from '../../platform/i18n/index.ts'
import type { ShopCardData } from './api.ts'

/** Formats a distance: km with two decimals from 1000 m on, below in m. MENU-8 */
export function distanceText(metres: number): string {
  const { unit, value } = distanceParts(metres)
  return t(unit === 'km' ? 'place.kilometres' : 'place.metres', { value })
}

/** Label of the scale bar. */
export const scaleText = (metres: number): string =>
  metres >= 1000 ? t('place.kilometres', { value: showNumber(metres / 1000) }) : t('place.metres', { value: metres })

const directions: Record<Direction, MessageKey> = {
  n: 'place.n',
  ne: 'place.ne',
  e: 'place.e',
  se: 'place.se',
  s: 'place.s',
  sw: 'place.sw',
  w: 'place.w',
  nw: 'place.nw',
}

/** Name of one of eight directions. */
export const directionText = (direction: Direction): string => t(directions[direction])

/** Distance and direction, for guests without a map. */
export const distanceAndDirectionText = (metres: number, direction: Direction): string =>
  t('place.away', { distance: distanceText(metres), direction: directionText(direction) })

/** Text of the preparation time for a way of ordering. */
export function readyText(minutes: number, bizType: BizType): string {
  if (bizType === 1200) return t('place.atDoor', { minutes })
  return t(bizType === 1100 ? 'place.served' : 'place.ready', { minutes })
}

/** The part of a store's opening state that its texts need. */
export type OpenState = ShopCardData['state']

const sameDay = (a: number, b: number, timeZone: string): boolean =>
  localTime(a, timeZone).date === localTime(b, timeZone).date

/** A time of the store, with its weekday if it is not today, store-local. */
function opensText(opensAt: string, now: number, timeZone: string): string {
  const time = showDate(opensAt, 'time', timeZone)
  if (sameDay(Date.parse(opensAt), now, timeZone)) return t('store.opensAt', { time })
  const day = showDay(opensAt, 'weekdayName', timeZone)
  return t('store.opensOn', { day, time })
}

/** Text of the opening state with its next change, store-local. */
export function stateText(state: OpenState, timeZone: string, now: number): string {
  if (state.paused) {
    const text = state.resumesAt
      ? t('store.pausedUntil', { time: showDate(state.resumesAt, 'time', timeZone) })
      : t('store.paused')
    return state.pauseReason ? `${text} · ${state.pauseReason}` : text
  }
  if (state.open) {
    return state.closesAt
      ? t('store.openUntil', { time: showDate(state.closesAt, 'time', timeZone) })
      : t('store.openAlways')
  }
  return state.opensAt ? opensText(state.opensAt, now, timeZone) : t('store.closed')
}
