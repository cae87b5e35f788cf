import { distinctNick, IDLE_MS, isLive, isNextParty, nextAvatar, type SessionTimes } from '@comanda/domain/table'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
import { digitCode, uuidv7 } from '../../platform/ids.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Party, Person } from '../../ports/table.ts'
import {
  type At,
  endSession,
  lockSession,
  makeSession,
  moveSession,
  partyRows,
  type SeatRow,
  type SessionRow,
  saveSeat,
  seatSession,
  seatsOf,
  extendParty,
} from './party-queries.ts'
import { noteActed } from './seat-queries.ts'

export interface PartyDeps {
  db: Database
  clock: Clock
  /** Publishes a change of a watched topic. */
  publish(corporationId: number, topic: string, version: number): void
  /** Seals the PINs of parties in their rows. U3 */
  pins: Seal
}

export interface SeatInput extends At {
  owner: string
}

/** Minimum time (ms) between two extensions of a party. */
const NOTED_EVERY_MS = 10 * 60_000
/** Minimum time (ms) between two records of what a person does. */
const ACTED_EVERY_MS = 60_000

export const timesOf = (row: SessionRow): SessionTimes => ({
  endsAt: row.ends_at.getTime(),
  ...(row.rests_since && { restsSince: row.rests_since.getTime() }),
})

/** A person at a table, with the data that others may ask for. */
export const personOf = ({ person_id, owner, nick, avatar, here, joined_at }: SeatRow): Person => ({
  personId: person_id,
  owner,
  nick,
  avatar,
  here,
  joinedAt: joined_at.getTime(),
})

export type PinDeps = Pick<PartyDeps, 'pins'>

/** The PIN of a party. That of a party from before an upgrade is not sealed. */
export const pinOf = ({ pins }: PinDeps, { pin }: Pick<SessionRow, 'pin'>): string => pins.open(pin) ?? pin

/** A party as `owner` sees it. */
export const partyOf = (deps: PinDeps, session: SessionRow, seats: readonly SeatRow[], owner: string): Party => ({
  sessionId: session.session_id,
  pin: pinOf(deps, session),
  persons: seats.filter(seat => !seat.gave_way).map(personOf),
  me: seats.find(seat => seat.owner === owner && seat.here)?.person_id ?? '',
})

/** The party the owner sits with at a table; undefined for anyone else. C6 */
export async function partyAt(deps: PartyDeps, input: SeatInput, acts = false): Promise<Party | undefined> {
  const now = deps.clock()
  const rows = await partyRows(deps.db, input, input.owner, new Date(now))
  const [session] = rows
  if (!session) return undefined
  const due = session.rests_since !== null || session.ends_at.getTime() - now < IDLE_MS - NOTED_EVERY_MS
  if (acts && due) await extendParty(deps.db.runOne, input.corporationId, session.session_id, new Date(now + IDLE_MS))
  const me = rows.find(({ owner }) => owner === input.owner)
  if (acts && me && now - me.acted_at.getTime() >= ACTED_EVERY_MS)
    await noteActed(deps.db.runOne, input.corporationId, me, new Date(now))
  return partyOf(deps, session, rows, input.owner)
}

/** The new seat of a person, in addition to `seats`. */
export const seated = (
  ownSeat: SeatRow | undefined,
  seats: readonly SeatRow[],
  input: { owner: string; nick: string | undefined },
  now: Date,
): SeatRow => {
  const others = seats.filter(seat => seat !== ownSeat)
  return {
    person_id: ownSeat?.person_id ?? `p${1 + Math.max(0, ...seats.map(it => Number(it.person_id.slice(1))))}`,
    owner: input.owner,
    nick: distinctNick(
      input.nick ?? ownSeat?.nick ?? '',
      others.map(it => it.nick),
    ),
    avatar: ownSeat?.avatar ?? nextAvatar(others.map(it => it.avatar)),
    joined_at: ownSeat?.joined_at ?? now,
    here: true,
    acted_at: now,
    gave_way: false,
  }
}

/** Seats a guest who ordered at a table without a seat: they move with the party. */
export async function seat(deps: PartyDeps, tx: Tx, { owner, ...at }: SeatInput): Promise<void> {
  const { session_id: id } = await openSession(deps, tx, at)
  const seats = await seatsOf(tx, at.corporationId, id)
  const ownSeat = seats.find(one => one.owner === owner)
  if (ownSeat?.here) return
  const now = new Date(deps.clock())
  await saveSeat(tx, at.corporationId, id, {
    ...seated(ownSeat, seats, { owner, nick: undefined }, now),
    leftAt: null,
  })
}

/** The live session at a table, locked; a new one if there is none, or if the last party has finished. */
export async function openSession(deps: PartyDeps, tx: Tx, at: At, owner?: string): Promise<SessionRow> {
  for (;;) {
    const now = deps.clock()
    const session = await lockSession(tx, at)
    if (session && (await goesOn(tx, at, { session, now, owner }))) return session
    if (session) await finish(deps, tx, at.corporationId, session.session_id, 'time')
    await makeSession(tx, at, {
      sessionId: uuidv7(),
      pin: deps.pins.seal(digitCode(4)),
      now: new Date(now),
      endsAt: new Date(now + IDLE_MS),
    })
  }
}

async function goesOn(
  tx: Tx,
  { corporationId }: At,
  { session, now, owner }: { session: SessionRow; now: number; owner: string | undefined },
): Promise<boolean> {
  const times = timesOf(session)
  if (!isLive(times, now)) return false
  if (!isNextParty(times, now) || owner === undefined) return true
  return (await seatsOf(tx, corporationId, session.session_id)).some(seat => seat.owner === owner)
}

/** Notifies those who share a table of a change. */
export async function notifyParty(deps: PartyDeps, tx: Tx, corporationId: number, sessionId: string): Promise<void> {
  const version = await moveSession(tx, corporationId, sessionId, new Date(deps.clock() + IDLE_MS))
  tx.afterCommit(() => deps.publish(corporationId, `table:${sessionId}`, version))
}

/** Ends a session, and notifies its subscribers. */
export async function finish(
  deps: PartyDeps,
  tx: Tx,
  corporationId: number,
  sessionId: string,
  endedBy: string,
): Promise<void> {
  const version = await endSession(tx, corporationId, sessionId, { now: new Date(deps.clock()), by: endedBy })
  if (version !== undefined) tx.afterCommit(() => deps.publish(corporationId, `table:${sessionId}`, version))
}

/** Changes the caller's name, or lets the caller leave; undefined if the caller does not sit there. */
export async function changeSeat(
  deps: PartyDeps,
  input: SeatInput,
  change: { nick?: string | undefined; leave: boolean },
): Promise<Party | undefined> {
  return deps.db.inTx(async tx => {
    const now = new Date(deps.clock())
    const session = await lockSession(tx, input)
    if (!session || !isLive(timesOf(session), now.getTime())) return undefined
    const seats = await seatsOf(tx, input.corporationId, session.session_id)
    const ownSeat = seats.find(seat => seat.owner === input.owner && seat.here)
    if (!ownSeat) return undefined
    const others = seats.filter(seat => seat !== ownSeat)
    const taken = others.map(it => it.nick)
    const nick = change.nick === undefined ? ownSeat.nick : distinctNick(change.nick, taken)
    const next = { ...ownSeat, nick, here: !change.leave, acted_at: now }
    await saveSeat(tx, input.corporationId, session.session_id, { ...next, leftAt: change.leave ? now : null })
    await notifyParty(deps, tx, input.corporationId, session.session_id)
    return partyOf(
      deps,
      session,
      seats.map(seat => (seat === ownSeat ? next : seat)),
      input.owner,
    )
  })
}

/** Begins a party at a table before its guests do. */
export const openTableAt = (deps: PartyDeps, at: At): Promise<SessionRow> =>
  deps.db.inTx(tx => openSession(deps, tx, at))

/** Moves a party to another table of its store; false if that table is occupied, or the party has ended. */
export async function moveParty(
  deps: PartyDeps,
  tx: Tx,
  { sessionId, ...to }: At & { sessionId: string },
): Promise<boolean> {
  const session = await lockSession(tx, to)
  if (session) {
    if (isLive(timesOf(session), deps.clock())) return false
    await finish(deps, tx, to.corporationId, session.session_id, 'time')
  }
  if (!(await seatSession(tx, to, sessionId))) return false
  await notifyParty(deps, tx, to.corporationId, sessionId)
  return true
}

/** The party at a table, locked until the transaction ends. */
export const holdParty = async (tx: Tx, at: At): Promise<string | undefined> => (await lockSession(tx, at))?.session_id
