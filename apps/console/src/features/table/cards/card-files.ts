import { saveFile } from '../../../platform/save-file.ts'
import { CARD_MM } from './draw-card.ts'

/** A drawn card: the name of its table, and the picture as a data address. */
export interface DrawnCard {
  tableName: string
  picture: string
}

const POINTS_PER_MM = 72 / 25.4
const PAGE_MM = { width: 210, height: 297 }
const PER_ROW = 2
const PER_PAGE = 4

/** The bytes of a data address; `fetch` of one is against the content security policy. */
const bytesOf = (picture: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), char => char.charCodeAt(0))

/** Saves the cards as a PDF of A4 pages, four cards in their real size on each, with lines to cut along. */
export async function savePdf(cards: readonly DrawnCard[]): Promise<void> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const file = await PDFDocument.create()
  const [width, height] = [CARD_MM.width * POINTS_PER_MM, CARD_MM.height * POINTS_PER_MM]
  const [pageWidth, pageHeight] = [PAGE_MM.width * POINTS_PER_MM, PAGE_MM.height * POINTS_PER_MM]
  for (let first = 0; first < cards.length; first += PER_PAGE) {
    const page = file.addPage([pageWidth, pageHeight])
    for (const [at, { picture }] of cards.slice(first, first + PER_PAGE).entries()) {
      const x = (pageWidth - PER_ROW * width) / 2 + (at % PER_ROW) * width
      const y = pageHeight / 2 - Math.floor(at / PER_ROW) * height
      page.drawImage(await file.embedPng(bytesOf(picture)), { x, y, width, height })
      page.drawRectangle({ x, y, width, height, borderWidth: 0.4, borderColor: rgb(0.7, 0.7, 0.7) })
    }
  }
  saveFile('table-cards.pdf', new Uint8Array(await file.save()), 'application/pdf')
}

/** Saves one card as a PNG picture, several as a ZIP of pictures named by their tables. */
export async function savePictures(cards: readonly DrawnCard[]): Promise<void> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { tableName, picture } of cards) files.set(fileName(tableName, files), bytesOf(picture))
  const [first, ...others] = files
  if (!first) return
  if (others.length === 0) return saveFile(first[0], first[1], 'image/png')
  const { zipSync } = await import('fflate')
  // Pictures are compressed already.
  saveFile('table-cards.zip', new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 })), 'application/zip')
}

/** A name for the file of a table that every system accepts and no other file has. */
function fileName(tableName: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = tableName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'table'
  let name = `table-${plain}.png`
  for (let number = 2; taken.has(name); number += 1) name = `table-${plain}-${number}.png`
  return name
}
