import { isDeepStrictEqual } from 'node:util'
import type { MenuDocument } from '@comanda/domain/menu'
import type { TaxRule } from '@comanda/domain/store'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { changeDraft } from '../draft/draft.ts'
import { menuAt, saveMenu } from '../save-menu.ts'
import { setSoldOut } from '../stock.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { mapUberMenu } from './uber/map-ubereats.ts'
import type { ImportReport } from './report.ts'
import type { UberMenu } from './uber/ubereats-shape.ts'

/** The store settings an import needs. */
export interface ImportDeps {
  db: Database
  clock: Clock
  /** The store's taxes; undefined if there is no such store. */
  taxesOf: (tx: Tx, shop: ShopAt) => Promise<readonly TaxRule[] | undefined>
  addTaxes: (tx: Tx, shop: ShopAt, taxes: readonly TaxRule[]) => Promise<void>
}

/**
 * Replaces a store's menu by an Uber Eats menu, in one transaction, and reports what could not be imported. The same
 * menu again changes nothing. Undefined if there is no such store.
 */
export function importUberMenu(deps: ImportDeps, shop: ShopAt, menu: UberMenu): Promise<ImportReport | undefined> {
  return deps.db.inTx(async tx => {
    const taxes = await deps.taxesOf(tx, shop)
    if (!taxes) return undefined
    const at = new Date(deps.clock())
    const mapped = mapUberMenu(menu, taxes, Math.floor(at.getTime() / 1000))
    const before = await menuAt(tx, shop)
    const document = withStalls(mapped.document, before?.document as MenuDocument | undefined)
    const same = before !== undefined && isDeepStrictEqual(before.document, JSON.parse(JSON.stringify(document)))
    if (mapped.taxesToAdd.length > 0) await deps.addTaxes(tx, shop, mapped.taxesToAdd)
    const version = same ? before.version : await saveMenu(tx, shop, document, at, { cause: 'import' })
    if (!same) await changeDraft(tx, shop, () => document, { at, by: { id: '', name: '' } })
    for (const key of mapped.soldOut.toSorted()) await setSoldOut(tx, shop, key, true, at)
    return {
      menus: document.menus.length,
      categories: document.menuGroups.length,
      dishes: new Set(document.menuGroups.flatMap(group => group.foodIds)).size,
      modifierGroups: document.modifierGroups.length + document.items.flatMap(item => item.sideDishGroups).length,
      options: document.modifierGroups.flatMap(group => group.modifierItems).length,
      soldOut: mapped.suspended,
      taxesAdded: mapped.taxesToAdd.map(tax => `${tax.rate / 10_000} %`),
      changed: !same,
      version,
      leftBehind: mapped.leftBehind,
    }
  })
}

/** Keeps the buffet stalls, which are the store's own, with those of their dishes that the new menu has. CART-13 */
function withStalls(document: MenuDocument, before: MenuDocument | undefined): MenuDocument {
  const sells = (foodId: string, unitId: string) =>
    document.items.some(
      item => item.foodId === foodId && (unitId === '' || item.units.some(unit => unit.unitId === unitId)),
    )
  const buffetRules = (before?.buffetRules ?? []).map(rule => ({
    ...rule,
    included: rule.included.filter(({ foodId, unitId }) => sells(foodId, unitId)),
  }))
  return { ...document, buffetRules }
}
