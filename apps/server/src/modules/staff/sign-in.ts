import type { staffCalls as calls } from '@comanda/contract/staff'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { rightsAt } from '@comanda/domain/staff'
import type { Database } from '../../platform/db/index.ts'
import type { StaffSession } from '../../platform/http/caller.ts'
import { accessOf } from '../../platform/http/gate.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Deps } from './deps.ts'
import { sessionOf } from './session-rights.ts'
import type { StaffTables } from './tables.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

interface AccountAt {
  corporationId: number
  /** In lower case. */
  account: string
}

const macOf = (secret: string, { corporationId, account }: AccountAt, id: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['known console', corporationId, account, id]))
    .digest()

/** What a console stores after an account signed in there: it proves this later, and opens nothing. U1 */
function rememberConsole(secret: string, at: AccountAt): string {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${macOf(secret, at, id).toString('base64url')}`
}

/** The id of a console at which the account signed in before; undefined for any other. */
function rememberedConsole(secret: string, at: AccountAt, stored: string | undefined): string | undefined {
  const [id = '', mac = ''] = stored?.split('.') ?? []
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(secret, at, id)]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** The hash of an unknown password: an unknown account takes as long to refuse as a wrong password. U2 */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$C4TEC4zPMAXOKvYFH8/OFg$Q8UqUPH3f61gaTVOjQ7m+vRyhrQTdj/lZZxvB4NrJyc'

/** The demo's password is public: it opens no account in production, also where a database was filled in development. */
export const PUBLISHED_PASSWORD = 'marigold-demo'

const find = (db: Database, corporationId: number, account: string) =>
  db
    .withTables<StaffTables>()
    .selectFrom('staff')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('account', '=', account.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()

const WINDOW = { windowSeconds: 900 }

/**
 * Limits of tries in a quarter of an hour, each counted if the one before allows the try: of an account from one address and of an
 * address, then of an account in total. A console at which the account signed in before has tries of its own: neither an attacker
 * elsewhere nor one at the store's address, where guests may share the network, locks out the store. U1
 */
function triesOf(account: string, ip: string, known: string | undefined): Limit[][] {
  if (known !== undefined) return [[{ key: `staff:${account}#${known}`, max: 20, ...WINDOW }]]
  return [
    [
      { key: `staff:${account}@${ip}`, max: 20, ...WINDOW },
      { key: `staff-ip:${ip}`, max: 60, ...WINDOW },
    ],
    [{ key: `staff:${account}`, max: 400, ...WINDOW }],
  ]
}

/** A member of the staff with the brand and the stores they work in, each with what they may do there. */
export async function staffShown(
  { db, storesOf, lookOf }: Pick<Deps, 'db' | 'storesOf' | 'lookOf'>,
  { corporationId, language }: { corporationId: number; language: string },
  staff: StaffSession,
): Promise<ResponseOf<typeof calls.me>> {
  const { staffId, name, role, brand = false, shopIds } = staff
  const look = await lookOf(db, corporationId, language)
  const own = (await storesOf(corporationId, language)).filter(({ shopId }) => shopIds.includes(shopId))
  const access = accessOf(staff)
  const shops = own.map(({ shopId, shopName, timeZone, state }) => ({
    shopId,
    shopName,
    timeZone,
    state,
    rights: rightsAt(access, shopId),
  }))
  const { name: brandName, ...shown } = look
  return { staffId, name, role, brand, brandName, ...shown, shops }
}

/** Signs staff in. A right password does not count as a try: a whole shift may begin at one address. U1 */
export const signIn =
  (deps: Deps): Handler<typeof calls.signIn> =>
  async (caller, { account, password, console: stored }) => {
    const { db, clock, limits, openSession, production } = deps
    const { corporationId, ip } = caller
    const at = { corporationId, account: account.toLowerCase() }
    const known = rememberedConsole(deps.secret, at, stored)
    const tries = triesOf(at.account, ip, known)
    const triedAt = new Date(clock())
    for (const counted of tries) if (!(await limits.tryUse(corporationId, counted))) return refuse('tooMany')
    const { verify } = await import('@node-rs/argon2')
    const row = await find(db, corporationId, account)
    const right = await verify(row?.password_hash || NOBODYS_HASH, password).catch(() => false)
    if (!row || !right || (production && password === PUBLISHED_PASSWORD)) return refuse('signInFailed')
    await limits.release(corporationId, tries.flat(), triedAt)
    const staff = await sessionOf(deps, corporationId, row)
    const token = await db.inTx(tx => openSession(tx, corporationId, staff, caller.deviceId))
    return {
      token,
      console: known === undefined ? rememberConsole(deps.secret, at) : (stored ?? ''),
      staff: await staffShown(deps, caller, staff),
    }
  }
