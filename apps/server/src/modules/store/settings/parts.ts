import type { SettingPart } from '@comanda/contract/store'
import { fees, payments, taxes } from './amounts.ts'
import { general, region } from './identity.ts'
import { ordering } from './ordering.ts'
import type { PartOf } from './part.ts'
import { printed } from './printed.ts'
import { booking, dining, holidays, hours, zones } from './times.ts'

/** How each part of the settings is read, checked and written. */
export const parts: { readonly [Name in SettingPart]: PartOf<Name> } = {
  general,
  region,
  hours,
  holidays,
  ordering,
  zones,
  fees,
  taxes,
  payments,
  booking,
  dining,
  printed,
}
