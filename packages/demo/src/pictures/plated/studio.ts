/** Filters that light shapes from the upper left: `lit` a firm body, `grain` a rough surface, `wet` a shining one, `thin` a leaf. */
const cast = (dx: number, dy: number, blur: number, strength: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="o"/><feFlood flood-color="#050302" flood-opacity="${strength}"/><feComposite in2="o" operator="in" result="cast"/>`

const body = (blur: number, height: number, surface: string, shine: { strength: number; exponent: number }): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="bump"/>${surface}` +
  `<feDiffuseLighting in="relief" surfaceScale="${height}" diffuseConstant="1.15" lighting-color="#fff2dd" result="d"><feDistantLight azimuth="228" elevation="52"/></feDiffuseLighting>` +
  `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.12" k2=".1" k3="0" k4="0" result="shaded"/>` +
  `<feSpecularLighting in="relief" surfaceScale="${height}" specularConstant="${shine.strength}" specularExponent="${shine.exponent}" lighting-color="#ffe9c9" result="s"><feDistantLight azimuth="228" elevation="48"/></feSpecularLighting>` +
  `<feComposite in="s" in2="SourceAlpha" operator="in" result="shine"/>` +
  `<feComposite in="shaded" in2="SourceAlpha" operator="in" result="body"/>` +
  `<feMerge><feMergeNode in="cast"/><feMergeNode in="body"/><feMergeNode in="shine"/></feMerge>`

const smooth = `<feOffset in="bump" result="relief"/>`
const rough = (frequency: number | string, strength: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="5" result="t"/><feColorMatrix in="t" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength} 0 0 0 0" result="n"/><feComposite in="bump" in2="n" operator="arithmetic" k1=".9" k2=".4" k3="0" k4="0" result="relief"/>`

const filter = (id: string, content: string): string =>
  `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8" color-interpolation-filters="sRGB">${content}</filter>`

const filters =
  filter('lit', cast(13, 17, 13, 0.72) + body(11, 9, rough(0.045, 1.1), { strength: 0.42, exponent: 16 })) +
  filter('meat', cast(0, 0, 1, 0) + body(5, 2.6, rough('.022 .11', 0.62), { strength: 0.5, exponent: 26 })) +
  filter('grain', cast(0, 0, 2, 0.2) + body(6, 5, rough(0.075, 0.8), { strength: 0.42, exponent: 20 })) +
  filter('wet', cast(7, 9, 7, 0.55) + body(7, 7, smooth, { strength: 1.05, exponent: 34 })) +
  filter('thin', cast(4, 6, 3, 0.6) + body(2.4, 3, smooth, { strength: 0.35, exponent: 14 }))

/** A dark stone table under one lamp. */
const table = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="#161210"/><rect width="${width}" height="${height}" filter="url(#stone)"/>` +
  `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`

/** A glazed plate seen from above, its rim lit from the upper left. */
export const plate = (
  x: number,
  y: number,
  radius: number,
  glaze: readonly [string, string] = ['#2c2724', '#171312'],
): string =>
  `<ellipse cx="${x + radius * 0.09}" cy="${y + radius * 0.13}" rx="${radius * 1.01}" ry="${radius}" fill="#000" opacity=".72" filter="url(#soft)"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${glaze[0]}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glaze)"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.985}" fill="none" stroke="url(#rim)" stroke-width="${radius * 0.03}"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.73}" fill="${glaze[1]}"/><circle cx="${x}" cy="${y}" r="${radius * 0.73}" fill="url(#well)"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.73}" fill="none" stroke="#fff3dc" stroke-opacity=".13" stroke-width="2"/>`

/** A picture as SVG: the table, what is on it, and the dark at its edges. */
export const studio = (content: string, width = 640, height = 640): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}` +
  `<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="24"/></filter>` +
  `<filter id="stone" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".011 .019" numOctaves="5" seed="12"/><feColorMatrix values="0 0 0 0 .34 0 0 0 0 .28 0 0 0 0 .24 .7 0 0 0 -.3"/></filter>` +
  `<radialGradient id="lamp" cx=".3" cy=".2" r=".9"><stop offset="0" stop-color="#ffdca6" stop-opacity=".3"/><stop offset=".45" stop-color="#ffcf94" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>` +
  `<radialGradient id="glaze" cx=".3" cy=".24" r=".85"><stop offset="0" stop-color="#fff0d6" stop-opacity=".34"/><stop offset=".4" stop-color="#fff0d6" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>` +
  `<radialGradient id="well" cx=".66" cy=".72" r=".8"><stop offset="0" stop-color="#fff0d6" stop-opacity=".13"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>` +
  `<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3dc" stop-opacity=".75"/><stop offset=".4" stop-color="#fff3dc" stop-opacity=".06"/><stop offset="1" stop-color="#fff3dc" stop-opacity=".16"/></linearGradient>` +
  `<radialGradient id="dusk" cx=".45" cy=".43" r=".74"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".74"/></radialGradient></defs>` +
  `${table(width, height)}${content}<rect width="${width}" height="${height}" fill="url(#dusk)"/></svg>`
