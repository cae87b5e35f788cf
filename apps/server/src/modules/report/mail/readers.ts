import type { mailCalls as calls } from '@comanda/contract/report'
import { mailCalls } from '@comanda/contract/report'
import { refuse } from '@comanda/contract/core'
import { addDays, localTime } from '@comanda/domain/store'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { change, type HandlersOf } from '../../../platform/http/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { addReader, readersOf, removeReader } from './queries.ts'

/** The managers of a store, with whether they get the e-mail. */
async function shown(deps: Deps, db: Queries, shop: ShopAt) {
  const [managers, readers] = await Promise.all([deps.managersOf(db, shop), readersOf(db, shop)])
  const on = new Set(readers.map(row => row.staff_id))
  return { staff: managers.map(one => ({ ...one, on: on.has(one.staffId) })) }
}

/** Handlers of who gets the daily e-mail. PAY-14 */
export const mailHandlers = (deps: Deps): HandlersOf<typeof calls> => ({
  dayMails: caller => shown(deps, deps.db, caller.shop),
  saveDayMail: change(mailCalls.saveDayMail, deps, async (tx, caller, { staffId, on }) => {
    const { shop, language } = caller
    const config = await deps.configOf(shop)
    const person = (await deps.managersOf(tx, shop)).find(one => one.staffId === staffId)
    if (!config || !person) return refuse('notFound', { field: 'staffId' })
    if (on && !deps.channelOpen('email')) return refuse('channelClosed')
    const wasOn = (await readersOf(tx, shop)).some(row => row.staff_id === staffId)
    if (on) {
      const own = staffId === caller.session.staff.staffId
      await addReader(tx, {
        corporation_id: shop.corporationId,
        shop_id: shop.shopId,
        staff_id: staffId,
        // The language of another person is not known before that person signs in: it is the store's until then.
        language: own ? language : (config.languages[0] ?? language),
        sent_day: addDays(localTime(deps.clock(), config.timeZone).date, -1),
      })
    } else await removeReader(tx, shop, staffId)
    if (wasOn !== on) {
      const values = { before: { on: wasOn }, after: { on }, at: new Date(deps.clock()) }
      await writeStaffChange(tx, caller, { what: 'dayMail', subject: staffId, ...values })
    }
    return shown(deps, tx, shop)
  }),
})
