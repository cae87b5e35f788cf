import type { FastifyInstance } from 'fastify'
import { sendBytes } from '../bind.ts'
import { type Precompressed, precompress } from '../precompressed.ts'
import type { Calls } from './document.ts'

/** The document and its reference page. */
interface Written {
  document: Precompressed
  page: Precompressed
  /** The content security policy of the page. */
  policy: string
}

async function written(calls: Calls, origin: string): Promise<Written> {
  const { openApi } = await import('./document.ts')
  const { REFERENCE_POLICY, referencePage } = await import('./reference-page.ts')
  const document = openApi(calls, origin)
  const [json, page] = await Promise.all([
    precompress(JSON.stringify(document), 'application/json; charset=utf-8', 5),
    precompress(referencePage(document), 'text/html; charset=utf-8', 5),
  ])
  return { document: json, page, policy: REFERENCE_POLICY }
}

/**
 * Serves the OpenAPI document at `/open/openapi.json` and a page to read it at `/open`. They are large and rarely requested:
 * generated on the first request and then stored.
 */
export function serveOpenApi(server: FastifyInstance, calls: Calls, origin: string): void {
  let ready: Promise<Written> | undefined
  server.get('/open/openapi.json', async (request, reply) => {
    ready ??= written(calls, origin)
    return sendBytes(reply, (await ready).document, request.headers['accept-encoding'])
  })
  server.get('/open', async (request, reply) => {
    ready ??= written(calls, origin)
    const { page, policy } = await ready
    return sendBytes(reply.header('content-security-policy', policy), page, request.headers['accept-encoding'])
  })
}
