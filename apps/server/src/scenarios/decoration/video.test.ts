import { contract } from '@comanda/contract'
import { MAX_VIDEO_MB } from '@comanda/domain/upload'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const owner = app.staff('brand')
const shop = { shopId: SHOP }
const HEAD = '\x00\x00\x00\x20ftypisom'
const mp4 = (size = 4000) => Buffer.concat([Buffer.from(HEAD, 'latin1'), Buffer.alloc(size - HEAD.length, 7)])

test('A video is served whole and in the parts a browser names (DECO-6)', async () => {
  const file = mp4()
  const { path } = await owner.must(contract.upload.videoFile, shop, { file })
  const get = (range?: string) => app.server.inject({ url: `/media/${path}`, ...(range && { headers: { range } }) })
  const whole = await get()
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(whole.rawPayload.equals(file)).toBe(true)
  const part = await get('bytes=10-19')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10-19/4000'])
  expect(part.rawPayload.equals(file.subarray(10, 20))).toBe(true)
  const rest = await get('bytes=3990-')
  expect(rest.headers['content-range']).toBe('bytes 3990-3999/4000')
  expect((await get('bytes=4000-')).statusCode).toBe(416)
  expect((await app.server.inject({ url: `/media/${path}x` })).statusCode).toBe(404)
})

test('Only MP4 and WebM up to the limit are taken, from people who edit pages (DECO-6, X5)', async () => {
  const send = (file: Buffer, by = owner) => by.call(contract.upload.videoFile, shop, { file })
  expect(refusedAs(await send(Buffer.from('<!doctype html><script>alert(1)</script>')))).toBe('videoUnfit')
  const large = await send(mp4(MAX_VIDEO_MB * 1024 * 1024 + 1))
  expect(refusedAs(large)).toBe('videoTooLarge')
  expect(large).toMatchObject({ message: expect.stringContaining(`${MAX_VIDEO_MB} MB`) })
  expect(refusedAs(await send(mp4(), app.staff()))).toBe('rightMissing')
})
