/** The dominant colour of a picture as `rrggbb`: a phone paints it until the picture has loaded. MENU-9 */
export async function dominantColor(picture: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  const { r, g, b } = (await sharp(picture).stats()).dominant
  return [r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')
}
