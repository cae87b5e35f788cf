import { type promotionCalls, settingCalls } from '@comanda/contract/store'
import type { HandlersOf } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Shops } from '../shops.ts'
import { queryPromotions, savePromotions } from './promotions.ts'
import { savesPart } from './save-part.ts'
import { querySettings } from './settings.ts'

/** The settings that the store's staff read and change. */
export const settingHandlers = (deps: Deps, shops: Shops): HandlersOf<typeof settingCalls & typeof promotionCalls> => ({
  settings: querySettings(deps, shops),
  saveGeneral: savesPart(settingCalls.saveGeneral, 'general', deps),
  saveRegion: savesPart(settingCalls.saveRegion, 'region', deps),
  saveHours: savesPart(settingCalls.saveHours, 'hours', deps),
  saveHolidays: savesPart(settingCalls.saveHolidays, 'holidays', deps),
  saveOrdering: savesPart(settingCalls.saveOrdering, 'ordering', deps),
  saveZones: savesPart(settingCalls.saveZones, 'zones', deps),
  saveFees: savesPart(settingCalls.saveFees, 'fees', deps),
  saveTaxes: savesPart(settingCalls.saveTaxes, 'taxes', deps),
  savePayments: savesPart(settingCalls.savePayments, 'payments', deps),
  saveBookingRules: savesPart(settingCalls.saveBookingRules, 'booking', deps),
  saveDining: savesPart(settingCalls.saveDining, 'dining', deps),
  savePrinted: savesPart(settingCalls.savePrinted, 'printed', deps),
  promotions: queryPromotions(deps, shops),
  savePromotions: savePromotions(deps),
})
