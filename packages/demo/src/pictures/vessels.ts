/** Plates and trays under dishes, drawn on a 640 by 640 canvas in the same perspective as the pieces. */
export const vesselNames = [
  'none',
  'plate',
  'bigPlate',
  'clay',
  'board',
  'mat',
  'steamer',
  'coaster',
  'paper',
  'napkin',
  'stonePlate',
  'tray',
] as const
export type VesselName = (typeof vesselNames)[number]

const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx + 16}" cy="${cy + 26}" rx="${rx}" ry="${ry}" fill="#2a1206" opacity=".42" filter="url(#soft)"/><ellipse cx="${cx + 4}" cy="${cy + 12}" rx="${rx * 0.94}" ry="${ry * 0.96}" fill="#2a1206" opacity=".35" filter="url(#close)"/>`

interface Clay {
  light: string
  body: string
  deep: string
  well: string
}

/** A round plate: body, rim, well, and a highlight along the rim. */
function plate(cx: number, cy: number, rx: number, ry: number, { light, body, deep, well }: Clay): string {
  const id = `p${Math.round(cx)}${Math.round(rx)}`
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${body}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="${id}w" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${well}"/></radialGradient></defs>
${shadow(cx, cy, rx, ry)}
<ellipse cx="${cx}" cy="${cy + 13}" rx="${rx}" ry="${ry}" fill="${deep}"/>
<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>
<ellipse cx="${cx}" cy="${cy + 4}" rx="${rx * 0.76}" ry="${ry * 0.72}" fill="${deep}" opacity=".55"/>
<ellipse cx="${cx}" cy="${cy + 9}" rx="${rx * 0.755}" ry="${ry * 0.7}" fill="url(#${id}w)"/>
<path d="M${cx - rx * 0.93} ${cy - ry * 0.16}A${rx} ${ry} 0 0 1 ${cx + rx * 0.2} ${cy - ry * 0.93}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75" filter="url(#hair)"/>`
}

const porcelain: Clay = { light: '#ffffff', body: '#f8f0e6', deep: '#d8c5ae', well: '#efe2d1' }
const terracotta: Clay = { light: '#f6c7a8', body: '#dd8f66', deep: '#9c4f2d', well: '#c87a52' }
const basalt: Clay = { light: '#7b6b63', body: '#54463f', deep: '#2a201b', well: '#3c302a' }

/** A round wooden board with growth rings. */
function board(): string {
  const [cx, cy, rx, ry] = [320, 428, 272, 132]
  const rings = [0.86, 0.7, 0.55, 0.41, 0.27]
    .map(
      at =>
        `<ellipse cx="${cx + (1 - at) * 40}" cy="${cy + (1 - at) * 8}" rx="${rx * at}" ry="${ry * at}" fill="none" stroke="#8a5527" stroke-width="2.4" opacity=".3"/>`,
    )
    .join('')
  return `<defs><linearGradient id="bd" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0c890"/><stop offset="1" stop-color="#c48a4d"/></linearGradient></defs>
${shadow(cx, cy, rx, ry)}<ellipse cx="${cx}" cy="${cy + 20}" rx="${rx}" ry="${ry}" fill="#8a5527"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#bd)"/>${rings}
<path d="M${cx - rx * 0.95} ${cy - ry * 0.12}A${rx} ${ry} 0 0 1 ${cx + rx * 0.1} ${cy - ry * 0.97}" fill="none" stroke="#fff3da" stroke-width="4" stroke-linecap="round" opacity=".7" filter="url(#hair)"/>`
}

/** A woven round mat for bowls with their own shape. */
function mat(): string {
  const [cx, cy, rx, ry] = [320, 448, 262, 120]
  const rings = Array.from({ length: 11 }, (_, at) => 1 - at * 0.085)
    .map(
      (at, n) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx * at}" ry="${ry * at}" fill="none" stroke="${n % 2 ? '#b98a4c' : '#f3dcae'}" stroke-width="${n % 2 ? 5 : 4}" stroke-dasharray="9 3" opacity=".85"/>`,
    )
    .join('')
  return `${shadow(cx, cy - 6, rx, ry)}<ellipse cx="${cx}" cy="${cy + 7}" rx="${rx}" ry="${ry}" fill="#a87a3f"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#dfbd80"/>${rings}`
}

/** A bamboo steamer with slats. */
function steamer(): string {
  const [cx, cy, rx, ry] = [320, 392, 258, 128]
  const slats = Array.from(
    { length: 13 },
    (_, at) =>
      `<rect x="${cx - rx + 14 + at * 39}" y="${cy - ry}" width="5" height="${ry * 2}" fill="#8f642c" opacity=".34"/>`,
  ).join('')
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f2cf93"/><stop offset=".45" stop-color="#dcae69"/><stop offset="1" stop-color="#a97537"/></linearGradient><clipPath id="in"><ellipse cx="${cx}" cy="${cy + 8}" rx="${rx * 0.9}" ry="${ry * 0.86}"/></clipPath></defs>
${shadow(cx, cy + 76, rx, ry)}
<path d="M${cx - rx} ${cy}v78A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + 78}v-78z" fill="url(#wall)"/>
<path d="M${cx - rx} ${cy + 34}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + 34}" fill="none" stroke="#8f5f28" stroke-width="7" opacity=".55"/>
<path d="M${cx - rx} ${cy + 70}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + 70}" fill="none" stroke="#8f5f28" stroke-width="4" opacity=".4"/>
<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#e9c384"/><ellipse cx="${cx}" cy="${cy + 4}" rx="${rx * 0.93}" ry="${ry * 0.9}" fill="#a97537"/>
<g clip-path="url(#in)"><rect x="0" y="${cy - ry}" width="640" height="${ry * 2 + 20}" fill="#e3be83"/>${slats}<ellipse cx="${cx}" cy="${cy - ry * 0.55}" rx="${rx}" ry="${ry * 0.7}" fill="#5d3a12" opacity=".34" filter="url(#soft)"/></g>
<path d="M${cx - rx * 0.96} ${cy - ry * 0.1}A${rx} ${ry} 0 0 1 ${cx + rx * 0.1} ${cy - ry * 0.985}" fill="none" stroke="#fff6e0" stroke-width="5" stroke-linecap="round" opacity=".8" filter="url(#hair)"/>`
}

/** Checked paper with lifted corners. */
const paper =
  (): string => `<defs><linearGradient id="pp" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#ead9bf"/></linearGradient><pattern id="check" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="matrix(1 .1 -.5 .55 0 0)"><rect width="22" height="22" fill="#ff6c63" opacity=".2"/><rect x="22" y="22" width="22" height="22" fill="#ff6c63" opacity=".2"/></pattern></defs>
<path d="M50 384Q190 312 338 296Q490 322 600 398Q510 496 336 594Q166 524 50 384z" transform="translate(14 24)" fill="#2a1206" opacity=".4" filter="url(#soft)"/>
<path d="M34 384Q190 306 338 288Q494 314 612 396Q516 502 336 606Q160 532 34 384z" fill="url(#pp)"/><path d="M34 384Q190 306 338 288Q494 314 612 396Q516 502 336 606Q160 532 34 384z" fill="url(#check)"/>
<path d="M34 384Q190 306 338 288" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/>`

/** A folded napkin. */
const napkin =
  (): string => `<defs><linearGradient id="nk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffaf3"/><stop offset="1" stop-color="#e6d2ba"/></linearGradient></defs>
<path d="M70 420L330 330L580 418L322 566z" transform="translate(12 20)" fill="#2a1206" opacity=".36" filter="url(#soft)"/>
<path d="M70 420L330 330L580 418L322 566z" fill="url(#nk)"/><path d="M70 420L330 330L580 418" fill="none" stroke="#fff" stroke-width="4"/><path d="M112 420L330 346L538 418L323 540z" fill="none" stroke="#ff6c63" stroke-width="5" opacity=".55"/>`

/** A long lacquered tray. */
const tray =
  (): string => `<defs><linearGradient id="tr" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b8543a"/><stop offset="1" stop-color="#7d2c1b"/></linearGradient></defs>
<path d="M96 350h448q26 0 34 26l40 130q8 34-28 34H50q-36 0-28-34l40-130q8-26 34-26z" transform="translate(12 24)" fill="#2a1206" opacity=".42" filter="url(#soft)"/>
<path d="M96 350h448q26 0 34 26l40 138q8 34-28 34H50q-36 0-28-34l40-138q8-26 34-26z" fill="#5c1d10"/>
<path d="M96 340h448q26 0 34 26l40 132q8 34-28 34H50q-36 0-28-34l40-132q8-26 34-26z" fill="url(#tr)"/>
<path d="M110 358h420q16 0 22 18l38 116q6 20-16 20H66q-22 0-16-20l38-116q6-18 22-18z" fill="#6b2113" opacity=".55"/>
<path d="M96 342h448" stroke="#ffb79d" stroke-width="4" stroke-linecap="round" opacity=".7"/>`

const coaster = (): string => {
  const [cx, cy, rx, ry] = [320, 514, 168, 66]
  return `${shadow(cx, cy - 4, rx, ry)}<ellipse cx="${cx}" cy="${cy + 9}" rx="${rx}" ry="${ry}" fill="#9a6b3c"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#d9ad76"/><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.88}" ry="${ry * 0.86}" fill="none" stroke="#a97a44" stroke-width="3" opacity=".6"/>`
}

const drawn: Record<VesselName, () => string> = {
  none: () => '',
  plate: () => plate(320, 430, 248, 116, porcelain),
  bigPlate: () => plate(320, 412, 290, 150, porcelain),
  clay: () => plate(320, 428, 262, 124, terracotta),
  stonePlate: () => plate(320, 420, 276, 136, basalt),
  board,
  mat,
  steamer,
  coaster,
  paper,
  napkin,
  tray,
}

/** A vessel as SVG on a transparent background. */
export const vesselSvg = (name: VesselName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><defs><filter id="soft" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation="20"/></filter><filter id="close" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="8"/></filter><filter id="hair" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.6"/></filter></defs>${drawn[name]()}</svg>`
