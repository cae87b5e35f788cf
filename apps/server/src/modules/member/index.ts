import type { member as calls, userInfo } from '@comanda/contract/member'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import type { Handler, HandlersOf } from '../../platform/http/handler.ts'
import { queryNotices, saveNotices } from './notices.ts'
import type { MemberTables } from './tables.ts'

/** The card a member holds. */
interface HeldCard {
  cardProgramId: string
  cardId: string
  cardLevelId: string
}

interface Needs {
  db: Database
  clock: Clock
  cardOf(on: Queries, corporationId: number, customerId: number): Promise<HeldCard | undefined>
  /** What is in a customer's purse. */
  assetsOf(who: Guest): Promise<ResponseOf<typeof calls.queryAssets>>
  /** Uses an upload of the caller's own as their picture in the place of the one before; false where it is not theirs. */
  useAvatar(tx: Tx, who: Guest, name: string, before: string): Promise<boolean>
  /** Where a picture is served. */
  pictureOf(corporationId: number, name: string): string
  /** What a guest has proved to hold. */
  contactsOf(on: Queries, corporationId: number, owner: string): Promise<{ phone?: string; email?: string }>
}

type UserInfo = z.output<typeof userInfo>

const NOBODY: UserInfo = {
  customerId: 0,
  isMember: false,
  nick: '',
  avatar: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthday: '',
}

const shown = (row: MemberTables['customer'], card: HeldCard | undefined): UserInfo => ({
  customerId: row.customer_id,
  isMember: row.is_member,
  nick: row.nick,
  avatar: row.avatar,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email ?? '',
  phone: row.phone ?? '',
  birthday: row.birthday ?? '',
  ...(card && { cardInfo: card }),
})

async function profileOf({ cardOf }: Needs, on: Queries, { session }: Guest): Promise<UserInfo | undefined> {
  const row = await on
    .withTables<MemberTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', session.corporationId)
    .where('customer_id', '=', session.customerId)
    .executeTakeFirst()
  return row && shown(row, await cardOf(on, session.corporationId, session.customerId))
}

/** What is wrong with a birthday; one that is not said is never. */
function birthdayFault(before: string, said: string, today: string): 'birthdayFixed' | 'birthdayWrong' | undefined {
  if (said === '') return undefined
  if (before !== '' && said !== before) return 'birthdayFixed'
  return said >= today || said < '1900-01-01' ? 'birthdayWrong' : undefined
}

/** Changes the profile. The birthday is set once: gifts hang on it. */
const updateProfile =
  (needs: Needs): Handler<typeof calls.update> =>
  async (who, { nick, firstName, lastName, birthday, avatar }) =>
    needs.db.inTx(async tx => {
      const before = await profileOf(needs, tx, who)
      if (!before) return refuse('notFound')
      const wrong = birthdayFault(before.birthday, birthday, new Date(needs.clock()).toISOString().slice(0, 10))
      if (wrong) return refuse(wrong, { field: 'birthday' })
      if (avatar !== undefined && !(await needs.useAvatar(tx, who, avatar, before.avatar)))
        return refuse('pictureGone', { field: 'avatar' })
      const picture = avatar === undefined ? {} : { avatar: avatar && needs.pictureOf(who.corporationId, avatar) }
      const row = await tx
        .withTables<MemberTables>()
        .updateTable('customer')
        .set({ nick, first_name: firstName, last_name: lastName, ...(birthday === '' ? {} : { birthday }), ...picture })
        .where('corporation_id', '=', who.session.corporationId)
        .where('customer_id', '=', who.session.customerId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return shown(row, before.cardInfo)
    })

/** A customer's own profile. */
export function createMember(needs: Needs): { handlers: HandlersOf<typeof calls> } {
  return {
    handlers: {
      userinfo: async who => {
        const { corporationId, customerId, owner } = who.session
        if (customerId > 0) return (await profileOf(needs, needs.db, who)) ?? NOBODY
        return { ...NOBODY, ...(await needs.contactsOf(needs.db, corporationId, owner)) }
      },
      update: updateProfile(needs),
      queryAssets: needs.assetsOf,
      queryNotices: queryNotices(needs),
      saveNotices: saveNotices(needs),
    },
  }
}
