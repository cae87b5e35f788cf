import type { ShopConfig } from '@comanda/domain/store'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ManagerAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'

interface Save {
  /** The kind of change in the audit trail. */
  what: string
  after: ShopConfig
  /** The value before and after the change. */
  values: readonly [before: unknown, after: unknown]
}

/** Saves a store's settings with an audit line; open phones and consoles read it again. L2 */
export async function saveConfig(
  tx: Tx,
  deps: Deps,
  { shop, session }: ManagerAt,
  { what, after, values }: Save,
): Promise<void> {
  const at = new Date(deps.clock())
  await deps.saveShop(tx, shop.corporationId, after, at)
  const { staffId: id, name } = session.staff
  await writeAuditLine(tx, {
    corporationId: shop.corporationId,
    shopId: shop.shopId,
    what,
    subject: String(shop.shopId),
    by: { id, name },
    before: values[0],
    after: values[1],
    cause: 'set up',
    at,
  })
  tx.afterCommit(() => deps.changed(shop))
}
