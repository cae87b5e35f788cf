import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { pageActor } from './page-actor.ts'

const app = testApp()
const { manager, shop, saveHome, publish } = pageActor(app)

test('A page has the dominant colour of each of its pictures, those of lists included (MENU-9)', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc6633' } })
    .jpeg()
    .toBuffer()
  const { path } = await manager.must(contract.upload.dishFile, shop, { file: photo })
  await saveHome(
    { kind: 'banner', id: 'b', picture: path, title: {}, text: {} },
    {
      kind: 'carousel',
      id: 'c',
      slides: [
        { picture: 'gone/gone', title: {} },
        { picture: path, title: {} },
      ],
    },
  )
  await publish()
  const answer = await app.guest().must(contract.decoration.getDecorate, { pageType: 'home' })
  if (!('page' in answer)) throw new Error('no page')
  expect(Object.keys(answer.colors ?? {})).toEqual([path])
  const color = Number.parseInt(answer.colors?.[path] ?? '', 16)
  const distance = [16, 8, 0].map(shift => Math.abs(((color >> shift) & 255) - ((0xcc6633 >> shift) & 255)))
  expect(Math.max(...distance)).toBeLessThan(16)
})
