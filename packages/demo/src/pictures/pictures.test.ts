import { expect, it } from 'vitest'
import { demoBrand } from '../index.ts'
import { pictureOf } from './name.ts'
import { openRendered, renderedBanners, renderedDishes, renderedGifts } from './rendered.ts'

const rendered = [...renderedDishes(), ...renderedBanners(), ...renderedGifts()]
const brand = demoBrand()

it('A picture exists for every dish, store and page', () => {
  const pictures = new Set([...rendered, 'logo'].map(pictureOf))
  const ofPages = JSON.stringify(brand.decoration).match(/"picture":"([^"]+)"/g) ?? []
  const names = [
    ...brand.shops.flatMap(shop => shop.menu.items).map(item => item.picture ?? 'none'),
    ...brand.shops.map(shop => shop.config.picture),
    ...ofPages.map(text => text.slice('"picture":"'.length, -1)),
  ]
  expect(names.filter(picture => !pictures.has(picture))).toEqual([])
})

it('Dishes are square, banners and gift cards have their shapes', async () => {
  for (const name of renderedDishes())
    expect(await openRendered('dishes', name, 64), name).toMatchObject({ height: 64 })
  for (const name of renderedBanners()) {
    const { width, height } = await openRendered('banners', name, 750)
    expect(Math.abs(height / width - 420 / 750), name).toBeLessThan(0.01)
  }
  for (const name of renderedGifts())
    expect(await openRendered('gifts', name, 640), name).toMatchObject({ width: 640, height: 400 })
})
