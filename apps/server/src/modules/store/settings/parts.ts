import type { SettingPart } from '@comanda/contract/store'
import type { ShopConfig } from '@comanda/domain/store'
import { fees, payments, taxes } from './amounts.ts'
import { general, region } from './identity.ts'
import { ordering } from './ordering.ts'
import type { Checked, Part, PartOf, RefusalOf } from './part.ts'
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

/** A store's settings with one part replaced, or why it cannot be. */
export async function withPart<Name extends SettingPart>(
  name: Name,
  wanted: Part<Name>,
  checked: Checked,
): Promise<ShopConfig | RefusalOf<Name>> {
  const part = parts[name]
  return (await part.check?.(wanted, checked)) ?? part.into(checked.config, wanted)
}
