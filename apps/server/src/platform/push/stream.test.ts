import { fastify } from 'fastify'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHub } from './hub.ts'
import { bindStream, holderTopic } from './stream.ts'

test('A stream without events is not cut off as idle (CART-11)', async () => {
  const hub = createHub()
  const server = fastify({ connectionTimeout: 200, forceCloseConnections: true })
  bindStream(server, { hub, redeem: async () => ({ corporationId: 1, owner: 's:1', topics: ['order:a'] }) })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/push/stream?ticket=t`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await new Promise(resolve => setTimeout(resolve, 500))
  hub.publish({ corporationId: 1, topic: 'order:a', version: 7 })
  expect((await reader?.read())?.value).toContain('"version":7')
  await reader?.cancel()
  await server.close()
})

test('A stopping server closes its streams and waits for none', async () => {
  const server = fastify({ forceCloseConnections: 'idle' })
  bindStream(server, {
    hub: createHub(),
    redeem: async () => ({ corporationId: 1, owner: 's:1', topics: ['order:a'] }),
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/push/stream?ticket=t`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await server.close()
  expect((await reader?.read())?.done).toBe(true)
})

test('The streams of an ended session are closed at once, and no others (LOGIN-5)', async () => {
  const hub = createHub()
  const server = fastify({ forceCloseConnections: true })
  bindStream(server, { hub, redeem: async ticket => ({ corporationId: 1, owner: ticket, topics: ['shop:1'] }) })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const streamOf = async (owner: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/push/stream?ticket=${owner}`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    return reader
  }
  const [ended, other] = [await streamOf('s:1'), await streamOf('s:2')]
  hub.publish({ corporationId: 1, topic: holderTopic('s:1'), version: 1 })
  expect((await ended?.read())?.done).toBe(true)
  hub.publish({ corporationId: 1, topic: 'shop:1', version: 7 })
  expect((await other?.read())?.value).toContain('"version":7')
  expect(hub.watchedTopics().map(({ topic }) => topic)).toEqual(['shop:1', holderTopic('s:2')])
  await other?.cancel()
  await server.close()
})

test('A client with thousands of streams leaves room for others, whose phones poll instead (R2)', async () => {
  const server = fastify({ forceCloseConnections: true, trustProxy: true })
  const redeem = async () => ({ corporationId: 1, owner: 'g:1', topics: ['order:a'] })
  bindStream(server, { hub: createHub(), redeem, limits: { all: 3, network: 2 } })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const open = async (from: string) => {
    const stop = new AbortController()
    const headers = { 'x-forwarded-for': from }
    const url = `http://127.0.0.1:${port}/api/push/stream?ticket=t`
    const { status } = await fetch(url, { headers, signal: stop.signal })
    return { status, stop: () => stop.abort() }
  }
  const [first, second, third] = [await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.1')]
  const [other, last] = [await open('192.0.2.2'), await open('192.0.2.3')]
  expect([first, second, third, other, last].map(one => one.status)).toEqual([200, 200, 503, 200, 503])
  first.stop()
  await expect.poll(async () => (await open('192.0.2.1')).status).toBe(200)
  await server.close()
})
