import * as z from 'zod/mini'
import { bizType, call, currency, instant, latitude, longitude, marked, saveSetup, shopId } from '../core/index.ts'
import { promotionCalls } from './promotion-calls.ts'
import { setBookingRules, setDining, setHoliday, setWay, setZone } from './staff-shapes.ts'

const hours = { ways: z.array(setWay).check(z.maxLength(3)) }
const holidays = { holidays: z.array(setHoliday).check(z.maxLength(200)) }
const zones = { zones: z.array(setZone).check(z.maxLength(30)) }
/** Absent: the store takes no bookings. */
const booking = { rules: z.optional(setBookingRules) }
const without = ['businessType'] as const

/** What is set for a store: hours, days that differ, zones, bookings, menus. */
export const settingCalls = {
  settings: call({
    path: '/api/console/settings',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      timeZone: z.string(),
      /** The day it is at the store. */
      today: z.string(),
      currency,
      languages: z.array(z.string()),
      bizTypes: z.array(bizType),
      point: z.object({ latitude, longitude }),
      tables: z.array(z.object({ tableName: z.string(), seats: z.int() })),
      hours: marked(hours),
      holidays: marked(holidays),
      zones: marked(zones),
      booking: marked(booking),
      dining: marked(setDining.shape),
    }),
    refuses: [],
    without,
  }),
  saveHours: call(
    saveSetup('manager', '/api/console/saveHours', hours, [
      'windowsMissing',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
      'intervalTooLong',
      'wayTwice',
      'waysAllOff',
    ]),
  ),
  saveHolidays: call(
    saveSetup('manager', '/api/console/saveHolidays', holidays, [
      'dateUnknown',
      'dateTwice',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
  saveZones: call(
    saveSetup('manager', '/api/console/saveZones', zones, [
      'zoneCorners',
      'zoneCrosses',
      'zoneTooFar',
      'zoneFreeFrom',
      'zoneHidden',
      'zoneSteps',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
  saveBookingRules: call(
    saveSetup('manager', '/api/console/saveBookingRules', booking, [
      'windowsMissing',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
      'partySizesUnfit',
      'durationsUnfit',
      'areaTableUnknown',
      'areaTableTwice',
      'rowTableUnknown',
      'rowTableTwice',
      'depositEmpty',
      'depositTermShort',
      'partyTooLargeForTables',
    ]),
  ),
  saveDining: call(saveSetup('manager', '/api/console/saveDining', setDining.shape, [])),
}

/** Whether a store takes orders now. */
export const pauseCalls = {
  pause: call({
    path: '/api/console/pause',
    gate: 'store',
    /** Without minutes: for the rest of the business day the store is in, by its own hours. */
    request: z.object({ shopId, minutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(24 * 60))) }),
    response: z.object({ pausedUntil: instant }),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
  resume: call({
    path: '/api/console/resume',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
}

/** What staff set up and switch for a store. */
export const staffStoreCalls = { ...settingCalls, ...promotionCalls, ...pauseCalls }
