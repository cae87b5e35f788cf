import { settingCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import { checkBookingRules } from '@comanda/domain/booking'
import { checkHolidays, checkHours, checkZones } from '@comanda/domain/store'
import { change, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { booking, dining, holidays, hours, zones } from './parts.ts'
import { misfit, savePart } from './save-part.ts'

/** Saves the business types, their hours and time slots; the input contains every type the store offers. ORDER-6 */
export const saveHours = (deps: Deps): Handler<typeof calls.saveHours> =>
  change(calls.saveHours, deps, (tx, caller, { mark, ways }) =>
    savePart(tx, deps, caller, {
      part: hours,
      mark,
      wanted: { ways },
      check({ bizTypes }) {
        const missing = bizTypes.some(bizType => ways.every(way => way.bizType !== bizType))
        if (missing) return refuse('windowsMissing', { field: 'ways' })
        if (!ways.some(({ on }) => on)) return refuse('waysAllOff', { field: 'ways' })
        return misfit(checkHours(ways))
      },
    }),
  )

/** Saves the days with other hours. ORDER-6 */
export const saveHolidays = (deps: Deps): Handler<typeof calls.saveHolidays> =>
  change(calls.saveHolidays, deps, (tx, caller, { mark, ...wanted }) =>
    savePart(tx, deps, caller, {
      part: holidays,
      mark,
      wanted,
      check: () => misfit(checkHolidays(wanted.holidays)),
    }),
  )

/** Saves the delivery zones and their fees. PRICE-6 */
export const saveZones = (deps: Deps): Handler<typeof calls.saveZones> =>
  change(calls.saveZones, deps, (tx, caller, { mark, ...wanted }) =>
    savePart(tx, deps, caller, {
      part: zones,
      mark,
      wanted,
      what: 'deliveryZones',
      check: ({ point }) => misfit(checkZones(wanted.zones, point)),
    }),
  )

/** Saves the rules of bookings; without rules the store takes none. BOOK-1 */
export const saveBookingRules = (deps: Deps): Handler<typeof calls.saveBookingRules> =>
  change(calls.saveBookingRules, deps, (tx, caller, { mark, rules }) =>
    savePart(tx, deps, caller, {
      part: booking,
      mark,
      wanted: { rules },
      what: 'bookingRules',
      check: async () =>
        rules && misfit(checkBookingRules(rules, await deps.tablesOf(caller.corporationId, caller.shop.shopId))),
    }),
  )

/** Saves how guests open a table. C6 */
export const saveDining = (deps: Deps): Handler<typeof calls.saveDining> =>
  change(calls.saveDining, deps, (tx, caller, { mark, ...wanted }) =>
    savePart(tx, deps, caller, { part: dining, mark, wanted }),
  )
