import type { settingCalls as calls } from '@comanda/contract/console'
import { refuse } from '@comanda/contract/core'
import { checkBookingRules } from '@comanda/domain/booking'
import { checkHolidays, checkHours, checkZones } from '@comanda/domain/store'
import type { Handler } from '../../../platform/http/index.ts'
import type { Needs } from '../needs.ts'
import { booking, dining, holidays, hours, zones } from './parts.ts'
import { misfit, savePart } from './save-part.ts'

/** Which ways of ordering the store takes, when, and how times are handed out. Every way it offers is there. ORDER-6 */
export const saveHours =
  (needs: Needs): Handler<typeof calls.saveHours> =>
  (who, { shopId, mark, ways }) =>
    savePart(needs, who, shopId, {
      part: hours,
      mark,
      wanted: { ways },
      check({ bizTypes }) {
        const missing = bizTypes.some(bizType => ways.every(way => way.bizType !== bizType))
        if (missing) return refuse('windowsMissing', { field: 'ways' })
        if (!ways.some(({ on }) => on)) return refuse('waysAllOff', { field: 'ways' })
        return misfit(checkHours(ways))
      },
    })

/** The days that differ. ORDER-6 */
export const saveHolidays =
  (needs: Needs): Handler<typeof calls.saveHolidays> =>
  (who, { shopId, mark, ...wanted }) =>
    savePart(needs, who, shopId, { part: holidays, mark, wanted, check: () => misfit(checkHolidays(wanted.holidays)) })

/** Where the store delivers to, and for how much. PRICE-6 */
export const saveZones =
  (needs: Needs): Handler<typeof calls.saveZones> =>
  (who, { shopId, mark, ...wanted }) =>
    savePart(needs, who, shopId, {
      part: zones,
      mark,
      wanted,
      what: 'deliveryZones',
      check: ({ point }) => misfit(checkZones(wanted.zones, point)),
    })

/** How bookings are taken; none without rules. BOOK-1 */
export const saveBookingRules =
  (needs: Needs): Handler<typeof calls.saveBookingRules> =>
  (who, { shopId, mark, rules }) =>
    savePart(needs, who, shopId, {
      part: booking,
      mark,
      wanted: { rules },
      what: 'bookingRules',
      check: async () => rules && misfit(checkBookingRules(rules, await needs.tablesOf(who.corporationId, shopId))),
    })

/** How guests come to the tables. C6 */
export const saveDining =
  (needs: Needs): Handler<typeof calls.saveDining> =>
  (who, { shopId, mark, ...wanted }) =>
    savePart(needs, who, shopId, { part: dining, mark, wanted })
