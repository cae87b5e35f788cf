import type { SettingPart, settingCalls, settingParts } from '@comanda/contract/store'
import type { Refusal, ResponseOf } from '@comanda/contract/core'
import type { SettingFault, SettingFaultReason, ShopConfig } from '@comanda/domain/store'
import { refuseFields } from '@comanda/contract/core'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'

/** A part of the settings in its wire form. */
export type Part<Name extends SettingPart> = Omit<ResponseOf<typeof settingCalls.settings>[Name], 'mark'>
export type RefusalOf<Name extends SettingPart> = Refusal<(typeof settingParts)[Name]['refuses'][number]>

/** What the checks of parts read besides the settings. */
export type PartDeps = Pick<Deps, 'canCharge' | 'hasOrders' | 'tablesOf'>

export interface Checked {
  /** The settings before the save. */
  config: ShopConfig
  shop: ShopAt
  deps: PartDeps
}

/** Reads a part from a store's settings, writes it back, and says what cannot be saved. */
export interface PartOf<Name extends SettingPart> {
  of(config: ShopConfig): Part<Name>
  into(config: ShopConfig, part: Part<Name>): ShopConfig
  /** The pictures of the part; uploaded ones are no longer temporary once it is saved. */
  pictures?(part: Part<Name>): readonly string[]
  check?(part: Part<Name>, checked: Checked): Promise<RefusalOf<Name> | undefined> | RefusalOf<Name> | undefined
}

/** The refusal for the faults of the domain's rules. */
export const misfit = <Why extends SettingFaultReason>(
  faults: SettingFault<Why> | readonly SettingFault<Why>[] | undefined,
): Refusal<Why> | undefined => refuseFields([faults ?? []].flat())

export const everyWay = [1100, 1200, 1300] as const
