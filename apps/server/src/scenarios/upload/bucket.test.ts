import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { movePictures } from '../../modules/upload/index.ts'
import { readConfig } from '../../platform/config.ts'
import { refusedAs, SHOP, testApp, testBucket, twenty } from '../../testing/index.ts'

const { s3, env, connect } = await testBucket()
afterAll(() => s3.close())
const HOUR_MS = 3_600_000
const app = testApp({ brand: 'demo', env, clock: Date.now() })

const picture = (red = 200) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const send = async () => app.customer().must(contract.upload.file, { purpose: 'review' }, { file: await picture() })
const stored = () => [...s3.objects.keys()].filter(key => key.startsWith('uploads/'))
const keyOf = (name: string) => `uploads/${app.corporationId}/${name}`
const bytesInDatabase = async (name: string) =>
  (await app.sql<{ bytes: Buffer | null }>('select bytes from upload where upload_name = $1', [name]))[0]?.bytes
const served = async (path: string) => {
  const { statusCode, rawPayload } = await app.server.inject({ url: path })
  return statusCode === 200 ? rawPayload : statusCode
}

test('A picture is stored in the bucket and served from there (X5)', async () => {
  const { name, path } = await send()
  expect(stored()).toContain(keyOf(name))
  expect(await bytesInDatabase(name)).toBe(null)
  expect(await served(path)).toEqual(s3.objects.get(keyOf(name)))
})

test('A picture of a dish is stored in the bucket in every width (MENU-9)', async () => {
  const chief = app.staff('brand')
  const { path } = await chief.must(contract.upload.dishFile, { shopId: SHOP }, { file: await picture() })
  for (const width of [160, 320, 640]) expect(await served(`/media/${path}@${width}.webp`)).toBeInstanceOf(Buffer)
})

test('A video is stored in the bucket and served in parts (DECO-6)', async () => {
  const file = Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'), Buffer.alloc(3000, 7)])
  const { path } = await app.staff('brand').must(contract.upload.videoFile, { shopId: SHOP }, { file })
  const range = (text: string) => app.server.inject({ url: `/media/${path}`, headers: { range: text } })
  const [part, rest, beyond] = [await range('bytes=10-19'), await range('bytes=3000-'), await range('bytes=9999-')]
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 10-19/${file.length}`,
    file.subarray(10, 20),
  ])
  expect(rest.rawPayload).toEqual(file.subarray(3000))
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${file.length}`])
  expect(await served(`/media/${path}`)).toEqual(file)
})

test('Twenty copies of a request store one picture; the others are removed an hour later (API-3)', async () => {
  const ann = app.customer({ requestId: crypto.randomUUID() })
  const [before, file] = [stored().length, await picture()]
  app.jobs.hold(true)
  const names = await twenty(async () => (await ann.must(contract.upload.file, { purpose: 'review' }, { file })).name)
  expect(new Set(names).size).toBe(1)
  app.clock.advance(HOUR_MS)
  app.jobs.hold(false)
  await app.jobs.idle()
  expect(stored().length - before).toBe(1)
  expect(stored()).toContain(keyOf(names[0] ?? ''))
})

test('A picture of a transaction that failed is removed an hour later', async () => {
  const before = stored()
  app.jobs.hold(true)
  await app.db.inTx(async tx => {
    await tx.query({ name: 'no_more_uploads', text: 'alter table upload rename to upload_away' }, [])
  })
  const refused = await app.customer().call(contract.upload.file, { purpose: 'review' }, { file: await picture() })
  await app.db.inTx(async tx => {
    await tx.query({ name: 'uploads_again', text: 'alter table upload_away rename to upload' }, [])
  })
  expect(refusedAs(refused)).toBe('fault')
  expect(stored().length).toBe(before.length + 1)
  app.clock.advance(HOUR_MS)
  app.jobs.hold(false)
  await app.jobs.idle()
  expect(stored()).toEqual(before)
})

test('Unused pictures are removed from the bucket with their rows', async () => {
  const { name, path } = await send()
  app.clock.advance(25 * HOUR_MS)
  await app.retention.enqueueDue()
  await app.jobs.idle()
  expect(stored()).not.toContain(keyOf(name))
  expect(await served(path)).toBe(404)
})

test('A bucket that does not answer refuses pictures as busy, and orders go on (O10)', async () => {
  s3.fail(500, 3)
  const file = await picture()
  expect(refusedAs(await app.customer().call(contract.upload.file, { purpose: 'review' }, { file }))).toBe('busy')
  const { statusCode } = await app.server.inject({ url: '/readyz' })
  expect(statusCode).toBe(200)
})

test('Pictures are moved to the database and back, and are the same; a repeat moves nothing', async () => {
  const { name, path } = await send()
  const before = await served(path)
  const { objects, close } = await connect()
  if (!objects) expect.fail('no bucket')
  const all = stored().length
  expect(await movePictures(app.db, objects, 'to-database')).toBeGreaterThan(0)
  expect(stored()).toEqual([])
  expect(await bytesInDatabase(name)).toEqual(before)
  expect(await served(path)).toEqual(before)
  expect(await movePictures(app.db, objects, 'to-bucket')).toBe(all)
  expect(await movePictures(app.db, objects, 'to-bucket')).toBe(0)
  expect(await bytesInDatabase(name)).toBe(null)
  expect(await served(path)).toEqual(before)
  await close()
})

test.each([
  ['an unknown bucket', { S3_BUCKET: 'others' }, /no bucket of that name: create it, or correct S3_BUCKET/],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIDOTHER' }, /does not know the key: correct S3_ACCESS_KEY_ID/],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'other' }, /refuses the signature: correct S3_SECRET_ACCESS_KEY/],
  ['another region', { S3_REGION: 'us-east-1' }, /in another region: correct S3_REGION/],
  ['a wrong address', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /does not answer: start it, or correct S3_ENDPOINT/],
])('A start with %s ends in one sentence without keys', async (_what, other, sentence) => {
  const fault = await connect(other).then(
    () => 'started',
    (error: Error) => error.message,
  )
  expect(fault).toMatch(sentence)
  expect(fault).not.toContain(s3.keys.secretAccessKey)
})

test('A bucket needs its keys, and keys need their bucket', () => {
  const faults = (given: Record<string, string>) => {
    const read = readConfig({ NODE_ENV: 'test', ...given })
    return 'faults' in read ? read.faults : []
  }
  expect(faults({ S3_BUCKET: 'pictures' })).toHaveLength(2)
  expect(faults({ S3_ACCESS_KEY_ID: 'x' })).toEqual(['S3_BUCKET: needed together with S3_ACCESS_KEY_ID'])
  expect(faults({ S3_BUCKET: 'Not A Name' })).toEqual([
    'S3_BUCKET: must be a name in small letters, digits and hyphens',
  ])
})
