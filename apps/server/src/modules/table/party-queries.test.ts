import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import {
  endSession,
  liveSessions,
  makeSession,
  movedTo,
  noteSeen,
  partyRows,
  shortenParty,
  saveSeat,
  seatOf,
  seatSession,
  seenAt,
  sessionThere,
  extendParty,
} from './party-queries.ts'
import { gaveWay } from './seat-queries.ts'

const database = testDatabase()
const AT = { corporationId: 1, shopId: 7, tableId: 'table-1' }
const ANN = 'c:ann'
const BEN = 'c:ben'
const START = new Date('2026-03-04T12:00:00Z')
const END = new Date('2026-03-04T16:00:00Z')
const LAST = new Date(END.getTime() - 1)
const sessionId = randomUUID()

const seat = (owner: string) => ({
  person_id: randomUUID(),
  owner,
  nick: owner,
  avatar: 1,
  joined_at: START,
  acted_at: START,
  leftAt: null,
  gave_way: false,
})

/** The state that all phones at the table show at `now`. */
async function seen(now: Date) {
  const db = database()
  return {
    party: (await partyRows(db, AT, ANN, now)).length,
    seat: (await seatOf(db, { ...AT, owner: ANN }, now)) !== undefined,
    session: (await sessionThere(db, AT, now)) !== undefined,
    gaveWay: await gaveWay(db, { ...AT, owner: BEN }, now),
    console: (await liveSessions(db, AT.corporationId, AT.shopId, now)).length,
  }
}

beforeAll(async () => {
  await database().inTx(async tx => {
    await makeSession(tx, AT, { sessionId, pin: '1234', now: START, endsAt: END })
    await saveSeat(tx, AT.corporationId, sessionId, seat(ANN))
    // A seat is taken first, and changed when its person leaves.
    const ben = seat(BEN)
    await saveSeat(tx, AT.corporationId, sessionId, ben)
    await saveSeat(tx, AT.corporationId, sessionId, { ...ben, leftAt: START, gave_way: true })
  })
})

describe('A party at its table', () => {
  test('Exists until its end time and for no one afterwards, even before it is ended (C6)', async () => {
    expect(await seen(LAST)).toEqual({ party: 1, seat: true, session: true, gaveWay: true, console: 1 })
    expect(await seen(END)).toEqual({ party: 0, seat: false, session: false, gaveWay: false, console: 0 })
  })

  test('Is found at its new table until its end, by those who still sit there (C6)', async () => {
    const to = { ...AT, tableId: 'table-2' }
    await database().inTx(tx => seatSession(tx, to, sessionId))
    expect(await movedTo(database(), AT, ANN, LAST)).toBe('table-2')
    expect(await movedTo(database(), AT, BEN, LAST)).toBeUndefined()
    expect(await movedTo(database(), AT, ANN, END)).toBeUndefined()
  })

  test('Is not seen again after it was ended (C6)', async () => {
    const note = (now: Date) => noteSeen(database().runOne, AT.corporationId, [sessionId], now)
    await note(START)
    expect(await seenAt(database(), AT.corporationId, sessionId)).toBe(START.getTime())
    await database().inTx(tx => endSession(tx, AT.corporationId, sessionId, { now: LAST, by: 'test' }))
    await note(LAST)
    expect(await seenAt(database(), AT.corporationId, sessionId)).toBe(START.getTime())
    expect(await movedTo(database(), AT, ANN, LAST)).toBeUndefined()
    expect(await database().inTx(tx => seatSession(tx, { ...AT, tableId: 'table-3' }, sessionId))).toBe(false)
  })

  test('Is not lengthened or shortened after it was ended (C6)', async () => {
    const STORED = {
      name: 'test_session_end',
      text: 'select ends_at, rests_since from table_session where session_id = $1',
    }
    const endsAt = async () => (await database().query(STORED, [sessionId])).rows
    const before = await endsAt()
    await extendParty(database().runOne, AT.corporationId, sessionId, new Date(END.getTime() + 1000))
    await database().inTx(tx => shortenParty(tx, AT.corporationId, sessionId, { endsAt: START, now: LAST }))
    expect(await endsAt()).toEqual(before)
  })
})
