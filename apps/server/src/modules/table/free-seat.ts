import { mostPersons } from '@comanda/domain/table'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type At, type SeatRow, type SessionRow, saveSeat } from './party-queries.ts'
import { pruneSeats } from './seat-queries.ts'

/** People of a party who have something at their table. */
export interface Occupants {
  /** Phones and accounts with an order, a part of the bill, a coupon in the cart, or a non-empty cart of their own. */
  owners: ReadonlySet<string>
  /** People with a line in a shared cart, dishes in an order, or a share of a buffet. */
  personIds: ReadonlySet<string>
}

/** The party whose holders are read. */
export type PartyAt = At & { sessionId: string; startedAt: Date; owners: readonly string[] }

export interface OccupantDeps {
  occupantsAt(db: Queries, party: PartyAt): Promise<Occupants>
}

interface Seats {
  session: SessionRow
  seats: readonly SeatRow[]
}

/** A person who came within this time (ms) keeps the seat: their first choice is on its way. */
const NEWCOMER_MS = 15_000

/** The occupied seats of a party without anything at the table, the longest idle first. S4 */
export async function idleSeats(
  deps: OccupantDeps,
  db: Queries,
  at: At,
  { session, seats }: Seats,
): Promise<SeatRow[]> {
  const here = seats.filter(seat => seat.here)
  const owners = here.map(({ owner }) => owner)
  const party = { ...at, sessionId: session.session_id, startedAt: session.started_at, owners }
  const holders = await deps.occupantsAt(db, party)
  return here
    .filter(({ owner, person_id }) => !holders.owners.has(owner) && !holders.personIds.has(person_id))
    .toSorted((a, b) => a.acted_at.getTime() - b.acted_at.getTime())
}

/**
 * Whether a person has room at a table of `most` phones; a former member with something there always has. At a full table the
 * seat without anything that is idle longest is given up, so that phones which only occupy seats cannot keep people out. S4
 */
export async function freeSeatFor(
  deps: OccupantDeps,
  tx: Tx,
  at: At & { most: number; keepsSeats?: boolean | undefined },
  { session, seats, ownSeat, now }: Seats & { ownSeat: SeatRow | undefined; now: Date },
): Promise<boolean> {
  if (ownSeat?.here || seats.filter(seat => seat.here).length < at.most) return true
  if (at.keepsSeats) return false
  const withOwn = seats.map(seat => (seat === ownSeat ? { ...seat, here: true } : seat))
  const empty = await idleSeats(deps, tx, at, { session, seats: withOwn })
  const isOwn = ({ person_id }: SeatRow) => person_id === ownSeat?.person_id
  if (ownSeat && !empty.some(isOwn)) return true
  const settled = now.getTime() - NEWCOMER_MS
  const idle = empty.find(seat => !isOwn(seat) && seat.joined_at.getTime() < settled)
  if (!idle) return false
  await saveSeat(tx, at.corporationId, session.session_id, { ...idle, gave_way: true, leftAt: now })
  await pruneSeats(tx, at.corporationId, session.session_id, at.most)
  return true
}

/** The most phones at a table. Where each phone has its own cart it is nearly unlimited: strangers may eat at one table. S4 */
export const maxSeatsAt = ({ seats, playerMode }: { seats: number; playerMode: boolean }): number =>
  mostPersons(playerMode ? seats : SEATS_WITHOUT_SHARED_CART)

/** Seats at a table without a shared cart. */
export const SEATS_WITHOUT_SHARED_CART = 99
