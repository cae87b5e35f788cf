import type { settingCalls as calls } from '@comanda/contract/store'
import type { RequestOf, ResponseOf } from '@comanda/contract/core'
import type { ShopConfig } from '@comanda/domain/store'

type Settings = ResponseOf<typeof calls.settings>
export type PartName = 'hours' | 'holidays' | 'zones' | 'booking' | 'dining'
/** A part of the settings in its wire form. */
export type Part<Name extends PartName> = Omit<Settings[Name], 'mark'>
export type PartInput<Name extends 'saveHours' | 'saveHolidays' | 'saveZones' | 'saveBookingRules' | 'saveDining'> =
  RequestOf<(typeof calls)[Name]>

/** Reads a part from a store's settings and writes it back. */
export interface PartOf<Name extends PartName> {
  of(config: ShopConfig): Part<Name>
  into(config: ShopConfig, part: Part<Name>): ShopConfig
}

const everyWay = [1100, 1200, 1300] as const

/**
 * Payment methods of a business type that is offered for the first time: those of the others, but not at the venue if
 * nobody comes to it. PAY-5
 */
const methodsAnew = ({ paymentMethods }: ShopConfig): ShopConfig['paymentMethods'] => {
  const [known = []] = Object.values(paymentMethods)
  return { 1100: known, 1200: known.filter(method => method !== 'out-line'), 1300: known }
}

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
}

export const holidays: PartOf<'holidays'> = {
  of: config => ({ holidays: config.holidays }),
  into: (config, part) => ({
    ...config,
    holidays: part.holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }),
}

export const zones: PartOf<'zones'> = {
  of: config => ({ zones: config.deliveryZones }),
  into: (config, part) => ({
    ...config,
    deliveryZones: part.zones,
  }),
}

export const booking: PartOf<'booking'> = {
  of: config => (config.booking ? { rules: config.booking } : {}),
  into: ({ booking: _before, ...config }, { rules }) => ({ ...config, ...(rules && { booking: rules }) }),
}

/** Defaults of the dining settings. */
export const dining: PartOf<'dining'> = {
  of: ({ tableEntry = 'code', askPeople, dineInItemLimit }) => ({
    tableEntry,
    askPeople: askPeople ?? dineInItemLimit.perPerson,
  }),
  into: (config, { tableEntry, askPeople }) => ({ ...config, tableEntry, askPeople }),
}
