import * as z from 'zod/mini'
import { bizType, call, currency, id, latitude, longitude, mark, shopId } from '../core/index.ts'
import { setBookingRules, setDining, setHoliday, setWay, setWindow, setZone } from './setting-shapes.ts'

const hours = { ways: z.array(setWay).check(z.maxLength(3)) }
const holidays = { holidays: z.array(setHoliday).check(z.maxLength(200)) }
const zones = { zones: z.array(setZone).check(z.maxLength(30)) }
/** Absent: the store takes no bookings. */
const booking = { rules: z.optional(setBookingRules) }
const menus = {
  menus: z
    .array(
      z.object({
        menuId: id,
        /** Sold from at all. */
        on: z.boolean(),
        /** Empty = always. */
        windows: z.array(setWindow).check(z.maxLength(40)),
        /** Empty = every way. */
        bizTypes: z.array(bizType).check(z.maxLength(3)),
      }),
    )
    .check(z.maxLength(100)),
}

const marked = <const S extends z.core.$ZodShape>(shape: S) => z.object({ mark, ...shape })
const without = ['businessType'] as const

/** Saves one part; the answer is the part as it is now. Managers alone. */
const save = <const P extends `/${string}`, const S extends z.core.$ZodShape, const R extends readonly string[]>(
  path: P,
  shape: S,
  refuses: R,
) => ({
  path,
  gate: 'manager' as const,
  request: z.object({ shopId, mark, ...shape }),
  response: marked(shape),
  refuses: ['changedMeanwhile', ...refuses] as const,
  changes: true as const,
  without,
})

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
    save('/api/console/saveHours', hours, [
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
    save('/api/console/saveHolidays', holidays, ['dateUnknown', 'dateTwice', 'windowBackwards', 'windowsOverlap']),
  ),
  saveZones: call(
    save('/api/console/saveZones', zones, [
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
    save('/api/console/saveBookingRules', booking, [
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
  saveDining: call(save('/api/console/saveDining', setDining.shape, [])),
}

/** When each menu is sold from. MENU-4 */
export const menuWindowCalls = {
  menuWindows: call({
    path: '/api/console/menuWindows',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      menus: z.array(
        z.object({
          menuId: id,
          displayName: z.string(),
          /** Dishes it shows. */
          dishes: z.int(),
          on: z.boolean(),
          windows: z.array(setWindow),
          bizTypes: z.array(z.int()),
        }),
      ),
    }),
    refuses: [],
    without,
  }),
  saveMenuWindows: call(
    save('/api/console/saveMenuWindows', menus, ['weekdaysMissing', 'windowBackwards', 'windowsOverlap']),
  ),
}
