import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { dropSilent } from './idle-connections.ts'
import { shedOverload } from './overload.ts'

const sockets: Socket[] = []
let server: FastifyInstance

/** A server that answers a POST to `/slow` once `release` is called. */
async function serve(): Promise<{ port: number; release: () => void; waiting: () => number }> {
  server = fastify()
  shedOverload(server, 3)
  dropSilent(server.server, 10)
  const waits: (() => void)[] = []
  server.get('/health', async () => 'well')
  server.post('/quick', async () => 'done')
  server.post('/slow', async () => {
    await new Promise<void>(resolve => waits.push(resolve))
    return 'done'
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, release: () => waits.splice(0).forEach(done => done()), waiting: () => waits.length }
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

/** A connection that sends `text` and then stays silent. */
async function silentAfter(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('connect', resolve))
  if (text !== '') await new Promise(resolve => socket.write(text, resolve))
  return socket
}

const post = async (port: number, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return { status: answer.status, body: await answer.text(), later: answer.headers.get('retry-after') }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(resolve => setImmediate(resolve))
}

test('Beyond its capacity it refuses at once with a clear text, and continues when there is room (R3)', async () => {
  const { port, release, waiting } = await serve()
  const first = Array.from({ length: 3 }, () => post(port, '/slow'))
  await until(() => waiting() === 3)
  for (let more = 0; more < 20; more += 1) {
    const { status, body, later } = await post(port, '/quick')
    expect([status, JSON.parse(body).code, later]).toEqual([503, 'COM-00-0503', '1'])
  }
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  release()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await post(port, '/quick')).status).toBe(200)
})

test('Bodies that arrive byte by byte take no other request’s place (R2)', async () => {
  const { port } = await serve()
  const head = 'POST /quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  await Promise.all(Array.from({ length: 8 }, () => silentAfter(port, head)))
  for (let turn = 0; turn < 5; turn += 1) expect((await post(port, '/quick')).status).toBe(200)
})

test('Connections that send nothing or half a header give way to requests; waiting requests keep their connection (R2)', async () => {
  const { port, release, waiting } = await serve()
  const answered = post(port, '/slow')
  await until(() => waiting() === 1)
  const all = [
    ...(await Promise.all(Array.from({ length: 15 }, () => silentAfter(port, '')))),
    ...(await Promise.all(Array.from({ length: 15 }, () => silentAfter(port, 'GET /health HTTP/1.1\r\nHos')))),
  ]
  await until(() => all.filter(socket => socket.destroyed || socket.closed).length >= 20)
  expect((await post(port, '/quick')).status).toBe(200)
  release()
  expect((await answered).status).toBe(200)
})
