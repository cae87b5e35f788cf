import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import { atDevice, type Owner, type Session, type StaffSession } from '../../../platform/http/caller.ts'
import { secretToken, uuidv7 } from '../../../platform/ids.ts'
import type { AuthTables } from '../tables.ts'

const DAY_MS = 86_400_000
/** How long a token is valid, by the kind of its owner. */
const LIFE_MS = { guest: 90 * DAY_MS, customer: 30 * DAY_MS, staff: DAY_MS }
/**
 * How long the request that ended its session may be repeated: the time of a phone's automatic repeats, and once more.
 */
const REPEAT_MS = 180_000
/** How long a replaced token can still be exchanged for the new one, whose answer may have been lost. LOGIN-6 */
const RENEWAL_MS = DAY_MS
/** A guest's session protects a cart and no account: it may be cached briefly. Others are read every time. */
const GUEST_MEMORY_MS = 10_000
const MAX_REMEMBERED = 20_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The owner of a new session. */
export interface Holder {
  corporationId: number
  owner: Owner
  customerId: number
  kind: Session['kind']
  deviceId: string
  staff?: StaffSession
}

interface SessionRow {
  created_at: Date
  renewed_at: Date | null
  session_id: string
  owner: Owner
  customer_id: number
  kind: Session['kind']
  staff: StaffSession | null
  is_member: boolean | null
  order_news: boolean | null
}

export interface Sessions {
  /**
   * The live session of a token; undefined if unknown, ended or expired. The request that ended a session still gets it
   * for a while, because its answer may have been lost. API-3
   */
  of(token: string, requestId?: string): Promise<Session | undefined>
  /**
   * Opens a session and returns its token: 256 bits, returned only here and stored as a hash. With a `proof`, a secret of one
   * request, the token follows from it: a repeat gets the same session. U3, API-3
   */
  open(tx: Tx, holder: Holder, proof?: string): Promise<string>
  /**
   * Returns a new token for a session whose token is due. All requests with one token get the same new one, so that several tabs
   * may renew at once; the old token works for three minutes more and can be renewed for a day. LOGIN-6
   */
  renew(session: Session, token: string): Promise<string>
  /**
   * The same for a new guest, as a single statement without a transaction: under the token that the phone made, if it is of this
   * brand and new; a repeat gets the same session. LOGIN-3
   */
  openGuest(guest: Pick<Holder, 'corporationId' | 'deviceId'>, token?: string): Promise<string>
  /** Ends one session at once. */
  end(tx: Tx, session: Session): Promise<void>
  /** Ends every session of an account on every phone, except one if given. U3 */
  endAll(tx: Tx, account: Pick<Session, 'corporationId' | 'owner'>, but?: string): Promise<void>
  /** Ends the sessions of accounts that were opened at one device. */
  endAt(tx: Tx, corporationId: number, owners: readonly Owner[], deviceId: string): Promise<void>
  /** `endAll` by a request that returns another token: its repeat can still use the session it came with. U3, API-3 */
  endAllBy(tx: Tx, session: Session, requestId: string): Promise<void>
  /** Whether this request has ended its own session. */
  wasEndedBy(tx: Tx, session: Session, requestId: string): Promise<boolean>
}

const FIND = {
  name: 'session_of_token',
  text: `select s.created_at, s.renewed_at, s.session_id, s.owner, s.customer_id, s.kind, s.staff, c.is_member, c.order_news
    from session s left join lateral (
      select is_member, order_news from customer where corporation_id = $1 and customer_id = s.customer_id offset 0
    ) c on true
    where s.corporation_id = $1 and s.token_hash = $2 and s.expires_at > $3 and (s.ended_by is null or s.ended_by = $4)`,
}

/** The renewed session keeps its id: ending it ends both tokens. Nothing is inserted for a session that has ended. */
const RENEW = {
  name: 'session_renew',
  text: `with old as (
      update session set renewed_at = $4, expires_at = least(expires_at, $5)
      where corporation_id = $1 and token_hash = $2 and expires_at > $4 and ended_by is null
      returning session_id, owner, customer_id, kind, staff, device_id
    )
    insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, staff, device_id, created_at, expires_at)
    select $1, $3, session_id, owner, customer_id, kind, staff, device_id, $4, $6 from old
    on conflict (corporation_id, token_hash) do nothing`,
}

const END_BY = {
  name: 'session_end_by',
  text: `update session set ended_by = $4, expires_at = $5
    where corporation_id = $1 and owner = $2 and session_id = $3`,
}
const ENDED_BY = {
  name: 'session_ended_by',
  text: 'select 1 from session where corporation_id = $1 and owner = $2 and session_id = $3 and ended_by = $4',
}

/** Inserts a session; a repeat after a connection lost at the commit keeps the same one. */
const OPEN = {
  name: 'session_open',
  text: `insert into session
      (corporation_id, token_hash, session_id, owner, customer_id, kind, staff, device_id, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (corporation_id, token_hash) do nothing`,
}

interface SessionOptions {
  corporationId: number
  hash: string
  requestId: string
  now: number
}

/** Whether the token is to be replaced: after a third of its life, and not while a renewal is under way. LOGIN-6 */
const isDue = ({ kind, created_at, renewed_at }: SessionRow, now: number): boolean =>
  kind !== 'staff' &&
  now - created_at.getTime() > LIFE_MS[kind] / 3 &&
  (renewed_at === null || now - renewed_at.getTime() > REPEAT_MS)

async function find(
  db: Database,
  { corporationId, hash, requestId, now }: SessionOptions,
): Promise<Session | undefined> {
  const { rows } = await db.query<SessionRow>(FIND, [corporationId, hash, new Date(now), requestId])
  const row = rows[0]
  if (!row) return undefined
  return {
    sessionId: row.session_id,
    corporationId,
    owner: row.owner,
    customerId: row.customer_id,
    isMember: row.is_member ?? false,
    kind: row.kind,
    ...(isDue(row, now) ? { renewalDue: true } : {}),
    ...(row.order_news ? { orderNews: true } : {}),
    ...(row.staff ? { staff: atDevice(row.staff) } : {}),
  }
}

/** A session that is not stored yet: its token, its row, and the cache entry of a guest's. */
function newSession({ corporationId, owner, customerId, kind, deviceId, staff }: Holder, clock: Clock, own?: string) {
  const token = `${corporationId}.${own ?? secretToken()}`
  const now = clock()
  const [hash, sessionId] = [hashOf(token), uuidv7(clock)]
  const [created, expires] = [new Date(now), new Date(now + LIFE_MS[kind])]
  const staffJson = staff ? JSON.stringify(staff) : null
  const values = [corporationId, hash, sessionId, owner, customerId, kind, staffJson, deviceId, created, expires]
  return { token, hash, values, session: { sessionId, corporationId, owner, customerId, isMember: false, kind } }
}

type RemoveWhere = (isEnded: (session: Session) => boolean) => void

/** Ends sessions. `forget` removes them from the cache. */
function endings(
  clock: Clock,
  remove: RemoveWhere,
): Pick<Sessions, 'end' | 'endAll' | 'endAt' | 'endAllBy' | 'wasEndedBy'> {
  return {
    async end(tx, session) {
      await tx
        .withTables<AuthTables>()
        .deleteFrom('session')
        .where('corporation_id', '=', session.corporationId)
        .where('owner', '=', session.owner)
        .where('session_id', '=', session.sessionId)
        .execute()
      tx.afterCommit(() => remove(({ sessionId }) => sessionId === session.sessionId))
    },
    async endAll(tx, { corporationId, owner }, but) {
      const all = tx
        .withTables<AuthTables>()
        .deleteFrom('session')
        .where('corporation_id', '=', corporationId)
        .where('owner', '=', owner)
      await (but === undefined ? all : all.where('session_id', '!=', but)).execute()
    },
    async endAt(tx, corporationId, owners, deviceId) {
      await tx
        .withTables<AuthTables>()
        .deleteFrom('session')
        .where('corporation_id', '=', corporationId)
        .where('owner', 'in', owners)
        .where('device_id', '=', deviceId)
        .execute()
    },
    async endAllBy(tx, session, requestId) {
      const { corporationId, owner, sessionId } = session
      await this.endAll(tx, session, sessionId)
      await tx.query(END_BY, [corporationId, owner, sessionId, requestId, new Date(clock() + REPEAT_MS)])
    },
    async wasEndedBy(tx, { corporationId, owner, sessionId }, requestId) {
      return (await tx.query(ENDED_BY, [corporationId, owner, sessionId, requestId])).rows.length > 0
    },
  }
}

/** Sessions in the database; guests' sessions are cached briefly. */
export function createSessions(db: Database, clock: Clock, secret: string): Sessions {
  const derived = (...parts: readonly unknown[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['session', ...parts]))
      .digest('base64url')
  const remembered = new Map<string, { session: Session; until: number }>()

  const remember = (hash: string, session: Session) => {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(hash, { session, until: clock() + GUEST_MEMORY_MS })
  }
  const remove = (isEnded: (session: Session) => boolean) => {
    for (const [hash, { session }] of remembered) if (isEnded(session)) remembered.delete(hash)
  }

  return {
    async of(token, requestId = '') {
      const corporationId = Number(token.slice(0, token.indexOf('.')))
      if (!Number.isSafeInteger(corporationId) || corporationId <= 0) return undefined
      const hash = hashOf(token)
      const known = remembered.get(hash)
      if (known && known.until > clock()) return known.session
      const session = await find(db, { corporationId, hash, requestId, now: clock() })
      if (session?.kind === 'guest') remember(hash, session)
      return session
    },
    async open(tx, holder, proof) {
      const own = proof === undefined ? undefined : derived(holder.corporationId, holder.owner, proof)
      const session = newSession(holder, clock, own)
      tx.sendWithCommit(OPEN, session.values)
      // The guest's next request follows at once.
      if (holder.kind === 'guest') tx.afterCommit(() => remember(session.hash, session.session))
      return session.token
    },
    async openGuest(guest, token) {
      const [brand, own] = token?.split('.') ?? []
      const holder: Holder = { ...guest, owner: `g:${uuidv7(clock)}`, customerId: 0, kind: 'guest' }
      const session = newSession(holder, clock, Number(brand) === guest.corporationId ? own : undefined)
      const { count } = await db.runOne(OPEN, session.values)
      if (count > 0) {
        remember(session.hash, session.session)
        return session.token
      }
      // The token exists: this request is a repeat, or the session has ended and the guest gets a new one.
      return (await this.of(session.token))?.kind === 'guest' ? session.token : this.openGuest(guest)
    },
    async renew(session, token) {
      const { corporationId, kind, sessionId } = session
      const hash = hashOf(token)
      const next = `${corporationId}.${derived(corporationId, 'renewed', hash)}`
      const now = clock()
      const times = [new Date(now), new Date(now + RENEWAL_MS), new Date(now + LIFE_MS[kind])]
      await db.runOne(RENEW, [corporationId, hash, hashOf(next), ...times])
      remove(one => one.sessionId === sessionId)
      return next
    },
    ...endings(clock, remove),
  }
}
