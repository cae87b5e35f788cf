import type { TaxRule } from '@comanda/domain/store'
import { type StaffActor, writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { saveShop } from './save-shop.ts'
import { lockConfig } from './settings/save-part.ts'

/** Adds the taxes to a store that it does not have yet; nothing happens where there is no such store. PRICE-5, L2 */
export async function addTaxes(
  tx: Tx,
  shop: ShopAt,
  taxes: readonly TaxRule[],
  { at, by }: { at: Date; by: StaffActor },
): Promise<void> {
  const config = await lockConfig(tx, shop)
  if (!config) return
  const added = taxes.filter(tax => config.taxes.every(one => one.taxId !== tax.taxId))
  if (added.length === 0) return
  const next = { ...config, taxes: [...config.taxes, ...added] }
  await saveShop(tx, shop.corporationId, next, at)
  await writeAuditLine(tx, {
    ...shop,
    what: 'taxes',
    subject: String(shop.shopId),
    by,
    before: config.taxes,
    after: next.taxes,
    cause: 'menu import',
    at,
  })
}
