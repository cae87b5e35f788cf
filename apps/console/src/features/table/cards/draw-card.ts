import { encode } from 'uqr'
import { wrapText } from './wrap-text.ts'

/** The words of a table card in one language. */
export interface CardTexts {
  header: string
  footer: string
  locale: string
  direction: CanvasDirection
}

/** The content of a table card; empty texts are left out. */
export interface CardContent {
  /** The address the code contains. */
  link: string
  tableName: string
  /** One or two languages, the main one first. */
  texts: readonly CardTexts[]
  /** The address of the brand's logo. */
  logo: string
  /** The line on the guests' network. */
  wifi: string
  /** The brand's colour and the colour of text on it, as CSS colours. */
  colour: string
  onColour: string
}

/** A card is 90 x 130 mm; it is drawn with 12 pixels per mm (about 300 per inch), enough for any printer. */
export const CARD_MM = { width: 90, height: 130 }
const SCALE = 12
const FONT = 'system-ui, "Noto Sans", sans-serif'
const DARK = '#1d1916'
const BAND = 52
const LEADING = 1.3
const CODE = { size: 46, top: 34, frame: 4 }

/** Draws a card and returns it as the data address of a PNG picture. */
export async function drawCard(content: CardContent): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = CARD_MM.width * SCALE
  canvas.height = CARD_MM.height * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.scale(SCALE, SCALE)
  pen.textAlign = 'center'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, CARD_MM.width, CARD_MM.height)
  pen.fillStyle = content.colour
  pen.fillRect(0, 0, CARD_MM.width, BAND)
  await drawHead(pen, content)
  drawCode(pen, content.link)
  drawTexts(pen, content)
  return canvas.toDataURL('image/png')
}

/** The picture as large as it can be in a square, in the middle of it, with its own proportions. */
export function fitted(picture: { width: number; height: number }, square: { x: number; y: number; side: number }) {
  const scale = square.side / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: square.x + (square.side - width) / 2, y: square.y + (square.side - height) / 2, width, height }
}

/** Logo and text in the coloured band; a logo that cannot be loaded is left out. */
async function drawHead(pen: CanvasRenderingContext2D, { logo, texts, onColour }: CardContent): Promise<void> {
  const picture = logo === '' ? undefined : await loaded(logo).catch(() => undefined)
  const middle = CARD_MM.width / 2
  if (picture) {
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.roundRect(middle - 7.5, 4, 15, 15, 4)
    pen.fill()
    const { x, y, width, height } = fitted(picture, { x: middle - 6.5, y: 5, side: 13 })
    pen.drawImage(picture, x, y, width, height)
  }
  pen.fillStyle = onColour
  const headers = differing(texts.map(({ header, ...language }) => ({ ...language, text: header })))
  const two = headers.length > 1
  const room = picture ? { top: two ? 20 : 21.3, size: two ? 3.7 : 4.4 } : { top: 8, size: 6.4 }
  const lines = picture || two ? 1 : 2
  for (const [at, header] of headers.entries())
    writeLines(pen, header, { ...room, top: room.top + at * room.size * LEADING, lines, weight: 700 })
}

interface Written extends Omit<CardTexts, 'header' | 'footer'> {
  text: string
}

/** Texts without repetitions: a name that is the same in both languages is written once. */
const differing = (texts: readonly Written[]): Written[] =>
  texts.filter(({ text }, at) => texts.findIndex(one => one.text === text) === at)

const loaded = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** The code, dark on white with a quiet zone of four modules, as scanners require; a module is a whole number of pixels. */
function drawCode(pen: CanvasRenderingContext2D, link: string): void {
  const { data, size } = encode(link, { border: 0 })
  const cell = Math.floor((CODE.size * SCALE) / size) / SCALE
  const side = cell * size
  const quiet = Math.max(CODE.frame, 4 * cell)
  const left = Math.round(((CARD_MM.width - side) / 2) * SCALE) / SCALE
  const top = CODE.top + Math.round(((CODE.size - side) / 2) * SCALE) / SCALE
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.roundRect(left - quiet, top - quiet, side + 2 * quiet, side + 2 * quiet, 5)
  pen.fill()
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(left + x * cell, top + y * cell, cell, cell)
}

function drawTexts(pen: CanvasRenderingContext2D, { tableName, texts, wifi }: CardContent): void {
  const [main = { locale: 'en', direction: 'ltr' as const }] = texts
  const inMain = (text: string): Written => ({ text, locale: main.locale, direction: main.direction })
  pen.fillStyle = DARK
  writeLines(pen, inMain(tableName), { top: 88, size: tableName.length > 6 ? 8 : 13, weight: 800, lines: 1 })
  const footers = differing(texts.map(({ footer, ...language }) => ({ ...language, text: footer })))
  let top = footers.length > 1 ? 103 : 104
  for (const footer of footers) {
    const lines = Math.floor((wifi === '' ? 4 : 2) / footers.length)
    top = writeLines(pen, footer, { top, size: 4.4, weight: 600, lines: Math.min(3, lines) })
  }
  if (wifi === '') return
  pen.fillStyle = '#efeae5'
  pen.beginPath()
  pen.roundRect(6, 118, CARD_MM.width - 12, 8.5, 3)
  pen.fill()
  pen.fillStyle = DARK
  writeLines(pen, inMain(wifi), { top: 120.4, size: 3.5, weight: 600, lines: 1 })
}

interface LineStyle {
  /** Upper edge of the first line, and the size of the letters, in mm. */
  top: number
  size: number
  weight: number
  /** Number of lines at most. */
  lines: number
}

/** Writes a text in the middle of the card, and returns the position below it. */
function writeLines(
  pen: CanvasRenderingContext2D,
  { text, locale, direction }: Written,
  { top, size, weight, lines }: LineStyle,
): number {
  pen.direction = direction
  pen.font = `${weight} ${size}px ${FONT}`
  const widest = CARD_MM.width - 14
  const wrapped = wrapText(text, locale, lines, line => pen.measureText(line).width <= widest)
  for (const [at, line] of wrapped.entries()) pen.fillText(line, CARD_MM.width / 2, top + size * (0.82 + at * LEADING))
  return top + size * LEADING * wrapped.length
}
