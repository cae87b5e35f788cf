import * as z from 'zod/mini'
import { marked } from '../core/index.ts'
import { setFees, setGeneral, setOrdering, setPayments, setPrinted, setRegion, setTaxes } from './setting-shapes.ts'
import { setBookingRules, setDining, setHoliday, setOrderType, setZone } from './staff-shapes.ts'

const windowFaults = ['weekdaysMissing', 'windowBackwards', 'windowsOverlap'] as const

/**
 * The parts of a store's settings: the fields of each, and the refusals of saving it. A setting consists of a field here, in the
 * domain's `ShopConfig`, in the part's file in `modules/store/settings`, and in a form.
 */
export const settingParts = {
  general: { shape: setGeneral, refuses: ['pictureGone'] },
  region: { shape: setRegion, refuses: ['timeZoneUnknown', 'currencyUnknown', 'currencyInUse'] },
  hours: {
    shape: { ways: z.array(setOrderType).check(z.maxLength(3)) },
    refuses: ['windowsMissing', ...windowFaults, 'intervalTooLong', 'wayTwice', 'waysAllOff'],
  },
  holidays: {
    shape: { holidays: z.array(setHoliday).check(z.maxLength(200)) },
    refuses: ['dateUnknown', 'dateTwice', 'windowBackwards', 'windowsOverlap'],
  },
  ordering: { shape: setOrdering, refuses: [] },
  zones: {
    shape: { zones: z.array(setZone).check(z.maxLength(30)) },
    refuses: [
      'zoneCorners',
      'zoneCrosses',
      'zoneTooFar',
      'zoneFreeFrom',
      'zoneHidden',
      'zoneSteps',
      'zonePostcodes',
      'postcodeUnknown',
      ...windowFaults,
    ],
  },
  fees: { shape: setFees, refuses: ['settingTwice', 'tipDefault', 'tipTooHigh'] },
  taxes: { shape: setTaxes, refuses: ['settingTwice'] },
  payments: { shape: setPayments, refuses: ['methodsMissing', 'methodNotConnected', 'wayTwice'] },
  /** Without rules the store takes no bookings. */
  booking: {
    shape: { rules: z.optional(setBookingRules) },
    refuses: [
      'windowsMissing',
      ...windowFaults,
      'partySizesUnfit',
      'durationsUnfit',
      'areaTableUnknown',
      'areaTableTwice',
      'rowTableUnknown',
      'rowTableTwice',
      'depositEmpty',
      'depositTermShort',
      'partyTooLargeForTables',
    ],
  },
  dining: { shape: setDining.shape, refuses: [] },
  printed: { shape: setPrinted, refuses: [] },
} as const

export type SettingPart = keyof typeof settingParts

type Marked = { [Name in SettingPart]: ReturnType<typeof marked<(typeof settingParts)[Name]['shape']>> }

/** Every part with its revision. */
export const markedParts = Object.fromEntries(
  Object.entries(settingParts).map(([name, { shape }]) => [name, marked(shape)]),
) as unknown as Marked
