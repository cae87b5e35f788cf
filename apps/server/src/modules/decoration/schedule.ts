import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import { instantOf } from '@comanda/domain/store'
import { writeStaffChange } from '../../platform/audit-line.ts'
import type { Queries } from '../../platform/db/index.ts'
import { change, changeInSteps, type Handler } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { lockDraft } from './draft.ts'
import { readPages } from './plan.ts'
import { actorOf, publishPages } from './publish.ts'
import type { DecorationTables } from './tables.ts'

const PUBLISH_JOB = 'decoration.publish'
const MAX_SCHEDULED = 10
const YEAR = 366 * 86_400_000

interface PublishJob {
  corporationId: number
  scheduleId: string
}

const rowsOf = (db: Queries, corporationId: number) =>
  db.withTables<DecorationTables>().selectFrom('decoration_schedule').where('corporation_id', '=', corporationId)

/** The publications for later, the next first, without their pages. */
export const schedulesOf = (db: Queries, corporationId: number) =>
  rowsOf(db, corporationId).select(['schedule_id', 'publish_at', 'by_name', 'note']).orderBy('publish_at').execute()

/** Publishes the draft as it was seen at a time of the store's zone, by a job. DECO-1 */
export const scheduleDecoration = (deps: Deps): Handler<typeof calls.scheduleDecoration> =>
  changeInSteps(calls.scheduleDecoration, deps, {
    prepare: async ({ shop }) => (await deps.timeZoneOf(shop)) ?? refuse('notFound', { field: 'shopId' }),
    async work(tx, caller, { mark, note, date, minutes }, timeZone) {
      const { corporationId, shop } = caller
      const publishAt = instantOf(date, minutes, timeZone)
      const now = deps.clock()
      if (publishAt <= now || publishAt > now + YEAR) return refuse('publishTimePast', { field: 'date' })
      const draft = await lockDraft(tx, corporationId)
      if (String(draft.revision) !== mark) return refuse('changedMeanwhile')
      if ((await schedulesOf(tx, corporationId)).length >= MAX_SCHEDULED)
        return refuse('publishTimesMany', { field: 'date' })
      const scheduleId = uuidv7()
      const runAfter = new Date(publishAt)
      const by = actorOf(caller)
      await tx
        .withTables<DecorationTables>()
        .insertInto('decoration_schedule')
        .values({
          corporation_id: corporationId,
          schedule_id: scheduleId,
          shop_id: shop.shopId,
          pages: JSON.stringify(draft.pages),
          publish_at: runAfter,
          by_id: by.id,
          by_name: by.name,
          note,
        })
        .execute()
      await deps.jobs.enqueue<PublishJob>(tx, PUBLISH_JOB, { corporationId, scheduleId }, { runAfter })
      await writeStaffChange(tx, caller, {
        what: 'decorationSchedule',
        subject: scheduleId,
        after: { publishAt: runAfter.toISOString(), note },
        at: new Date(now),
      })
      tx.afterCommit(() => deps.changed(corporationId))
      return { scheduleId, publishAt: runAfter.toISOString() }
    },
  })

export const cancelDecorationSchedule = (deps: Deps): Handler<typeof calls.cancelDecorationSchedule> =>
  change(calls.cancelDecorationSchedule, deps, async (tx, caller, { scheduleId }) => {
    const { corporationId } = caller
    const row = await tx
      .withTables<DecorationTables>()
      .deleteFrom('decoration_schedule')
      .where('corporation_id', '=', corporationId)
      .where('schedule_id', '=', scheduleId)
      .returning(['publish_at', 'note'])
      .executeTakeFirst()
    if (!row) return refuse('notFound', { field: 'scheduleId' })
    await writeStaffChange(tx, caller, {
      what: 'decorationSchedule',
      subject: scheduleId,
      before: { publishAt: row.publish_at.toISOString(), note: row.note },
      at: new Date(deps.clock()),
    })
    tx.afterCommit(() => deps.changed(corporationId))
    return { scheduleId }
  })

/** Registers the job that publishes at its time. Its row is deleted in the transaction that publishes, so it happens once. */
export function registerPublishing(deps: Deps): void {
  deps.jobs.work<PublishJob>(PUBLISH_JOB, async ({ corporationId, scheduleId }) => {
    await deps.db.inTx(async tx => {
      await lockDraft(tx, corporationId)
      const row = await tx
        .withTables<DecorationTables>()
        .deleteFrom('decoration_schedule')
        .where('corporation_id', '=', corporationId)
        .where('schedule_id', '=', scheduleId)
        .returningAll()
        .executeTakeFirst()
      if (!row) return
      await publishPages(tx, deps, corporationId, {
        pages: readPages(row.pages),
        at: new Date(deps.clock()),
        by: { id: row.by_id, name: row.by_name },
        cause: 'scheduled',
        note: row.note,
        shopId: row.shop_id,
      })
    })
  })
}
