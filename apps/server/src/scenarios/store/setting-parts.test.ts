import { contract } from '@comanda/contract'
import { brandCalls } from '@comanda/contract/brand'
import type { CallSpec } from '@comanda/contract/core'
import { copyableParts, settingParts } from '@comanda/contract/store'
import { expect, test } from 'vitest'
import { leafChanges } from '../../testing/audited/leaf-changes.ts'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const { store } = contract
const owner = app.staff('brand')
const shop = { shopId: SHOP }

type Part = Record<string, unknown> & { mark: string }

/** The call that saves each part: it takes exactly the part's fields. */
const callOf = (name: keyof typeof settingParts): CallSpec => {
  const fields = Object.keys(settingParts[name].shape).toSorted().join()
  const call = Object.values(store as Record<string, CallSpec>).find(({ path, request }) => {
    const {
      shopId: _shop,
      mark: _mark,
      ...shape
    } = (request as unknown as { shape: object }).shape as Record<string, unknown>
    return path.startsWith('/api/console/save') && Object.keys(shape).toSorted().join() === fields
  })
  if (!call) throw new Error(`no call saves ${name}`)
  return call
}

/** Saves a change of a part that its call accepts; the part it then is. */
async function changePart(call: CallSpec, part: Part): Promise<Part> {
  const { mark, ...values } = part
  for (const changed of leafChanges(values)) {
    const answer = (await owner.call(call, { ...shop, mark, ...(changed as object) } as never)) as Part
    if ('mark' in answer && answer.mark !== mark) return answer
  }
  throw new Error(`no change of ${call.path} is accepted`)
}

const lines = (what?: string) =>
  app.sql<{ what: string; before: object | null; after: object | null }>(
    'select what, before, after from audit_line where $1::text is null or what = $1 order by at desc, audit_line_id desc',
    [what ?? null],
  )

test.each(Object.keys(settingParts) as (keyof typeof settingParts)[])(
  'A change of the store’s %s keeps before and after, without code of its own (L2)',
  async name => {
    const part = (await owner.must(store.settings, shop))[name] as Part
    const count = (await lines()).length
    const { mark: _mark, ...after } = await changePart(callOf(name), part)
    const { mark: _before, ...before } = part
    const [line, ...older] = await lines()
    expect(older).toHaveLength(count)
    expect(line?.before).toEqual(before)
    expect(line?.after).toEqual(after)
    expect(after).not.toEqual(before)
  },
)

test('A change of the brand’s settings keeps before and after (L2)', async () => {
  const { hasOrders: _orders, pictureHost: _host, ...part } = await owner.must(brandCalls.brandSettings, shop)
  const { mark: _mark, ...after } = await changePart(brandCalls.saveBrandSettings, part)
  expect((await lines('brand'))[0]).toMatchObject({ before: { name: part.name }, after })
})

test('Every field of a part is in the document of the API, and parts can be copied to another store (STORE-4)', async () => {
  const { body } = await app.server.inject({ method: 'GET', url: '/open/openapi.json' })
  const { components } = JSON.parse(body) as { components: { schemas: Record<string, { properties?: object }> } }
  const requests = Object.entries(components.schemas).filter(([name]) => /^StoreSave\w+Request$/.test(name))
  const documented = requests.map(([, { properties = {} }]) => Object.keys(properties).toSorted().join())
  for (const { shape } of Object.values(settingParts))
    expect(documented).toContain([...Object.keys(shape), 'mark', 'shopId'].toSorted().join())
  const shopName = { en_US: 'Copy' }
  const { shopId } = await owner.must(store.createShop, {
    ...shop,
    shopName,
    countryCode: 'US',
    timeZone: 'America/New_York',
  })
  const input = { ...shop, toShopIds: [shopId], parts: [...copyableParts] }
  await owner.must(store.copySettings, input)
  const [from, to] = [await owner.must(store.settings, shop), await owner.must(store.settings, { shopId })]
  const shown = (settings: object) => copyableParts.map(name => [name, (settings as Record<string, Part>)[name]?.mark])
  expect(shown(to)).toEqual(shown(from))
  const [line] = await lines('settingsCopied')
  expect(line?.before).not.toEqual(line?.after)
})
