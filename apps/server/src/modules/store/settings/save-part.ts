import type { SettingPart } from '@comanda/contract/store'
import { type CallSpec, isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler, type ManagerAt } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import { saveShop } from '../save-shop.ts'
import type { StoreTables } from '../tables.ts'
import type { Part, RefusalOf } from './part.ts'
import { parts, withPart } from './parts.ts'

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

type Saved<Name extends SettingPart> =
  | (Part<Name> & { mark: string })
  | Refusal<'changedMeanwhile' | 'notFound' | 'pictureGone'>
  | RefusalOf<Name>

/**
 * Saves one part of a store's settings, unless it is not valid or was changed since it was opened. Saving the stored
 * value is no conflict. The audit trail keeps the part before and after. API-3, L2
 */
async function savePart<Name extends SettingPart>(
  tx: Tx,
  deps: Deps,
  { shop, session }: ManagerAt,
  { name, mark, wanted }: { name: Name; mark: string; wanted: Part<Name> },
): Promise<Saved<Name>> {
  const part = parts[name]
  const config = await lockConfig(tx, shop)
  if (!config) return refuse('notFound', { field: 'shopId' })
  const next = await withPart(name, wanted, { config, shop, deps })
  if (isRefusal(next)) return next
  const before = revisionOf(part.of(config))
  const after = { ...part.of(next), mark: revisionOf(part.of(next)) }
  if (before === after.mark) return after
  if (before !== mark) return refuse('changedMeanwhile')
  const pictures = parts[name].pictures?.(wanted) ?? []
  if (!(await deps.keepPictures(tx, shop.corporationId, pictures))) return refuse('pictureGone', { field: 'photos' })
  const at = new Date(deps.clock())
  await saveShop(tx, shop.corporationId, next, at)
  const [from, to] = [config, next].map(({ timeZone }) => localTime(at.getTime(), timeZone).date)
  if (from !== undefined && to !== undefined) await deps.continueCallNumbers(tx, shop, { from, to })
  const { staffId: id, name: by } = session.staff
  const values = { before: part.of(config), after: part.of(next), cause: 'set up', at }
  await writeAuditLine(tx, {
    ...shop,
    what: auditNames[name] ?? name,
    subject: String(shop.shopId),
    by: { id, name: by },
    ...values,
  })
  tx.afterCommit(() => deps.settingsChanged(shop))
  return after
}

/** Parts whose lines in the audit trail have had another name from the start. */
const auditNames: Partial<Record<SettingPart, string>> = { zones: 'deliveryZones', booking: 'bookingRules' }

/** The handler of the call that saves a part. Call and part belong together by `settingParts`, which makes the cast safe. */
export function savesPart<C extends CallSpec, Name extends SettingPart>(call: C, name: Name, deps: Deps): Handler<C> {
  const work = (tx: Tx, caller: ManagerAt, input: Part<Name> & { mark: string; shopId: number }) => {
    const { mark, shopId: _shop, ...wanted } = input
    return savePart(tx, deps, caller, { name, mark, wanted: wanted as unknown as Part<Name> })
  }
  return change(call as never, deps, work as never) as unknown as Handler<C>
}
