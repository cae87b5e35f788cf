/** Table backgrounds, all lit from the upper left, so that dishes of different families match. */
export const grounds = {
  walnut: { from: '#8a5a3c', to: '#5d3824', grain: '#2e170b', texture: 'wood' },
  oak: { from: '#e9c99b', to: '#cf9f68', grain: '#8a5a2b', texture: 'wood' },
  linen: { from: '#fbf1e2', to: '#ecd9bd', grain: '#a9885c', texture: 'cloth' },
  terracotta: { from: '#e79b76', to: '#c96f4a', grain: '#7d3a20', texture: 'plaster' },
  saffron: { from: '#fbd286', to: '#f0ad4e', grain: '#a8641a', texture: 'plaster' },
  blush: { from: '#fde3da', to: '#f5bfb0', grain: '#c9806e', texture: 'cloth' },
  sage: { from: '#dfe6c8', to: '#b6c491', grain: '#6f8050', texture: 'cloth' },
  slate: { from: '#5a4a44', to: '#33261f', grain: '#120b08', texture: 'stone' },
  stone: { from: '#f4e9dd', to: '#dcc6b0', grain: '#a48465', texture: 'stone' },
  tomato: { from: '#f58a73', to: '#d9503f', grain: '#8b2417', texture: 'plaster' },
} as const
export type GroundName = keyof typeof grounds

const noise = {
  wood: { frequency: '0.006 0.16', octaves: 3, strength: 0.5 },
  cloth: { frequency: '0.55 0.55', octaves: 2, strength: 0.3 },
  plaster: { frequency: '0.018 0.022', octaves: 4, strength: 0.42 },
  stone: { frequency: '0.012 0.03', octaves: 5, strength: 0.38 },
} as const

/** Gaps between planks, or threads of a cloth. */
function lines(texture: keyof typeof noise, grain: string, width: number, height: number): string {
  if (texture === 'wood') {
    const planks = [0.31, 0.66, 0.97].map(at => {
      const y = Math.round(height * at)
      return `<rect y="${y}" width="${width}" height="3" fill="${grain}" opacity=".38"/><rect y="${y + 3}" width="${width}" height="2" fill="#fff" opacity=".12"/>`
    })
    return planks.join('')
  }
  if (texture !== 'cloth') return ''
  return `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M0 6h8" stroke="#fff" stroke-width="1.6" opacity=".22"/><path d="M2 0v8M6 0v8" stroke="${grain}" stroke-width="1.4" opacity=".13"/></pattern><rect width="${width}" height="${height}" fill="url(#weave)"/>`
}

/**
 * A table background as SVG. `seed` shifts the grain; `woven` false leaves out threads, which increase the file size of large
 * pictures.
 */
export function groundSvg(name: GroundName, width: number, height: number, { seed = 7, woven = true } = {}): string {
  const { from, to, grain, texture } = grounds[name]
  const { frequency, octaves, strength } = noise[texture]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="base" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="light" cx=".24" cy=".12" r=".95"><stop offset="0" stop-color="#fff6e2" stop-opacity=".62"/><stop offset=".5" stop-color="#fff2dc" stop-opacity=".14"/><stop offset="1" stop-color="#fff2dc" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" cx=".4" cy=".38" r=".86"><stop offset=".55" stop-color="#2a1206" stop-opacity="0"/><stop offset="1" stop-color="#2a1206" stop-opacity=".34"/></radialGradient>
<filter id="tint" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 ${-0.62}" result="m"/><feFlood flood-color="${grain}" flood-opacity="${strength}"/><feComposite in2="m" operator="in"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#base)"/>
<rect width="${width}" height="${height}" filter="url(#tint)"/>
${texture === 'cloth' && !woven ? '' : lines(texture, grain, width, height)}
<rect width="${width}" height="${height}" fill="url(#light)"/>
<rect width="${width}" height="${height}" fill="url(#dusk)"/>
</svg>`
}
