import type { CallSpec } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import { sendBytes } from './bind.ts'
import { type Precompressed, precompress } from './precompressed.ts'

type Calls = Record<string, Record<string, CallSpec>>

async function written(calls: Calls): Promise<Precompressed> {
  const { openApi } = await import('./openapi.ts')
  return precompress(JSON.stringify(openApi(calls)), 'application/json; charset=utf-8', 5)
}

/** Serves the OpenAPI document. It is as large as a book and seldom asked for: written with the first question, kept from then on. */
export function serveOpenApi(server: FastifyInstance, calls: Calls): void {
  let document: Promise<Precompressed> | undefined
  server.get('/open/openapi.json', async (request, reply) => {
    document ??= written(calls)
    return sendBytes(reply, await document, request.headers['accept-encoding'])
  })
}
