import type { promotionCalls, settingCalls } from '@comanda/contract/console'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { Needs } from '../needs.ts'
import type { Shops } from '../shops.ts'
import { saveBookingRules, saveDining, saveHolidays, saveHours, saveZones } from './save-settings.ts'
import { queryPromotions, savePromotions } from './promotions.ts'
import { querySettings } from './settings.ts'

/** The calls of staff that stores answer. */
export type StoreCalls = typeof settingCalls & Pick<typeof promotionCalls, 'promotions' | 'savePromotions'>

/** What the store's own people look at and change. */
export const settingHandlers = (needs: Needs, shops: Shops): HandlersOf<StoreCalls> => ({
  settings: querySettings(needs, shops),
  saveHours: saveHours(needs),
  saveHolidays: saveHolidays(needs),
  saveZones: saveZones(needs),
  saveBookingRules: saveBookingRules(needs),
  saveDining: saveDining(needs),
  promotions: queryPromotions(needs, shops),
  savePromotions: savePromotions(needs),
})
