/** The brand's logo: a marigold that is also a steaming bowl. */
export function logoSvg(size: number): string {
  const petals = (count: number, reach: number, wide: number, colour: string, rotation: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        `<ellipse cx="256" cy="${256 - reach}" rx="${wide}" ry="${wide * 1.5}" fill="${colour}" transform="rotate(${(360 / count) * at + rotation} 256 256)"/>`,
    ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><defs><linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff8a75"/><stop offset="1" stop-color="#f0543f"/></linearGradient><radialGradient id="heart" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#fff1cf"/><stop offset="1" stop-color="#ffd98f"/></radialGradient></defs>
<rect width="512" height="512" rx="116" fill="url(#bg)"/>
${petals(12, 128, 44, '#ffb347', 0)}${petals(12, 104, 40, '#ffc766', 15)}${petals(10, 74, 34, '#ffdb93', 0)}
<circle cx="256" cy="256" r="92" fill="url(#heart)"/>
<g transform="translate(256 252) scale(1.42) translate(-256 -246)"><path d="M206 250h100q0 52 -50 52t-50 -52z" fill="#e2503c"/><rect x="198" y="242" width="116" height="14" rx="7" fill="#b93a29"/>
<path d="M236 228q-10 -14 0 -26M256 224q-10 -16 0 -30M276 228q-10 -14 0 -26" stroke="#e2503c" stroke-width="7" fill="none" stroke-linecap="round"/></g></svg>`
}
