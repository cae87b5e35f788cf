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

/** What is said about each fault, for editors that check a menu before it is sent. */
export const menuFaultTexts = {
  ...menuEditorTexts,
  ...staffMenuTexts,
  weekdaysMissing,
  windowBackwards,
  windowsOverlap,
}
