import type { settingCalls as calls } from '@comanda/contract/console'
import { refuse } from '@comanda/contract/core'
import { checkBookingRules } from '@comanda/domain/booking'
import { checkHolidays, checkHours, checkZones } from '@comanda/domain/store'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { booking, dining, holidays, hours, zones } from './parts.ts'
import { misfit, savePart } from './save-part.ts'

/** Which ways of ordering the store takes, when, and how times are handed out. Every way it offers is there. ORDER-6 */
export const saveHours =
  (deps: Deps): Handler<typeof calls.saveHours> =>
  (caller, { shopId, mark, ways }) =>
    savePart(deps, caller, shopId, {
      part: hours,
      mark,
      wanted: { ways },
      check({ bizTypes }) {
        const missing = bizTypes.some(bizType => ways.every(way => way.bizType !== bizType))
        if (missing) return refuse('windowsMissing', { field: 'ways' })
        if (!ways.some(({ on: db }) => db)) return refuse('waysAllOff', { field: 'ways' })
        return misfit(checkHours(ways))
      },
    })

/** The days that differ. ORDER-6 */
export const saveHolidays =
  (deps: Deps): Handler<typeof calls.saveHolidays> =>
  (caller, { shopId, mark, ...wanted }) =>
    savePart(deps, caller, shopId, {
      part: holidays,
      mark,
      wanted,
      check: () => misfit(checkHolidays(wanted.holidays)),
    })

/** Where the store delivers to, and for how much. PRICE-6 */
export const saveZones =
  (deps: Deps): Handler<typeof calls.saveZones> =>
  (caller, { shopId, mark, ...wanted }) =>
    savePart(deps, caller, shopId, {
      part: zones,
      mark,
      wanted,
      what: 'deliveryZones',
      check: ({ point }) => misfit(checkZones(wanted.zones, point)),
    })

/** How bookings are taken; none without rules. BOOK-1 */
export const saveBookingRules =
  (deps: Deps): Handler<typeof calls.saveBookingRules> =>
  (caller, { shopId, mark, rules }) =>
    savePart(deps, caller, shopId, {
      part: booking,
      mark,
      wanted: { rules },
      what: 'bookingRules',
      check: async () => rules && misfit(checkBookingRules(rules, await deps.tablesOf(caller.corporationId, shopId))),
    })

/** How guests come to the tables. C6 */
export const saveDining =
  (deps: Deps): Handler<typeof calls.saveDining> =>
  (caller, { shopId, mark, ...wanted }) =>
    savePart(deps, caller, shopId, { part: dining, mark, wanted })
