import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoBrand } from '../index.ts'
import { emojiPath } from './emoji.ts'
import { giftScenes } from './gift-scenes.ts'
import { pictureOf } from './name.ts'
import { openRendered, renderedBanners, renderedDishes } from './rendered.ts'
import { scenes } from './scenes.ts'

const drawn = scenes.map(scene => scene.name)
const rendered = [...renderedDishes(), ...renderedBanners()]
const brand = demoBrand()

it('A picture exists for every dish, store and page', () => {
  const pictures = new Set([...rendered, ...drawn, 'logo'].map(pictureOf))
  const ofPages = JSON.stringify(brand.decoration).match(/"picture":"([^"]+)"/g) ?? []
  const names = [
    ...brand.shops.flatMap(shop => shop.menu.items).map(item => item.picture ?? 'none'),
    ...brand.shops.map(shop => shop.config.picture),
    ...ofPages.map(text => text.slice('"picture":"'.length, -1)),
  ]
  expect(names.filter(picture => !pictures.has(picture))).toEqual([])
})

it('No picture is both rendered and drawn', () => {
  expect(drawn.filter(name => rendered.includes(name))).toEqual([])
})

it('Rendered dishes are square and rendered banners have the shape of a banner', async () => {
  for (const name of renderedDishes())
    expect(await openRendered('dishes', name, 64), name).toMatchObject({ height: 64 })
  for (const name of renderedBanners()) {
    const { width, height } = await openRendered('banners', name, 750)
    expect(Math.abs(height / width - 420 / 750), name).toBeLessThan(0.01)
  }
})

it('Scenes use existing pictures', () => {
  const pieces = [...scenes, ...giftScenes].flatMap(scene => scene.pieces.map(piece => piece.emoji))
  expect(pieces.filter(emoji => !existsSync(emojiPath(emoji)))).toEqual([])
})
