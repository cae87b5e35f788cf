import { isRefusal } from '@comanda/contract/core'
import type { SettingPart } from '@comanda/contract/store'
import { newShopConfig, type ShopConfig } from '@comanda/domain/store'
import type { MenuDocument } from '@comanda/domain/menu'
import type { Tx } from '../../platform/db/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { insertShop } from './create-shop.ts'
import type { Deps } from './deps.ts'
import type { Checked, PartDeps } from './settings/part.ts'
import { parts, withPart } from './settings/parts.ts'
import { shownPromotions, withPromotions } from './settings/promotions.ts'

type SeedDeps = PartDeps & Pick<Deps, 'startMenu'>

/** Saves a part of the settings like the console's form; equal values are not written. */
async function savePart(name: SettingPart, wanted: ShopConfig, checked: Checked): Promise<ShopConfig> {
  const part = parts[name]
  const value = part.of(wanted)
  if (revisionOf(part.of(checked.config)) === revisionOf(value)) return checked.config
  const next = await withPart(name, value, checked)
  if (!isRefusal(next)) return next
  throw new RangeError(`Store ${wanted.shopId}: ${next.field ?? name} of its settings: ${next.refused}`)
}

/**
 * Inserts a store as the console would: created new, then one part of the settings after the other, each with its checks.
 * @throws RangeError where the console would refuse the settings
 */
export async function seedShop(
  tx: Tx,
  deps: SeedDeps,
  corporationId: number,
  { config: wanted, menu, at }: { config: ShopConfig; menu: MenuDocument; at: Date },
): Promise<void> {
  const { shopId, brandId, shopName, address, timeZone, languages, currency, cardProgramId, taxFree, state } = wanted
  const fields = {
    shopId,
    brandId,
    shopName,
    countryCode: address.countryCode,
    timeZone,
    languages,
    currency,
    taxes: [],
  }
  const { state: _preparing, ...fresh } = newShopConfig(fields)
  let config: ShopConfig = {
    ...fresh,
    ...(cardProgramId !== undefined && { cardProgramId }),
    ...(taxFree !== undefined && { taxFree }),
    ...(state !== undefined && { state }),
  }
  const shop = { corporationId, shopId }
  for (const name of Object.keys(parts) as SettingPart[]) config = await savePart(name, wanted, { config, shop, deps })
  const next = withPromotions(shownPromotions(wanted), config, menu)
  if (isRefusal(next)) throw new RangeError(`Store ${shopId}: ${next.field} of its promotions: ${next.refused}`)
  await insertShop(tx, deps, corporationId, next, at)
}
