/** A number from 0 to 1 that is always the same for one seed. */
const noise = (seed: number): number => {
  const at = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return at - Math.floor(at)
}

/** A closed outline around a point, uneven as food is. */
function outline(x: number, y: number, rx: number, ry: number, seed: number, uneven = 0.1, points = 14): string {
  const at = Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * Math.PI * 2
    const reach = 1 + (noise(seed + i * 3.7) - 0.5) * 2 * uneven
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach] as const
  })
  const middle = (i: number) => {
    const [a, b] = [at[i % points], at[(i + 1) % points]]
    return `${(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2).toFixed(1)} ${(((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2).toFixed(1)}`
  }
  const curves = at.map((_, i) => {
    const next = at[(i + 1) % points]
    return `Q${(next?.[0] ?? 0).toFixed(1)} ${(next?.[1] ?? 0).toFixed(1)} ${middle(i + 1)}`
  })
  return `M${middle(0)}${curves.join('')}z`
}

const turned = (degrees: number, x: number, y: number): string =>
  degrees ? ` transform="rotate(${degrees} ${x} ${y})"` : ''

interface Place {
  x: number
  y: number
  size: number
  turn?: number
  seed?: number
}

/** A round piece with a seared top: a scallop, a medallion. */
export const medallion = ({ x, y, size, seed = 1 }: Place, body: string, sear: string): string =>
  `<g filter="url(#lit)"><path d="${outline(x, y, size, size * 0.96, seed, 0.06)}" fill="${body}"/></g>` +
  `<g filter="url(#grain)" opacity=".92"><path d="${outline(x, y, size * 0.82, size * 0.8, seed + 9, 0.1)}" fill="${sear}"/></g>`

/** A slice with a crust around it: duck, beef, fish. Its inside is a darker band and a lighter middle, with fibres along it. */
export const slice = ({ x, y, size, turn = 0, seed = 1 }: Place, crust: string, inside: string): string =>
  `<g${turned(turn, x, y)}><g filter="url(#lit)"><path d="${outline(x, y, size, size * 0.52, seed, 0.07)}" fill="${crust}"/></g>` +
  `<path d="${outline(x, y + size * 0.03, size * 0.89, size * 0.42, seed + 4, 0.06)}" fill="${crust}" opacity=".55"/>` +
  `<g filter="url(#meat)"><path d="${outline(x, y + size * 0.03, size * 0.85, size * 0.385, seed + 4, 0.06)}" fill="${inside}"/></g></g>`

/** An egg-shaped scoop. */
export const scoop = ({ x, y, size, turn = -24, seed = 1 }: Place, colour: string): string =>
  `<g filter="url(#wet)"${turned(turn, x, y)}><path d="${outline(x, y, size, size * 0.56, seed, 0.03)}" fill="${colour}"/></g>`

/** Sauce: an uneven, shining area. */
export const pool = ({ x, y, size, turn = 0, seed = 1 }: Place, colour: string, flat = 0.72): string =>
  `<g filter="url(#wet)"${turned(turn, x, y)}><path d="${outline(x, y, size, size * flat, seed, 0.16, 18)}" fill="${colour}"/></g>`

/** Drops along an arc, smaller towards its end. */
export const drops = ({ x, y, size, turn = 0 }: Place, colour: string, count = 7, reach = 150): string =>
  `<g filter="url(#wet)">${Array.from({ length: count }, (_, i) => {
    const at = ((turn + i * (150 / count)) * Math.PI) / 180
    const radius = size * (1 - (i / count) * 0.7)
    return `<circle cx="${(x + Math.cos(at) * reach).toFixed(1)}" cy="${(y + Math.sin(at) * reach * 0.96).toFixed(1)}" r="${radius.toFixed(1)}" fill="${colour}"/>`
  }).join('')}</g>`

/** Leaves of herbs or petals around a point. */
export const leaves = ({ x, y, size, turn = 0, seed = 1 }: Place, colours: readonly string[], count = 6): string =>
  `<g filter="url(#thin)">${Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 360) / count + noise(seed + i) * 50
    const [dx, dy] = [(noise(seed + i * 2.3) - 0.5) * size * 1.7, (noise(seed + i * 5.1) - 0.5) * size * 1.7]
    const long = size * (0.55 + noise(seed + i * 1.9) * 0.5)
    const [px, py] = [x + dx, y + dy]
    return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}q${(long * 0.5).toFixed(1)} ${(-long * 0.42).toFixed(1)} ${long.toFixed(1)} 0q${(-long * 0.5).toFixed(1)} ${(long * 0.42).toFixed(1)} ${(-long).toFixed(1)} 0z" fill="${colours[i % colours.length]}" transform="rotate(${angle.toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`
  }).join('')}</g>`

/** Crumbs, seeds or grains over an area. */
export const crumbs = ({ x, y, size, seed = 1 }: Place, colours: readonly string[], count = 60, grain = 7): string =>
  `<g filter="url(#thin)">${Array.from({ length: count }, (_, i) => {
    const turn = noise(seed + i * 1.3) * Math.PI * 2
    const far = Math.sqrt(noise(seed + i * 2.9)) * size
    const radius = grain * (0.5 + noise(seed + i * 4.7) * 0.7)
    return `<ellipse cx="${(x + Math.cos(turn) * far).toFixed(1)}" cy="${(y + Math.sin(turn) * far * 0.7).toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.7).toFixed(1)}" fill="${colours[i % colours.length]}"/>`
  }).join('')}</g>`

/** Filled pasta or dumplings: a pillow with a pinched edge. */
export const parcel = ({ x, y, size, turn = 0, seed = 1 }: Place, colour: string): string =>
  `<g${turned(turn, x, y)}><g filter="url(#lit)"><path d="${outline(x, y, size, size * 0.72, seed, 0.05, 10)}" fill="${colour}"/></g>` +
  `<g filter="url(#wet)" opacity=".9"><path d="${outline(x, y - size * 0.04, size * 0.58, size * 0.4, seed + 3, 0.05)}" fill="${colour}"/></g></g>`

/** Foam: many small bubbles. */
export const foam = ({ x, y, size, seed = 1 }: Place, colour: string): string =>
  `<g filter="url(#wet)" opacity=".88">${Array.from({ length: 46 }, (_, i) => {
    const turn = noise(seed + i * 1.7) * Math.PI * 2
    const far = Math.sqrt(noise(seed + i * 3.1)) * size
    return `<circle cx="${(x + Math.cos(turn) * far).toFixed(1)}" cy="${(y + Math.sin(turn) * far * 0.66).toFixed(1)}" r="${(4 + noise(seed + i * 5.3) * 11).toFixed(1)}" fill="${colour}"/>`
  }).join('')}</g>`
