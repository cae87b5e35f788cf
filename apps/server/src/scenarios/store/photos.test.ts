import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const manager = app.staff('manager')
const shop = { shopId: SHOP }

const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
/** An uploaded picture, by the path that is stored. */
async function upload(): Promise<string> {
  const { path } = await manager.must(contract.upload.brandFile, shop, { file: await picture() })
  return path.replace(/^\//, '').replace(/\.webp$/, '')
}
const settings = async () => (await manager.must(contract.store.settings, shop)).general
async function saveWith(photos: string[]) {
  const general = await settings()
  return manager.call(contract.store.saveGeneral, { ...shop, ...general, photos })
}
const shownToGuests = async () => (await app.guest().must(contract.store.getShop, shop)).photos

test('Photos of a store are shown to guests in their order, and kept when unused uploads are deleted (STORE-2, X5)', async () => {
  expect(await shownToGuests()).toEqual([])
  const [first, second, unused] = [await upload(), await upload(), await upload()]
  expect(refusedAs(await saveWith([second, first]))).toBe('done')
  expect(await shownToGuests()).toEqual([second, first])
  const sized = await app.server.inject({ url: `/media/${first}@320.webp` })
  expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/webp'])
  app.clock.advance(2 * 86_400_000)
  for (let hour = 0; hour < 24; hour += 1) {
    await app.retention.enqueueDue()
    await app.jobs.idle()
    app.clock.advance(3_600_000)
  }
  expect(refusedAs(await saveWith([first, second]))).toBe('done')
  expect(await saveWith([first, unused])).toMatchObject({ refused: 'pictureGone', field: 'photos' })
  expect(await shownToGuests()).toEqual([first, second])
  const [line] = await app.sql<{ before: object; after: object }>(
    "select before, after from audit_line where what = 'general' order by at desc limit 1",
    [],
  )
  expect(line).toMatchObject({ before: { photos: [second, first] }, after: { photos: [first, second] } })
})

test('Another brand’s picture, an unknown one, an address and a ninth photo are refused (X5)', async () => {
  const before = await shownToGuests()
  const own = await upload()
  const unknown = `uploads/${app.corporationId}/${'a'.repeat(32)}`
  for (const path of [own.replace(`/${app.corporationId}/`, '/2/'), unknown])
    expect(await saveWith([path])).toMatchObject({ refused: 'pictureGone' })
  for (const path of ['//evil.test/a', 'https://evil.test/a', '../etc/passwd', '"><script>'])
    expect([path, refusedAs(await saveWith([path]))]).toEqual([path, 'invalidInput'])
  expect(refusedAs(await saveWith(Array.from({ length: 9 }, (_, at) => `p3/dish-${at}`)))).toBe('invalidInput')
  expect(await shownToGuests()).toEqual(before)
})

test('Contacts and description of a store are shown to guests, and an e-mail address that was removed no longer (STORE-2)', async () => {
  const shown = () => app.guest().must(contract.store.getShop, shop)
  const contacts = { phone: '+1 212 555 0100', email: 'hello@bistro.example' }
  const saved = { ...contacts, description: { en_US: 'Small plates' } }
  expect(refusedAs(await manager.call(contract.store.saveGeneral, { ...shop, ...(await settings()), ...saved }))).toBe(
    'done',
  )
  expect(await shown()).toMatchObject({ ...contacts, description: 'Small plates' })
  await manager.must(contract.store.saveGeneral, { ...shop, ...(await settings()), email: '' })
  expect(await shown()).not.toHaveProperty('email')
})
