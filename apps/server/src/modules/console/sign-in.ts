import type { console as calls } from '@comanda/contract/console'
import { refuse } from '@comanda/contract/core'
import type { Database } from '../../platform/db/index.ts'
import type { StaffSession } from '../../platform/http/caller.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits.ts'
import type { ConsoleNeeds } from './needs.ts'
import type { ConsoleTables } from './tables.ts'

interface Needs extends Pick<ConsoleNeeds, 'openSession' | 'shopsOf'> {
  db: Database
  limits: Limits
}

/** The hash of a password nobody has: an unknown account takes as long to refuse as a wrong password. U2 */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$C4TEC4zPMAXOKvYFH8/OFg$Q8UqUPH3f61gaTVOjQ7m+vRyhrQTdj/lZZxvB4NrJyc'

const find = (db: Database, corporationId: number, account: string) =>
  db
    .withTables<ConsoleTables>()
    .selectFrom('staff')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('account', '=', account.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()

/** Signs staff in: twenty tries an account and sixty an address in a quarter of an hour, right ones included. */
export const signIn =
  ({ db, limits, openSession, shopsOf }: Needs): Handler<typeof calls.signIn> =>
  async (who, { account, password }) => {
    const room = await limits.take(who.corporationId, [
      { key: `staff:${account.toLowerCase()}`, most: 20, windowSeconds: 900 },
      { key: `staff-ip:${who.ip}`, most: 60, windowSeconds: 900 },
    ])
    if (!room) return refuse('tooMany')
    const { verify } = await import('@node-rs/argon2')
    const row = await find(db, who.corporationId, account)
    const right = await verify(row?.password_hash || NOBODYS_HASH, password).catch(() => false)
    if (!row || !right) return refuse('signInFailed')
    const shopIds = row.shop_ids as number[]
    const { staff_id: staffId, name, role, brand } = row
    const staff: StaffSession = { staffId, name, role, shopIds, brand }
    const token = await db.inTx(tx => openSession(tx, who.corporationId, staff, who.deviceId))
    const shops = await shopsOf(who.corporationId, shopIds, who.language)
    return { token, staff: { staffId, name, role, brand, shops } }
  }
