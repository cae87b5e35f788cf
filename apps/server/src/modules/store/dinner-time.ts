import { refuse } from '@comanda/contract/core'
import type { store as calls } from '@comanda/contract/store'
import { inLanguage } from '@comanda/domain/money'
import {
  type BizType,
  type ChosenTime,
  firstFree,
  holidaysIn,
  isFree,
  localTime,
  type ShopConfig,
  type Slot,
  preparationMinutes,
  isPaused,
} from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import type { ShopNow, SlotPort } from '../../ports/store.ts'
import { stateFor } from './hours.ts'
import type { Deps } from './deps.ts'
import type { Shops } from './shops.ts'

/** Remaining places are shown from this number down. */
const SHOWN_FROM = 3

const iso = (at: number): string => new Date(at).toISOString()
const onWire = (time: ChosenTime): string => (time === 'asap' ? time : iso(time))

const slotOnWire = (slot: Slot) => ({
  start: iso(slot.start),
  end: iso(slot.end),
  full: !isFree(slot),
  ...(slot.left !== undefined && slot.left > 0 && slot.left <= SHOWN_FROM ? { left: slot.left } : {}),
})

const offers = (shop: ShopNow, bizType: BizType): boolean => shop.config.bizTypes.includes(bizType)

/** The days with other hours, among those that can be chosen. */
const holidaysAhead = ({ slots, holidays, timeZone }: ShopConfig, bizType: BizType, now: number) => {
  const rule = slots[bizType]
  return rule ? holidaysIn({ rule, holidays, timeZone, now }) : []
}

/** The times a guest may choose now, store-local. ORDER-6, T1 */
export const getDinnerTime =
  (deps: Deps, shops: Shops, slots: SlotPort): Handler<typeof calls.getDinnerTime> =>
  async (caller, input) => {
    const shop = await shops.now(caller.corporationId, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const { bizTypes, timeZone } = shop.config
    if (!offers(shop, input.businessType)) return refuse('wayNotOffered', { data: { bizTypes } })
    const choice = await slots.choice(caller.corporationId, shop.config, input.businessType)
    const first = firstFree(choice)
    const now = deps.clock()
    return {
      timeZone,
      today: localTime(now, timeZone).date,
      state: stateFor(shop, input.businessType, now, caller.language),
      asap: choice.asap,
      ...(first === undefined ? {} : { first: onWire(first) }),
      ...(isPaused(shop.pause, input.businessType)
        ? {}
        : { readyMinutes: preparationMinutes(shop.config, input.businessType) }),
      days: choice.days.map(day => ({ date: day.date, slots: day.slots.map(slotOnWire) })),
      holidays: holidaysAhead(shop.config, input.businessType, now).map(({ date, name, windows }) => ({
        date,
        name: inLanguage(name, caller.language),
        closed: windows.length === 0,
      })),
    }
  }

/** Whether a chosen time is still valid, and alternatives if it is not. ORDER-6 */
export const checkDinnerTime =
  (shops: Shops, slots: SlotPort): Handler<typeof calls.checkDinnerTime> =>
  async (caller, input) => {
    const shop = await shops.now(caller.corporationId, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const { config } = shop
    if (!offers(shop, input.businessType)) return refuse('wayNotOffered', { data: { bizTypes: config.bizTypes } })
    const time = input.dinnerTime === 'asap' ? 'asap' : Date.parse(input.dinnerTime)
    const paused = isPaused(shop.pause, input.businessType)
    const verdict = paused ? 'paused' : await slots.check(caller.corporationId, config, input.businessType, time)
    if (verdict === 'ok') return { verdict }
    const first = firstFree(await slots.choice(caller.corporationId, config, input.businessType))
    return { verdict, ...(first === undefined ? {} : { first: onWire(first) }) }
  }
