import { staffStoreTexts } from '../store/staff-codes.ts'
import { menuEditorTexts } from './editor-codes.ts'
import { staffMenuTexts } from './staff-codes.ts'

/** Why a menu cannot be published. */
export const menuFaults = [
  'menuNameMissing',
  'menuEntryTwice',
  'menuGroupUnknown',
  'modifiersUnknown',
  'unitUnknown',
  'optionsMissing',
  'minimumHigh',
  'minimumUnreachable',
  'defaultsTooMany',
  'openPriceRange',
  'weightRange',
  'saleLimits',
  'priceTypeTwice',
  'memberPriceHigh',
  'firstUnitPrice',
  'comboInCombo',
  'exclusionUnknown',
  'dishUnorderable',
  'stallTwice',
  'stallDishesMissing',
  'stallDishTwice',
  'dishUnknown',
  'stallLimits',
  'stallInterval',
  'stallLastOrder',
  'taxUnknown',
  'weekdaysMissing',
  'windowBackwards',
  'windowsOverlap',
] as const

const { weekdaysMissing, windowBackwards, windowsOverlap } = staffStoreTexts

/** The texts of the faults, for editors that check a menu before sending it. */
export const menuFaultTexts = {
  ...menuEditorTexts,
  ...staffMenuTexts,
  weekdaysMissing,
  windowBackwards,
  windowsOverlap,
}
