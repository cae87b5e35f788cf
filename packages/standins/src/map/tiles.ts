import { type City, cities, REACH } from './cities.ts'
import { along, positionOf, type Position, type Street, streetsOf } from './streets.ts'

const SIZE = 256

interface Pixel {
  x: number
  y: number
}

/** Web Mercator: the pixel of a position on the map of a zoom level. */
function pixelOf({ latitude, longitude }: Position, zoom: number): Pixel {
  const scale = SIZE * 2 ** zoom
  const sin = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * scale,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
const escaped = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.codePointAt(0)};`)

interface Tile {
  zoom: number
  left: number
  top: number
}

const inTile = ({ left, top }: Tile, { x, y }: Pixel): Pixel => ({ x: round(x - left), y: round(y - top) })
const isNear = ({ x, y }: Pixel, margin: number): boolean =>
  x > -margin && y > -margin && x < SIZE + margin && y < SIZE + margin

function isVisible(tile: Tile, city: City): boolean {
  const corner = pixelOf(city, tile.zoom)
  const { x, y } = inTile(tile, corner)
  const metres = pixelOf(positionOf(city, { right: 0, up: REACH * 1.5 }), tile.zoom)
  return isNear({ x, y }, Math.hypot(metres.x - corner.x, metres.y - corner.y) + 40)
}

function line(tile: Tile, city: City, street: Street): string {
  const [a, b] = [-REACH, REACH].map(metres =>
    inTile(tile, pixelOf(positionOf(city, along(street, metres)), tile.zoom)),
  )
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''
}

/** The area of the streets, with a river beside it. */
function ground(tile: Tile, city: City): string {
  const at = (right: number, up: number) => {
    const { x, y } = inTile(tile, pixelOf(positionOf(city, { right, up }), tile.zoom))
    return `${x},${y}`
  }
  const edge = REACH + 150
  const area = [at(-edge, -edge), at(edge, -edge), at(edge, edge), at(-edge, edge)].join(' ')
  const river = [at(edge, -edge * 1.4), at(edge + 900, -edge * 1.4), at(edge + 700, edge * 1.4), at(edge, edge * 1.4)]
  const parks = [
    [-2, 3],
    [3, -4],
    [-5, -2],
    [6, 5],
    [1, 9],
  ]
    .map(([i = 0, j = 0]) => [i * 420 + 215, j * 390 + 5] as const)
    .map(([x, y]) => [at(x, y), at(x + 200, y), at(x + 200, y + 380), at(x, y + 380)].join(' '))
  return [
    `<polygon points="${area}" fill="#f2f0eb"/>`,
    `<polygon points="${river.join(' ')}" fill="#b9d7e6"/>`,
    ...parks.map(points => `<polygon points="${points}" fill="#cfe3c4"/>`),
  ].join('')
}

/** The widths of streets by zoom, in pixels. */
const widthAt = (zoom: number): number => Math.max(1, Math.min(16, 2 ** (zoom - 13)))

function labels(tile: Tile, city: City, streets: readonly Street[]): string {
  const step = tile.zoom >= 17 ? 260 : 520
  const texts = streets.flatMap((street, i) => {
    const turn = city.turn - (street.isAvenue ? 90 : 0)
    const spots = Array.from({ length: Math.ceil((2 * REACH) / step) }, (_, n) => -REACH + (n + (i % 3) / 3) * step)
    return spots
      .map(metres => inTile(tile, pixelOf(positionOf(city, along(street, metres)), tile.zoom)))
      .filter(spot => isNear(spot, 90))
      .map(
        ({ x, y }) =>
          `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" dy="3.5">${escaped(street.name)}</text>`,
      )
  })
  return `<g font-family="sans-serif" font-size="10.5" fill="#57534e" text-anchor="middle" stroke="#fff" stroke-width="2.5" paint-order="stroke">${texts.join('')}</g>`
}

function drawn(tile: Tile, city: City): string {
  const { zoom } = tile
  const centre = inTile(tile, pixelOf(city, zoom))
  const name = `<text x="${centre.x}" y="${centre.y}" font-family="sans-serif" font-size="13" font-weight="600" fill="#44403c" text-anchor="middle">${escaped(city.name)}</text>`
  if (zoom < 11) return ground(tile, city) + name
  const streets = streetsOf(city)
  const main = streets.filter(({ isMain }) => isMain)
  const minor = zoom >= 13 ? streets.filter(({ isMain }) => !isMain) : []
  const width = widthAt(zoom)
  const path = (some: readonly Street[], stroke: string, wide: number) =>
    `<path d="${some.map(street => line(tile, city, street)).join('')}" stroke="${stroke}" stroke-width="${round(wide)}" fill="none"/>`
  return [
    ground(tile, city),
    path(minor, '#d6d3cd', width + 1),
    path(main, '#cdc7ba', width * 1.5 + 1.5),
    path(minor, '#fff', width),
    path(main, '#fff6da', width * 1.5),
    zoom >= 15 ? labels(tile, city, zoom >= 16 ? streets : main) : '',
  ].join('')
}

/** A map tile of 256 pixels as an SVG document: the streets of the cities there. */
export function tileSvg(zoom: number, column: number, row: number): string {
  const tile = { zoom, left: column * SIZE, top: row * SIZE }
  const content = cities.filter(city => isVisible(tile, city)).map(city => drawn(tile, city))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="#e9e7e0"/>${content.join('')}</svg>`
}
