import { directoryCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { mergeTags } from '@comanda/domain/member'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { MemberDeps, Profile } from '../deps.ts'
import { fromStored, toStored } from '../../../platform/personal-data.ts'
import { type MemberTables, personalNote } from '../tables.ts'
import { lockedCustomer, recordCorrections } from './corrections.ts'
import { customerFor } from './customer-for.ts'

const MAX_NOTES = 100
const MAX_TAGS = 20

/** The notes on a member: pinned ones first, then the newest. */
export async function notesOf(db: Queries, corporationId: number, customerId: number): Promise<Profile['notes']> {
  const rows = await db
    .withTables<MemberTables>()
    .selectFrom('member_note')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .orderBy('pinned', 'desc')
    .orderBy('note_id', 'desc')
    .limit(MAX_NOTES)
    .execute()
  const opened = rows.map(row => fromStored(personalNote, row))
  return opened.map(({ note_id: noteId, text, pinned, author_name: author, created_at }) => ({
    noteId,
    text,
    pinned,
    author,
    at: created_at.toISOString(),
  }))
}

/** Adds a note with its author and time. The account is locked, so that no note remains of one that is erased meanwhile. CARD-12, CARD-13 */
export const addMemberNote = (deps: MemberDeps): Handler<typeof calls.addMemberNote> =>
  change(calls.addMemberNote, deps, async (tx, caller, { customerId, text, pinned }) => {
    const { corporationId, session } = caller
    const known = await customerFor(tx, caller, customerId)
    if (!known || !(await lockedCustomer(tx, corporationId, customerId)))
      return refuse('notFound', { field: 'customerId' })
    const noteId = uuidv7(deps.clock)
    const at = new Date(deps.clock())
    const row = {
      corporation_id: corporationId,
      customer_id: customerId,
      note_id: noteId,
      text,
      pinned,
      author_id: session.staff.staffId,
      author_name: session.staff.name,
      created_at: at,
    }
    await tx
      .withTables<MemberTables>()
      .insertInto('member_note')
      .values(await toStored(tx, personalNote, row))
      .execute()
    // The text is erased with the member; the audit trail is not.
    const subject = String(customerId)
    await writeStaffChange(tx, caller, { what: 'memberNote', subject, after: { noteId, pinned }, at })
    return { notes: await notesOf(tx, corporationId, customerId) }
  })

export const changeMemberNote = (deps: MemberDeps): Handler<typeof calls.changeMemberNote> =>
  change(calls.changeMemberNote, deps, async (tx, caller, { customerId, noteId, to }) => {
    const { corporationId } = caller
    if (!(await customerFor(tx, caller, customerId))) return refuse('notFound', { field: 'customerId' })
    const tables = tx.withTables<MemberTables>()
    const at = { corporation_id: corporationId, customer_id: customerId, note_id: noteId }
    const former = await tables
      .selectFrom('member_note')
      .select('pinned')
      .where(where => where.and(at))
      .forUpdate()
      .executeTakeFirst()
    if (!former) return refuse('notFound', { field: 'noteId' })
    if (to === 'removed')
      await tables
        .deleteFrom('member_note')
        .where(where => where.and(at))
        .execute()
    else
      await tables
        .updateTable('member_note')
        .set({ pinned: to === 'pinned' })
        .where(where => where.and(at))
        .execute()
    await writeStaffChange(tx, caller, {
      what: 'memberNote',
      subject: String(customerId),
      before: { noteId, pinned: former.pinned },
      ...(to !== 'removed' && { after: { noteId, pinned: to === 'pinned' } }),
      at: new Date(deps.clock()),
    })
    return { notes: await notesOf(tx, corporationId, customerId) }
  })

/** Replaces a member's tags; the history of corrections has the former ones. CARD-12, L2 */
export const tagMember = (deps: MemberDeps): Handler<typeof calls.tagMember> =>
  change(calls.tagMember, deps, async (tx, caller, { customerId, tags: wanted, seen }) => {
    const { corporationId } = caller
    const known = await customerFor(tx, caller, customerId)
    const former = known && (await lockedCustomer(tx, corporationId, customerId))
    if (!former) return refuse('notFound', { field: 'customerId' })
    const tags = mergeTags(former.tags, seen ?? former.tags, wanted)
    if (tags.length > MAX_TAGS) return refuse('invalidInput', { field: 'tags' })
    const values = { before: { tags: former.tags.join(', ') }, after: { tags: tags.join(', ') } }
    if (values.before.tags === values.after.tags) return { tags: former.tags }
    await recordCorrections(tx, deps, caller, { customerId, changes: ['tags'], values, reason: '' })
    const row = await tx
      .withTables<MemberTables>()
      .updateTable('customer')
      .set({ tags })
      .where('corporation_id', '=', corporationId)
      .where('customer_id', '=', customerId)
      .where('closed_at', 'is', null)
      .returning('tags')
      .executeTakeFirst()
    return row ?? refuse('notFound', { field: 'customerId' })
  })
