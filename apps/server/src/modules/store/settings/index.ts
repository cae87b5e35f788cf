import type { promotionCalls, settingCalls } from '@comanda/contract/store'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Shops } from '../shops.ts'
import { saveBookingRules, saveDining, saveHolidays, saveHours, saveZones } from './save-settings.ts'
import { queryPromotions, savePromotions } from './promotions.ts'
import { querySettings } from './settings.ts'

/** What the store's own people look at and change. */
export const settingHandlers = (deps: Deps, shops: Shops): HandlersOf<typeof settingCalls & typeof promotionCalls> => ({
  settings: querySettings(deps, shops),
  saveHours: saveHours(deps),
  saveHolidays: saveHolidays(deps),
  saveZones: saveZones(deps),
  saveBookingRules: saveBookingRules(deps),
  saveDining: saveDining(deps),
  promotions: queryPromotions(deps, shops),
  savePromotions: savePromotions(deps),
})
