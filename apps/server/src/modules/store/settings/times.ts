import { refuse } from '@comanda/contract/core'
import { checkBookingRules, EARLY_MINUTES } from '@comanda/domain/booking'
import { checkHolidays, checkHours, checkZones, type ShopConfig } from '@comanda/domain/store'
import { everyWay, misfit, type PartOf } from './part.ts'

/**
 * Payment methods of an order type that is offered for the first time: those of the others; for deliveries without
 * payment at the venue, because the guest does not come there. PAY-5
 */
const methodsAnew = ({ paymentMethods }: ShopConfig): ShopConfig['paymentMethods'] => {
  const [known = []] = Object.values(paymentMethods)
  return { 1100: known, 1200: known.filter(method => method !== 'out-line'), 1300: known }
}

/** Order types, their hours and time slots; a save contains every type the store offers. ORDER-6 */
export const hours: PartOf<'hours'> = {
  of: ({ bizTypes, hours: windows, slots }) => ({
    ways: everyWay.map(bizType => ({
      bizType,
      on: bizTypes.includes(bizType),
      windows: windows[bizType] ?? [],
      ...(slots[bizType] && { slots: slots[bizType] }),
    })),
  }),
  into: (config, { ways }) => ({
    ...config,
    bizTypes: everyWay.filter(bizType => ways.some(way => way.on && way.bizType === bizType)),
    paymentMethods: { ...methodsAnew(config), ...config.paymentMethods },
    hours: Object.fromEntries(ways.map(({ bizType, windows }) => [bizType, windows])),
    slots: Object.fromEntries(ways.flatMap(({ bizType, slots }) => (slots ? [[bizType, slots]] : []))),
  }),
  check({ ways }, { config: { bizTypes } }) {
    const missing = bizTypes.some(bizType => ways.every(way => way.bizType !== bizType))
    if (missing) return refuse('windowsMissing', { field: 'ways' })
    if (!ways.some(({ on }) => on)) return refuse('waysAllOff', { field: 'ways' })
    return misfit(checkHours(ways))
  },
}

/** Days with other hours. ORDER-6 */
export const holidays: PartOf<'holidays'> = {
  of: config => ({ holidays: config.holidays }),
  into: (config, part) => ({
    ...config,
    holidays: part.holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }),
  check: part => misfit(checkHolidays(part.holidays)),
}

/** Delivery zones and their fees. PRICE-6 */
export const zones: PartOf<'zones'> = {
  of: config => ({ zones: config.deliveryZones }),
  into: (config, part) => ({ ...config, deliveryZones: part.zones }),
  check: (part, { config: { point } }) => misfit(checkZones(part.zones, point)),
}

/** Rules of bookings; without rules the store takes none. BOOK-1 */
export const booking: PartOf<'booking'> = {
  of: config => (config.booking ? { rules: { earlyMinutes: EARLY_MINUTES, ...config.booking } } : {}),
  into: ({ booking: _before, ...config }, { rules }) => ({ ...config, ...(rules && { booking: rules }) }),
  check: async ({ rules }, { deps, shop }) =>
    rules && misfit(checkBookingRules(rules, await deps.tablesOf(shop.corporationId, shop.shopId))),
}

/** How guests open a table. C6 */
export const dining: PartOf<'dining'> = {
  of: ({ tableEntry = 'code', askPeople, dineInItemLimit }) => ({
    tableEntry,
    askPeople: askPeople ?? dineInItemLimit.perPerson,
  }),
  into: (config, { tableEntry, askPeople }) => ({ ...config, tableEntry, askPeople }),
}
