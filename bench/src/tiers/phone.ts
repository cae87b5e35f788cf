import { type Connection, openConnection, StatusError } from '../load/connection.ts'
import { requestBytes } from '../load/request.ts'
import type { Stopwatch, Wait } from './stopwatch.ts'

export interface Response<T> {
  code: string
  data: T
}

/** A phone with its own connection, which repeats requests like the app. API-3 */
export interface Phone {
  /** Sends a request under one request id, at most five times; a refusal is an answer. @throws Disconnected if every attempt failed */
  ask<T>(path: string, body: object, wait?: Wait): Promise<Response<T>>
  /** The same without parsing the answer. */
  load(path: string, body: object, wait: Wait): Promise<void>
  leave(): void
}

/** The guest gave up: every attempt was unanswered or refused as overload. */
export class Disconnected extends Error {}

const TRIES = 5
const BUSY = 503

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** A phone whose session is `token`; its waits are recorded. */
export function openPhone(port: number, token: string, stopwatch: Stopwatch): Phone {
  let connection: Connection | undefined

  const once = async (request: Buffer, wait: Wait | undefined): Promise<Buffer | undefined> => {
    const from = performance.now()
    try {
      connection ??= await openConnection(port)
      const answer = await connection.ask(request)
      if (wait !== undefined) stopwatch.note(wait, performance.now() - from)
      return answer
    } catch (error) {
      if (error instanceof StatusError && error.status !== BUSY) throw error
      if (error instanceof StatusError) stopwatch.note('refusal', performance.now() - from)
      else connection = undefined
      return undefined
    }
  }

  const insist = async (path: string, body: object, wait: Wait | undefined): Promise<Buffer> => {
    const request = requestBytes(path, body, token)
    for (let nth = 1; nth <= TRIES; nth += 1) {
      const answer = await once(request, wait)
      if (answer !== undefined) return answer
      await pause(1000 * nth * (0.5 + Math.random()))
    }
    throw new Disconnected(path)
  }

  return {
    ask: async <T>(path: string, body: object, wait?: Wait) =>
      JSON.parse((await insist(path, body, wait)).toString()) as Response<T>,
    load: async (path, body, wait) => void (await insist(path, body, wait)),
    leave: () => connection?.close(),
  }
}
