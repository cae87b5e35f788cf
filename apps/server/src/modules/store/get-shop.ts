import { refuse } from '@comanda/contract/core'
import type { store as calls } from '@comanda/contract/store'
import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import {
  addDays,
  type BizType,
  localTime,
  preparationMinutes,
  quickRemarksOf,
  type ShopConfig,
} from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import { cardOf } from './card.ts'
import type { Favourites } from './favourites.ts'
import { stateFor } from './hours.ts'
import type { Deps } from './deps.ts'
import type { ShownTo } from './shown-to.ts'

/** Days ahead for which different hours are shown. */
const HOLIDAYS_AHEAD = 28

const zonesIn = (config: ShopConfig, language: string) =>
  config.deliveryZones.map(zone => ({ ...zone, name: inLanguage(zone.name, language) }))

const holidaysIn = (config: ShopConfig, now: number, language: string) => {
  const { date } = localTime(now, config.timeZone)
  const end = addDays(date, HOLIDAYS_AHEAD)
  return config.holidays
    .filter(day => day.date >= date && day.date <= end)
    .map(day => ({ ...day, name: inLanguage(day.name, language) }))
}

const byBizType = <T>(record: Partial<Record<BizType, T>>): [BizType, T][] =>
  Object.entries(record).map(([bizType, value]) => [Number(bizType) as BizType, value])

/** One store in full, with the distance from the guest. */
export const getShop =
  (deps: Deps, shownTo: ShownTo, favourites: Favourites): Handler<typeof calls.getShop> =>
  async (caller, input) => {
    const shop = await shownTo(caller, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const mine = caller.session ? await favourites.of(caller.corporationId, caller.session.owner) : []
    const { latitude, longitude } = input
    const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const { config } = shop
    const now = deps.clock()
    return {
      ...cardOf(shop, { language: caller.language, now, point, favourites: new Set(mine) }),
      description: inLanguage(config.description, caller.language),
      ...(config.email !== undefined && { email: config.email }),
      photos: config.photos ?? [],
      countryCode: config.address.countryCode,
      currency: config.currency,
      hours: byBizType(config.hours).map(([bizType, windows]) => ({ bizType, windows })),
      holidays: holidaysIn(config, now, caller.language),
      deliveryZones: zonesIn(config, caller.language),
    }
  }

/** The fields of a store that every screen needs. */
export const queryShopInfo =
  (deps: Deps, shownTo: ShownTo): Handler<typeof calls.queryShopInfo> =>
  async (caller, input) => {
    const shop = await shownTo(caller, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const { config } = shop
    return {
      shopId: config.shopId,
      brandId: config.brandId,
      shopName: inLanguage(config.shopName, caller.language),
      picture: config.picture,
      currency: config.currency,
      timeZone: config.timeZone,
      bizTypes: config.bizTypes,
      ...(config.cardProgramId === undefined ? {} : { cardProgramId: config.cardProgramId }),
      state: stateFor(shop, input.businessType, deps.clock(), caller.language),
      readyMinutes: preparationMinutes(config, input.businessType ?? 1300),
    }
  }

/** Flags and limits of a store. LOGIN-8, CART-4 */
export const queryShopParams =
  (shownTo: ShownTo): Handler<typeof calls.queryShopParams> =>
  async (caller, input) => {
    const shop = await shownTo(caller, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const { config } = shop
    return {
      enablePickupVerifyPhone: config.enablePickupVerifyPhone,
      checkOrderRequiresIn4Hours: config.checkOrderRequiresIn4Hours,
      dineInItemLimit: config.dineInItemLimit,
      askPeople: config.askPeople ?? config.dineInItemLimit.perPerson,
      readyMinutes: config.readyMinutes,
      acceptWithin: config.acceptWithin,
    }
  }

const named = <T extends { name: LocalizedText }>(rules: readonly T[], language: string) =>
  rules.map(rule => ({ ...rule, name: inLanguage(rule.name, language) }))

/** Fees, taxes, zones, slot rules and payment methods of a store. */
export const getShopConfig =
  (shownTo: ShownTo): Handler<typeof calls.getShopConfig> =>
  async (caller, input) => {
    const shop = await shownTo(caller, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const { config, configVersion } = shop
    return {
      shopId: config.shopId,
      configVersion,
      currency: config.currency,
      timeZone: config.timeZone,
      languages: config.languages,
      bizTypes: config.bizTypes,
      slots: byBizType(config.slots).map(([bizType, { capacity: _inner, ...rule }]) => ({ bizType, ...rule })),
      deliveryZones: zonesIn(config, caller.language),
      taxes: named(config.taxes, caller.language),
      surcharges: named(config.surcharges, caller.language),
      paymentMethods: byBizType(config.paymentMethods).map(([bizType, methods]) => ({ bizType, methods })),
    }
  }

/** Quick remarks of a store for a business type. */
export const getNoteList =
  (shownTo: ShownTo): Handler<typeof calls.getNoteList> =>
  async (caller, input) => {
    const shop = await shownTo(caller, input.shopId)
    if (!shop) return refuse('shopUnknown')
    const remarks = quickRemarksOf(shop.config, input.businessType)
    // Different remarks can have the same text in a language.
    return { notes: [...new Set(remarks.map(remark => inLanguage(remark, caller.language)))] }
  }
