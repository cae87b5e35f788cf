import type { CodeName } from '@comanda/contract/codes'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { SettingFault, SettingFaultReason, ShopConfig } from '@comanda/domain/store'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ManagerAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { saveShop } from '../save-shop.ts'
import type { StoreTables } from '../tables.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Part, PartName, PartOf } from './parts.ts'

/** A store's settings, locked until the transaction ends. */
export const lockConfig = async (
  tx: Tx,
  shop: { corporationId: number; shopId: number },
): Promise<ShopConfig | undefined> => {
  const row = await tx
    .withTables<StoreTables>()
    .selectFrom('shop')
    .select('config')
    .where('corporation_id', '=', shop.corporationId)
    .where('shop_id', '=', shop.shopId)
    .forUpdate()
    .executeTakeFirst()
  return row?.config as ShopConfig | undefined
}

/** A part of the settings and its new value. */
interface Save<Name extends PartName, Why extends CodeName> {
  part: PartOf<Name>
  /** The part's revision when it was opened. */
  mark: string
  wanted: Part<Name>
  /** The kind of change in the audit trail, where money depends on the part. L2 */
  what?: 'deliveryZones' | 'bookingRules'
  /** The refusal of settings that are not valid. */
  check?(config: ShopConfig): Promise<Refusal<Why> | undefined> | Refusal<Why> | undefined
}

/** The refusal for a fault of the domain's rules. */
export const misfit = <Why extends SettingFaultReason>(
  fault: SettingFault<Why> | undefined,
): Refusal<Why> | undefined =>
  fault && refuse(fault.reason, { field: fault.field, ...(fault.params && { params: fault.params }) })

/**
 * Saves one part of a store's settings, unless it is not valid or was changed since it was opened. Saving the stored
 * value is no conflict. API-3
 */
export async function savePart<Name extends PartName, Why extends CodeName = never>(
  tx: Tx,
  deps: Deps,
  { shop, session }: ManagerAt,
  { part, mark, wanted, what, check }: Save<Name, Why>,
): Promise<(Part<Name> & { mark: string }) | Refusal<'changedMeanwhile' | 'notFound'> | Refusal<Why>> {
  const config = await lockConfig(tx, shop)
  if (!config) return refuse('notFound', { field: 'shopId' })
  const fault = await check?.(config)
  if (fault) return fault
  const next = part.into(config, wanted)
  const before = revisionOf(part.of(config))
  const after = { ...part.of(next), mark: revisionOf(part.of(next)) }
  if (before === after.mark) return after
  if (before !== mark) return refuse('changedMeanwhile')
  const at = new Date(deps.clock())
  await saveShop(tx, shop.corporationId, next, at)
  if (what) {
    const { staffId: id, name } = session.staff
    const values = { before: part.of(config), after: part.of(next), cause: 'set up', at }
    await writeAuditLine(tx, { ...shop, what, subject: String(shop.shopId), by: { id, name }, ...values })
  }
  tx.afterCommit(() => deps.changed(shop))
  return after
}
