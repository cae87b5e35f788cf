import { randomUUID } from 'node:crypto'
import { createSessions } from '../../modules/auth/sign-in/sessions.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { DEMO } from './twin-brand.ts'
import type { Reply, WholeHouse } from '../whole-house.ts'

/** Somebody who asks the house over HTTP. */
export interface Asker {
  /** Empty for who has no session. */
  token: string
  ask(path: string, body: object): Promise<Reply['body']>
  /** What was answered; throws where it is a refusal. */
  get<T = Record<string, unknown>>(path: string, body: object): Promise<T>
}

/** Whoever holds `token`. */
export function askerWith(house: WholeHouse, token: string): Asker {
  const input: Asker['ask'] = async (path, body) => {
    const headers = { 'x-request-id': randomUUID(), 'ctx-deviceid': 'test', ...(token !== '' && { token }) }
    return (await house.ask(path, body, headers)).body
  }
  return {
    token,
    ask: input,
    async get<T>(path: string, body: object) {
      const answer = await input(path, body)
      if (answer.code !== '000') throw new Error(`${path}: ${JSON.stringify(answer)}`)
      return answer.data as T
    },
  }
}

/** A customer of the demo brand, or of its twin, signed in. */
export async function customerOf(
  house: WholeHouse,
  db: Database,
  customerId: number,
  corporationId = DEMO,
): Promise<Asker> {
  const sessions = createSessions(db, systemClock, 'a secret of at least thirty-two signs')
  const holder = {
    corporationId,
    owner: `c:${customerId}` as const,
    customerId,
    kind: 'customer' as const,
    deviceId: 'test',
  }
  return askerWith(house, await db.inTx(tx => sessions.open(tx, holder)))
}
