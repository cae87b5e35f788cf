import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'
import { draftActor } from './draft-actor.ts'

const app = testApp()
const manager = app.staff('manager')
const shop = { shopId: SHOP }
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer()

test('A picture of a dish is served in the widths that phones load, never enlarged (MENU-9)', async () => {
  const { path } = await manager.must(contract.upload.dishFile, shop, { file: await photo() })
  const widthOf = async (file: number) => {
    const answer = await app.server.inject({ url: `/media/${path}@${file}.webp` })
    expect(answer.headers['content-type']).toBe('image/webp')
    return (await sharp(answer.rawPayload).metadata()).width
  }
  for (const width of [160, 320, 640]) expect(await widthOf(width)).toBe(width)
  expect(await widthOf(1280)).toBe(1200)
  // Wide pictures of pages.
  for (const width of [375, 750]) expect(await widthOf(width)).toBe(width)
  expect(await widthOf(1500)).toBe(1200)
  // A picture that was stored before has no file of the largest width.
  const text = "delete from upload where upload_name like '%@1280.webp'"
  await app.db.inTx(tx => tx.query({ name: 'no_largest', text }, []))
  expect(await widthOf(1280)).toBe(640)
  expect((await app.server.inject({ url: `/media/${path}@999.webp` })).statusCode).toBe(404)
})

const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#c63',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer()

test('A browser that shows AVIF is sent it once it is encoded, every other one WebP (MENU-9)', async () => {
  const { path } = await manager.must(contract.upload.dishFile, shop, { file: await noise() })
  const served = async (accept: string) => {
    const answer = await app.server.inject({ url: `/media/${path}@320.webp`, headers: { accept } })
    expect(answer.headers['vary']).toContain('accept')
    return { type: answer.headers['content-type'], format: (await sharp(answer.rawPayload).metadata()).format }
  }
  await expect.poll(() => served('image/avif,image/webp,*/*')).toEqual({ type: 'image/avif', format: 'heif' })
  expect(await served('image/webp,*/*')).toEqual({ type: 'image/webp', format: 'webp' })
})

test('A menu has the dominant colour of each picture, also of one that was stored without it (MENU-9)', async () => {
  const own = draftActor(app)
  const { path } = await manager.must(contract.upload.dishFile, shop, { file: await photo() })
  await app.db.inTx(tx => tx.query({ name: 'no_colors', text: 'update upload set color = null' }, []))
  await own.editDraft(document => ({
    ...document,
    items: document.items.map((item, at) => (at === 0 ? { ...item, picture: path } : item)),
  }))
  const { mark } = await own.draft()
  await manager.must(contract.menu.publishMenu, { ...shop, mark, note: '' })
  const menu = await app.guest().must(contract.menu.queryAllMenus, { shopId: SHOP, businessType: 1300 })
  if (menu.part !== 'menu') throw new Error('no menu')
  const color = menu.document.items.find(item => item.picture === path)?.pictureColor
  expect(color).toMatch(/^[0-9a-f]{6}$/)
  const [red = 0, green = 0, blue = 0] = (color?.match(/../g) ?? []).map(part => Number.parseInt(part, 16))
  expect(Math.max(Math.abs(red - 0xcc), Math.abs(green - 0x66), Math.abs(blue - 0x33))).toBeLessThan(16)
})

test('A drawing with a program in it is refused, and only managers send pictures (X5, C6)', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(refusedAs(await manager.call(contract.upload.dishFile, shop, { file: svg }))).toBe('pictureUnfit')
  const staff = app.staff()
  expect(refusedAs(await staff.call(contract.upload.dishFile, shop, { file: await photo() }))).toBe('rightMissing')
})

test('A picture of a dish that no menu names is deleted after a month, one in a draft is kept (MENU-9, X5)', async () => {
  const own = draftActor(app)
  const [used, unused] = await Promise.all(
    [1, 2].map(async () => (await manager.must(contract.upload.dishFile, shop, { file: await photo() })).path),
  )
  await own.editDraft(document => ({
    ...document,
    items: document.items.map((item, at) => (at === 0 && used !== undefined ? { ...item, picture: used } : item)),
  }))
  const statuses = () =>
    Promise.all(
      [used, unused].map(async path => (await app.server.inject({ url: `/media/${path}@320.webp` })).statusCode),
    )
  const sweep = async () => {
    await app.retention.enqueueDue()
    await app.jobs.idle()
  }
  // Nightly jobs are due at three.
  app.clock.advance(15 * 3_600_000)
  await sweep()
  expect(await statuses()).toEqual([200, 200])
  app.clock.advance(31 * 24 * 3_600_000)
  await sweep()
  expect(await statuses()).toEqual([200, 404])
})
