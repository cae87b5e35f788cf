/** Colours of the flat style: plain, bright, without shading. */
const ink = '#1b1430'
const white = '#fffdf5'

const poster = (ground: string, content: string, width = 640, height = 640): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`

/** The long hard shadow to the lower right that every object has. */
const shadowed = (outline: string, shade: string, content: string): string =>
  `<g fill="${shade}">${Array.from({ length: 80 }, (_, i) => `<g transform="translate(${i * 2} ${i * 2})">${outline}</g>`).join('')}</g>${content}`

interface Cup {
  ground: string
  shade: string
  /** Layers from the bottom up, with their shares of the height. */
  layers: readonly (readonly [colour: string, share: number])[]
  pearls?: string
  straw: string
  top?: string
  fruit?: string
}

const CUP = '<path d="M186 150h268l-36 404q-4 30-34 30H256q-30 0-34-30z"/>'

/** A cup of tea in its layers, with pearls at the bottom and a wide straw. */
export function cup({ ground, shade, layers, pearls, straw, top, fruit }: Cup): string {
  let from = 584
  const bands = layers.map(([colour, share]) => {
    const height = share * 410
    from -= height
    const wave = `M150 ${from}q42-26 85 0t85 0t85 0t85 0V${from + height + 30}H150z`
    return `<path d="${wave}" fill="${colour}"/>`
  })
  const balls = [
    [262, 540],
    [312, 552],
    [364, 542],
    [286, 502],
    [340, 506],
    [386, 500],
    [250, 492],
    [310, 462],
    [362, 464],
  ]
  const drawn = pearls
    ? balls
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="23" fill="${pearls}"/><circle cx="${(x ?? 0) - 7}" cy="${(y ?? 0) - 8}" r="5" fill="${white}" opacity=".7"/>`,
        )
        .join('')
    : ''
  return poster(
    ground,
    shadowed(
      CUP,
      shade,
      `<rect x="322" y="36" width="42" height="300" rx="8" fill="${straw}" transform="rotate(9 343 180)"/>` +
        `<clipPath id="in">${CUP}</clipPath><g fill="${white}">${CUP}</g><g clip-path="url(#in)">${bands.toReversed().join('')}${drawn}${fruit ?? ''}</g>` +
        `<g fill="none" stroke="${ink}" stroke-width="12" stroke-linejoin="round">${CUP}</g>` +
        `${top ?? ''}<rect x="164" y="128" width="312" height="38" rx="14" fill="${white}" stroke="${ink}" stroke-width="12"/>` +
        `<path d="M226 210l16 190" stroke="${white}" stroke-width="16" stroke-linecap="round" opacity=".75"/>`,
    ),
  )
}

interface Bowl {
  ground: string
  shade: string
  bowl: string
  broth: string
  noodles?: string
  on: string
}

const BOWL = '<path d="M84 300h472q-6 150-118 214v36H202v-36Q90 450 84 300z"/>'

/** A bowl with broth, strands of noodles and what lies on them. */
export const bowl = ({ ground, shade, bowl: glaze, broth, noodles, on }: Bowl): string =>
  poster(
    ground,
    shadowed(
      BOWL,
      shade,
      `<g fill="${glaze}" stroke="${ink}" stroke-width="12" stroke-linejoin="round">${BOWL}</g>` +
        `<path d="M128 396q10 44 36 72" stroke="${white}" stroke-width="16" stroke-linecap="round" fill="none" opacity=".7"/>` +
        `<ellipse cx="320" cy="300" rx="236" ry="92" fill="${broth}" stroke="${ink}" stroke-width="12"/>` +
        (noodles
          ? `<g fill="none" stroke="${noodles}" stroke-width="15" stroke-linecap="round">${Array.from({ length: 6 }, (_, i) => `<path d="M${132 + i * 10} ${286 + i * 13}q46-36 94 0t94 0t94 0t${86 - i * 18} 0"/>`).join('')}</g>`
          : '') +
        on,
    ),
  )

const round = (x: number, y: number, size: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}" stroke="${ink}" stroke-width="10"/>`

/** Half an egg. */
export const egg = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="62" ry="48" fill="${white}" stroke="${ink}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="27" fill="#ff9d1c"/>`
export const meat = (x: number, y: number, turn = 0, fill = '#b5532f'): string =>
  `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 68}" y="${y - 36}" width="136" height="72" rx="34" fill="${fill}" stroke="${ink}" stroke-width="10"/><path d="M${x - 40} ${y - 8}q40 22 80 0" stroke="${white}" stroke-width="11" fill="none" stroke-linecap="round" opacity=".75"/></g>`
export const greens = (x: number, y: number, fill = '#21b25b'): string =>
  `<path d="M${x - 60} ${y + 16}q-10-56 34-62q6-40 46-26q46-4 44 40q30 28-6 52q-66 26-118-4z" fill="${fill}" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/>`
export const chillies = (x: number, y: number): string =>
  `<g fill="none" stroke-linecap="round"><path d="M${x} ${y}q46 46 104 8" stroke="${ink}" stroke-width="44"/><path d="M${x} ${y}q46 46 104 8" stroke="#ff2e3f" stroke-width="26"/><path d="M${x - 4} ${y - 4}l-20-18" stroke="#21b25b" stroke-width="16"/></g>`
export const rings = (x: number, y: number): string =>
  [
    [0, 0],
    [44, -22],
    [78, 14],
    [26, 36],
    [-34, 26],
  ]
    .map(
      ([dx, dy]) =>
        `<circle cx="${x + (dx ?? 0)}" cy="${y + (dy ?? 0)}" r="15" fill="none" stroke="#1f9d4d" stroke-width="11"/>`,
    )
    .join('')
export const slices = (x: number, y: number, fill: string): string =>
  [-70, 0, 70].map(dx => round(x + dx, y + Math.abs(dx) / 4, 42, fill)).join('')

/** A heap of small fried pieces. */
export const heap = (fill: string): string =>
  [
    [214, 300],
    [296, 262],
    [384, 268],
    [446, 316],
    [260, 344],
    [348, 332],
    [412, 372],
    [312, 392],
    [226, 386],
  ]
    .map(([x, y], i) => round(x ?? 0, y ?? 0, 52 - (i % 3) * 6, fill))
    .join('')

/** Pleated dumplings or buns in a row on a plate. */
export const folded = (ground: string, shade: string, dough: string, plate: string): string => {
  const one = (x: number, y: number): string =>
    `<path d="M${x - 104} ${y}q14-108 104-112q90 4 104 112q-104 42-208 0z" fill="${dough}" stroke="${ink}" stroke-width="11" stroke-linejoin="round"/>` +
    [-46, 0, 46]
      .map(
        dx =>
          `<path d="M${x + dx * 0.35} ${y - 104}q${dx * 0.5} 34 ${dx} 62" stroke="${ink}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      )
      .join('')
  return poster(
    ground,
    shadowed(
      '<ellipse cx="320" cy="410" rx="256" ry="104"/>',
      shade,
      `<ellipse cx="320" cy="410" rx="256" ry="104" fill="${plate}" stroke="${ink}" stroke-width="12"/>${one(320, 330)}${one(216, 408)}${one(424, 408)}`,
    ),
  )
}

/** A paper box with something fried in it. */
export const box = (ground: string, shade: string, paper: string, content: string): string =>
  poster(
    ground,
    shadowed(
      '<path d="M146 330h348l-42 236H188z"/>',
      shade,
      `${content}<path d="M146 350h348l-42 220H188z" fill="${paper}" stroke="${ink}" stroke-width="12" stroke-linejoin="round"/><path d="M226 350l14 220M320 350v220M414 350l-14 220" stroke="${ink}" stroke-width="10" opacity=".9"/>`,
    ),
  )
