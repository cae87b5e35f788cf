import { menuDraftCalls as calls } from '@comanda/contract/menu'
import { isRefusal, refuse } from '@comanda/contract/core'
import { instantOf } from '@comanda/domain/store'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import { change, changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { menuAt } from '../save-menu.ts'
import { lockDraft } from './draft.ts'
import { actorOf, menuRefusal, publishDocument } from './publish.ts'
import { deleteSchedule, failSchedule, insertSchedule, lockSchedule, schedulesOf } from './schedule-rows.ts'

const PUBLISH_JOB = 'menu.publish'
const MAX_SCHEDULED = 10
const YEAR = 366 * 86_400_000

interface PublishJob extends ShopAt {
  scheduleId: string
}

/** Publishes the draft as it was seen at a time of the store's zone, by a job. MENU-1 */
export const scheduleMenu = (deps: Deps): Handler<typeof calls.scheduleMenu> =>
  changeInSteps(calls.scheduleMenu, deps, {
    prepare: async ({ shop }) => (await deps.settingsOf(shop)) ?? refuse('notFound', { field: 'shopId' }),
    async work(tx, caller, { mark, note, date, minutes }, { taxes, timeZone }) {
      const { shop } = caller
      const publishAt = instantOf(date, minutes, timeZone)
      const now = deps.clock()
      if (publishAt <= now || publishAt > now + YEAR) return refuse('publishTimePast', { field: 'date' })
      const draft = await lockDraft(tx, shop)
      if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
      const faulty = menuRefusal(
        draft.document,
        taxes.map(it => it.taxId),
      )
      if (faulty) return faulty
      if ((await schedulesOf(tx, shop)).length >= MAX_SCHEDULED) return refuse('publishTimesMany', { field: 'date' })
      const scheduleId = uuidv7()
      const runAfter = new Date(publishAt)
      const { document } = draft
      await insertSchedule(tx, shop, { scheduleId, document, publishAt: runAfter, by: actorOf(caller), note })
      await deps.jobs.enqueue<PublishJob>(tx, PUBLISH_JOB, { ...shop, scheduleId }, { runAfter })
      await writeStaffChange(tx, caller, {
        what: 'menuSchedule',
        subject: scheduleId,
        after: { publishAt: runAfter.toISOString(), note },
        at: new Date(now),
      })
      tx.afterCommit(() => deps.changed(shop))
      return { scheduleId, publishAt: runAfter.toISOString() }
    },
  })

export const cancelMenuSchedule = (deps: Deps): Handler<typeof calls.cancelMenuSchedule> =>
  change(calls.cancelMenuSchedule, deps, async (tx, caller, { scheduleId }) => {
    const { shop } = caller
    const schedule = await lockSchedule(tx, shop, scheduleId)
    if (!schedule) return refuse('notFound', { field: 'scheduleId' })
    await deleteSchedule(tx, shop, scheduleId)
    const { publishAt, note } = schedule
    await writeStaffChange(tx, caller, {
      what: 'menuSchedule',
      subject: scheduleId,
      before: { publishAt: publishAt.toISOString(), note },
      at: new Date(deps.clock()),
    })
    tx.afterCommit(() => deps.changed(shop))
    return { scheduleId }
  })

/**
 * Registers the job that publishes at its time. A publication is deleted with the transaction that makes it, so it happens once.
 * A menu that no longer fits the store stays listed as failed.
 */
export function registerPublishing(deps: Deps): void {
  deps.jobs.work<PublishJob>(PUBLISH_JOB, async ({ corporationId, shopId, scheduleId }) => {
    const shop = { corporationId, shopId }
    const taxes = await deps.taxesOf(shop)
    await deps.db.inTx(async tx => {
      await menuAt(tx, shop)
      const schedule = await lockSchedule(tx, shop, scheduleId)
      if (!schedule) return
      const { document, by, note } = schedule
      const taxIds = taxes.map(it => it.taxId)
      const at = new Date(deps.clock())
      const version = await publishDocument(tx, deps, shop, { document, taxIds, at, cause: 'scheduled', by, note })
      if (isRefusal(version)) await failSchedule(tx, shop, scheduleId, version.refused)
      else await deleteSchedule(tx, shop, scheduleId)
      tx.afterCommit(() => deps.changed(shop))
    })
  })
}
