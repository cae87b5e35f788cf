import { isRefusal, refuse } from '@comanda/contract/core'
import { groupCalls as calls, type storeGroup } from '@comanda/contract/report'
import type * as z from 'zod/mini'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Queries } from '../../platform/db/index.ts'
import { change, type HandlersOf, servedShop } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { Deps } from './deps.ts'

type StoreGroup = z.output<typeof storeGroup>

const MAX_GROUPS = 100

const ALL = {
  name: 'report_store_groups',
  text: `select group_id as "groupId", name, shop_ids as "shopIds" from store_group where corporation_id = $1 order by name, group_id`,
}
const SAVE = {
  name: 'report_store_group_save',
  text: `insert into store_group (corporation_id, group_id, name, shop_ids, created_at) values ($1, $2, $3, $4, $5)
    on conflict (corporation_id, group_id) do update set name = excluded.name, shop_ids = excluded.shop_ids`,
}
const REMOVE = {
  name: 'report_store_group_remove',
  text: 'delete from store_group where corporation_id = $1 and group_id = $2',
}

const groupsOf = async (db: Queries, corporationId: number): Promise<StoreGroup[]> =>
  (await db.query<StoreGroup>(ALL, [corporationId])).rows

const isNamed = (name: string) => (one: StoreGroup) => one.name.toLowerCase() === name.toLowerCase()

/** Groups of stores, which reports choose at once. PAY-22 */
export const storeGroups = (deps: Deps): HandlersOf<typeof calls> => ({
  async storeGroups(caller) {
    const groups = await groupsOf(deps.db, caller.corporationId)
    const shown = groups.map(group => ({
      mark: revisionOf(group),
      group: { ...group, shopIds: group.shopIds.filter(shopId => servedShop(caller, shopId)) },
    }))
    return { groups: shown.filter(({ group }) => group.shopIds.length > 0) }
  },
  saveStoreGroup: change(calls.saveStoreGroup, deps, async (tx, caller, { mark: revision, group }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const stores = new Set((await deps.shopsOf(corporationId)).map(({ shopId }) => shopId))
    const next = { ...group, shopIds: [...new Set(group.shopIds)].sort((a, b) => a - b) }
    if (!next.shopIds.every(shopId => stores.has(shopId))) return refuse('notFound', { field: 'group.shopIds' })
    const all = await groupsOf(tx, corporationId)
    const before = all.find(one => one.groupId === next.groupId)
    const named = all.find(isNamed(next.name))
    if (named && named.groupId !== next.groupId) return refuse('storeGroupNameTaken', { field: 'group.name' })
    if (!before && all.length >= MAX_GROUPS) return refuse('storeGroupsTooMany', { params: { most: MAX_GROUPS } })
    const at = new Date(deps.clock())
    const { groupId, name, shopIds } = next
    const saved = await saveAtRevision(tx, caller, {
      what: 'storeGroup',
      subject: groupId,
      revision,
      at,
      wanted: next,
      before,
      write: () => tx.query(SAVE, [corporationId, groupId, name, JSON.stringify(shopIds), at]),
    })
    return isRefusal(saved) ? saved : { mark: saved, group: next }
  }),
  removeStoreGroup: change(calls.removeStoreGroup, deps, async (tx, caller, { groupId }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const before = (await groupsOf(tx, corporationId)).find(one => one.groupId === groupId)
    if (!before) return refuse('notFound', { field: 'groupId' })
    await tx.query(REMOVE, [corporationId, groupId])
    await writeStaffChange(tx, caller, { what: 'storeGroup', subject: groupId, before, at: new Date(deps.clock()) })
    return {}
  }),
})
