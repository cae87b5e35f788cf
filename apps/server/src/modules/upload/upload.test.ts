import { randomUUID } from 'node:crypto'
import { upload as calls } from '@comanda/contract/upload'
import { isRefusal } from '@comanda/contract/core'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { bindCall, createServer } from '../../platform/http/index.ts'
import { silentLog } from '../../platform/log.ts'
import { testDatabase, testGuest } from '../../testing/index.ts'
import { instantJobs } from '../../testing/instant-jobs.ts'
import { createUploads, type UploadModule } from './index.ts'

const database = testDatabase()
const clock = settableClock('2026-11-24T12:00:00Z')
let uploads: UploadModule
let server: FastifyInstance
let who = testGuest('c:7')

beforeAll(async () => {
  uploads = createUploads({ db: database(), clock, jobs: instantJobs(), objects: undefined, maySend: async () => true })
  server = await createServer({ log: silentLog, trustProxy: false, origins: [], production: true })
  bindCall(
    { server, log: silentLog, recognise: async () => ({ ...who, requestId: randomUUID() }) },
    calls.file,
    uploads.handlers.file as never,
  )
  uploads.bind(server)
})
afterAll(() => server.close())

const drawn = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 60 } } })
const send = async (bytes: Uint8Array | string, name = 'a.jpg', type = 'image/jpeg', purpose = 'review') => {
  const form = new FormData()
  form.set('body', JSON.stringify({ purpose }))
  form.set('file', new File([bytes], name, { type }))
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await server.inject({
    method: 'POST',
    url: calls.file.path,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, ...answer.json<{ code: string; data: { name: string; path: string } }>() }
}

describe('A picture (X5)', () => {
  test('Is re-encoded smaller, without camera data, under a random name', async () => {
    const jpeg = await drawn(2400, 1200)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('SECRET-PLACE')).toBe(true)
    const { code, data } = await send(jpeg, '../../../etc/passwd')
    expect(code).toBe('000')
    expect(data).toMatchObject({ width: 1600, height: 800 })
    expect(data.path).toMatch(/^\/uploads\/1\/[\w-]{32}\.webp$/)
    const served = await server.inject({ url: data.path })
    expect(served.rawPayload.includes('SECRET-PLACE')).toBe(false)
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${data.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('A profile picture is square, whatever was sent', async () => {
    const { data } = await send(await drawn(300, 900).png().toBuffer(), 'me.png', 'image/png', 'avatar')
    expect(data).toMatchObject({ width: 512, height: 512 })
  })

  test.each([
    '../../../x',
    'C:\\x',
    'con',
    'x'.repeat(300),
    'a\u202egpj.exe',
    'a\r\nx: y.png',
    '"><b>.png',
    'a.png%00.html',
  ])('The name %j is never used (X5)', async name => {
    const { code, data } = await send(await drawn(20, 20).webp().toBuffer(), name)
    expect([code, data.name]).toEqual(['000', expect.stringMatching(/^[\w-]{32}\.webp$/)])
  })

  test('Data hidden behind a picture is removed (X5)', async () => {
    const png = await drawn(20, 20).png().toBuffer()
    const { data } = await send(
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      'a.png.html',
      'text/html',
    )
    const { rawPayload } = await server.inject({ url: data.path })
    expect(rawPayload.includes('script')).toBe(false)
  })

  test.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'],
    ['html', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['js', 'alert(1)', 'text/javascript'],
    ['php', '<?php system("id");', 'image/jpeg'],
    ['gif', 'GIF89a/*<script>*/', 'image/gif'],
    ['heic', '\x00\x00\x00\x18ftypheic', 'image/heic'],
    ['nothing', '', 'image/png'],
    ['only the head of a png', '\x89PNG\r\n\x1a\nIHDR', 'image/png'],
  ])('%s is refused, whatever its declared type (X5)', async (name, text, type) => {
    const answer = await send(Buffer.from(text, 'latin1'), `a.${name}.png`, type)
    expect(answer).toMatchObject({ code: 'FILE-01-0001', field: 'file' })
  })

  test('A picture whose pixels would fill the memory is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await send(bomb, 'a.png', 'image/png')).toMatchObject({ code: 'FILE-01-0002' })
  })

  test('More bytes than allowed are refused, and a body that is no form requests nothing', async () => {
    expect((await send(Buffer.alloc(9 * 1024 * 1024 + 1))).status).toBe(413)
    const plain = await server.inject({ method: 'POST', url: calls.file.path, payload: { purpose: 'avatar' } })
    expect(plain.statusCode).toBeLessThan(500)
    const broken = await server.inject({
      method: 'POST',
      url: calls.file.path,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nbroken',
    })
    expect(broken.statusCode).toBeLessThan(500)
  })

  test('Only signed-in callers upload files, and an unknown name is not found', async () => {
    const before = who
    who = testGuest()
    const refused = await send(await drawn(20, 20).png().toBuffer())
    who = before
    expect(refused).toMatchObject({ code: 'COM-00-1401' })
    for (const path of ['/uploads/1/x.webp', '/uploads/0/../1', `/uploads/2/${'a'.repeat(32)}.webp`])
      expect((await server.inject({ url: path })).statusCode).toBe(404)
  })

  test('A repeated request answers the same; only its own guest may repeat it, and only for its call (API-3, A1)', async () => {
    const png = await drawn(30, 30).png().toBuffer()
    const again = { ...who, requestId: randomUUID() }
    const [first, second] = [
      await uploads.handlers.file(again, { purpose: 'review' }, png),
      await uploads.handlers.file(again, { purpose: 'review' }, png),
    ]
    expect(second).toEqual(first)
    const name = isRefusal(first) || !('name' in first) ? '' : first.name
    const use = (customerId: number, purpose: 'avatar' | 'review') =>
      database().inTx(tx =>
        uploads.use(tx, { corporationId: 1, customerId, purpose, names: [name], at: new Date(clock()) }),
      )
    expect([await use(8, 'review'), await use(7, 'avatar'), await use(7, 'review')]).toEqual([false, false, true])
  })
})
