import type { promotionCalls, settingCalls } from '@comanda/contract/console'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Shops } from '../shops.ts'
import { saveBookingRules, saveDining, saveHolidays, saveHours, saveZones } from './save-settings.ts'
import { queryPromotions, savePromotions } from './promotions.ts'
import { querySettings } from './settings.ts'

/** The calls of staff that stores answer. */
export type StoreCalls = typeof settingCalls & Pick<typeof promotionCalls, 'promotions' | 'savePromotions'>

/** What the store's own people look at and change. */
export const settingHandlers = (deps: Deps, shops: Shops): HandlersOf<StoreCalls> => ({
  settings: querySettings(deps, shops),
  saveHours: saveHours(deps),
  saveHolidays: saveHolidays(deps),
  saveZones: saveZones(deps),
  saveBookingRules: saveBookingRules(deps),
  saveDining: saveDining(deps),
  promotions: queryPromotions(deps, shops),
  savePromotions: savePromotions(deps),
})
