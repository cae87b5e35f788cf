import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PrintedLogo } from './deps.ts'
import { asPrinted } from './logo.ts'
import type { PaperRow } from './print-format.ts'
import { pictureCommands } from './picture.ts'
import { commandsOf } from './receipt-text.ts'

/** The beginning of a receipt with a logo. */
const headRows = (logo: PrintedLogo | undefined): PaperRow[] => [
  ...(logo ? [{ kind: 'image' as const, ...logo }] : []),
  { kind: 'text', text: 'Marigold', align: 'center' },
]

test('A logo is printed by printers with characters, and on papers that are drawn (STORE-3)', async () => {
  const logo = await asPrinted(
    await sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 20, g: 20, b: 20, alpha: 1 } } })
      .png()
      .toBuffer(),
  )
  expect(logo).toMatchObject({ width: 128, height: 128 })
  const rows = headRows(logo)
  expect(rows[0]).toEqual({ kind: 'image', ...logo })
  const format = { cpl: 42, encoding: 'multilingual' } as const
  const [plain, withLogo] = [commandsOf(rows.slice(1), format), commandsOf(rows, format)]
  // One bit for each dot.
  expect(withLogo.length - plain.length).toBeGreaterThan((128 * 128) / 8)
  const [drawn, without] = [await pictureCommands(rows, 'en_US', 42), await pictureCommands(rows.slice(1), 'en_US', 42)]
  const black = (bytes: Uint8Array | undefined) => [...(bytes ?? [])].filter(byte => byte === 0xff).length
  expect(black(drawn) - black(without)).toBeGreaterThan(1500)
})

test('A picture that cannot be read is no logo; transparent and bright parts stay paper (STORE-3)', async () => {
  expect(await asPrinted(Buffer.from('no picture'))).toBeUndefined()
  const clear = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const logo = await asPrinted(clear)
  const dots = await sharp(Buffer.from(logo?.png ?? '', 'base64'))
    .greyscale()
    .raw()
    .toBuffer()
  expect(new Set(dots)).toEqual(new Set([255]))
})
