import { randomUUID } from 'node:crypto'
import type { CallSpec } from '@comanda/contract/core'
import type { Envelope } from './answer.ts'
import type { TestApp } from './test-app.ts'

/** An answer over HTTP. */
interface RawAnswer {
  status: number
  body: Envelope
}

/**
 * Posts a body as it is, for requests that the contract's types do not allow: `payload` is sent unchanged if it is a text.
 * @param to a call of the contract, or a path that is none
 */
export async function rawPost(
  app: Pick<TestApp, 'server'>,
  to: Pick<CallSpec, 'path'> | string,
  payload: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const reply = await app.server.inject({
    method: 'POST',
    url: typeof to === 'string' ? to : to.path,
    headers: { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return { status: reply.statusCode, body: JSON.parse(reply.body) as Envelope }
}
