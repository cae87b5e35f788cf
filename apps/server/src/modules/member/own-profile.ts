import { member as calls, type userInfo } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import type * as z from 'zod/mini'
import type { Queries } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/caller.ts'
import { change, type Handler, type HandlersOf } from '../../platform/http/index.ts'
import type { MemberCard } from '../../ports/card.ts'
import type { MemberDeps as Deps } from './deps.ts'
import type { MemberTables } from './tables.ts'

type UserInfo = z.output<typeof userInfo>

const VISITOR_INFO: UserInfo = {
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

const shown = (row: MemberTables['customer'], card: MemberCard | undefined): UserInfo => ({
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

async function profileOf({ cardOf }: Deps, db: Queries, { session }: Guest): Promise<UserInfo | undefined> {
  const row = await db
    .withTables<MemberTables>()
    .selectFrom('customer')
    .selectAll()
    .where('corporation_id', '=', session.corporationId)
    .where('customer_id', '=', session.customerId)
    .executeTakeFirst()
  return row && shown(row, await cardOf(db, session.corporationId, session.customerId))
}

/** The fault of a birthday; an empty one has none. */
export function birthdayFault(
  before: string,
  birthday: string,
  today: string,
): 'birthdayFixed' | 'birthdayWrong' | undefined {
  if (birthday === '') return undefined
  if (before !== '' && birthday !== before) return 'birthdayFixed'
  return birthday >= today || birthday < '1900-01-01' ? 'birthdayWrong' : undefined
}

/** Changes the profile. The birthday is set once, because gifts depend on it. */
const updateProfile = (deps: Deps): Handler<typeof calls.update> =>
  change(calls.update, deps, async (tx, caller, { nick, firstName, lastName, birthday, avatar }) => {
    const before = await profileOf(deps, tx, caller)
    if (!before) return refuse('notFound')
    const wrong = birthdayFault(before.birthday, birthday, new Date(deps.clock()).toISOString().slice(0, 10))
    if (wrong) return refuse(wrong, { field: 'birthday' })
    if (avatar !== undefined && !(await deps.useAvatar(tx, caller, avatar, before.avatar)))
      return refuse('pictureGone', { field: 'avatar' })
    const picture = avatar === undefined ? {} : { avatar: avatar && deps.pictureOf(caller.corporationId, avatar) }
    const row = await tx
      .withTables<MemberTables>()
      .updateTable('customer')
      .set({ nick, first_name: firstName, last_name: lastName, ...(birthday === '' ? {} : { birthday }), ...picture })
      .where('corporation_id', '=', caller.session.corporationId)
      .where('customer_id', '=', caller.session.customerId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return shown(row, before.cardInfo)
  })

/** The calls of a customer's own profile. */
export const ownHandlers = (deps: Deps): HandlersOf<typeof calls> => ({
  userinfo: async caller => {
    const { corporationId, customerId, owner } = caller.session
    if (customerId > 0) return (await profileOf(deps, deps.db, caller)) ?? VISITOR_INFO
    return { ...VISITOR_INFO, ...(await deps.contactsOf(deps.db, corporationId, owner)) }
  },
  update: updateProfile(deps),
  queryAssets: deps.assetsOf,
})

/** A customer's birthday (YYYY-MM-DD); empty if unknown. */
export async function birthdayOf(
  db: Queries,
  { corporationId, customerId }: { corporationId: number; customerId: number },
): Promise<string> {
  const row = await db
    .withTables<MemberTables>()
    .selectFrom('customer')
    .select('birthday')
    .where('corporation_id', '=', corporationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.birthday ?? ''
}
