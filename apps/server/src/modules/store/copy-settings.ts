import { copyableParts, shopCalls as calls } from '@comanda/contract/store'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler, Undo } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { saveShop } from './save-shop.ts'
import { parts, withPart } from './settings/parts.ts'
import { lockConfig } from './settings/save-part.ts'

type Copyable = (typeof copyableParts)[number]
type SettingName = Exclude<Copyable, 'promotions'>

/** Parts with amounts: another currency would give them another value. */
const WITH_AMOUNTS: readonly Copyable[] = ['ordering', 'fees', 'payments', 'promotions']

interface Copy {
  deps: Deps
  from: ShopConfig
  to: ShopConfig
  shop: ShopAt
  language: string
}

/** One part of a store's settings over that of another. */
async function copyPart(copy: Copy, name: SettingName, into: ShopConfig): Promise<ShopConfig | Refusal<'copyUnfit'>> {
  const next = await withPart(name, parts[name].of(copy.from), { config: into, shop: copy.shop, deps: copy.deps })
  const shop = inLanguage(into.shopName, copy.language)
  return isRefusal(next) ? refuse('copyUnfit', { field: 'parts', params: { shop } }) : next
}

async function copied(
  copy: Copy,
  names: readonly Copyable[],
): Promise<ShopConfig | Refusal<'copyCurrency' | 'copyUnfit'>> {
  const { from, to, language } = copy
  const differs = from.currency.currencyCode !== to.currency.currencyCode
  if (differs && names.some(name => WITH_AMOUNTS.includes(name)))
    return refuse('copyCurrency', { field: 'parts', params: { shop: inLanguage(to.shopName, language) } })
  let next = to
  for (const name of names) {
    const changed = name === 'promotions' ? { ...next, promotions: from.promotions } : await copyPart(copy, name, next)
    if (isRefusal(changed)) return changed
    next = changed
  }
  return next
}

async function copyTo(
  tx: Tx,
  deps: Deps,
  caller: BrandAt,
  { shopId, names, from }: { shopId: number; names: Copyable[]; from: ShopConfig },
) {
  const shop = { corporationId: caller.corporationId, shopId }
  const to = await lockConfig(tx, shop)
  if (!to || to.state === 'closed') return refuse('shopUnknown', { field: 'toShopIds' })
  const next = await copied({ deps, from, to, shop, language: caller.language }, names)
  if (isRefusal(next)) return next
  const at = new Date(deps.clock())
  await saveShop(tx, caller.corporationId, next, at)
  const { staffId: id, name } = caller.session.staff
  const values = { before: to, after: next, cause: `copied from ${from.shopId}`, at }
  await writeAuditLine(tx, { ...shop, what: 'settingsCopied', subject: String(shopId), by: { id, name }, ...values })
  tx.afterCommit(() => deps.settingsChanged(shop))
  return undefined
}

/** Copies parts of the settings to other stores of the caller, all or none; stores are locked in the order of their numbers. STORE-4 */
export const copySettings = (deps: Deps): Handler<typeof calls.copySettings> =>
  change(calls.copySettings, deps, async (tx, caller, { toShopIds, parts: wanted }) => {
    const from = await lockConfig(tx, caller.shop)
    if (!from) return refuse('notFound', { field: 'shopId' })
    const names = copyableParts.filter(name => wanted.includes(name))
    const targets = [...new Set(toShopIds)].filter(id => id !== from.shopId).sort((a, b) => a - b)
    const strange = targets.some(id => !caller.session.staff.shopIds.includes(id))
    if (strange) return refuse('shopUnknown', { field: 'toShopIds' })
    for (const shopId of targets) {
      const refusal = await copyTo(tx, deps, caller, { shopId, names, from })
      if (refusal) throw new Undo(refusal)
    }
    return { copied: targets.length }
  })
