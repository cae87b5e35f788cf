import { fastify } from 'fastify'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHub } from './hub.ts'
import { bindStream } from './stream.ts'

test('a stream on which nothing happens is not cut off as an idle connection is · CART-11', async () => {
  const hub = createHub()
  const server = fastify({ connectionTimeout: 200, forceCloseConnections: true })
  bindStream(server, { hub, redeem: async () => ({ corporationId: 1, topics: ['order:a'] }) })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/push/stream?ticket=t`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await new Promise(resolve => setTimeout(resolve, 500))
  hub.tell({ corporationId: 1, topic: 'order:a', version: 7 })
  expect((await reader?.read())?.value).toContain('"version":7')
  await reader?.cancel()
  await server.close()
})

test('a server that stops lets its streams go, and waits for none of them', async () => {
  const server = fastify({ forceCloseConnections: 'idle' })
  bindStream(server, { hub: createHub(), redeem: async () => ({ corporationId: 1, topics: ['order:a'] }) })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/push/stream?ticket=t`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await server.close()
  expect((await reader?.read())?.done).toBe(true)
})
