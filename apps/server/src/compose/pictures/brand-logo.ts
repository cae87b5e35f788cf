import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asPrinted, type PrintedLogo } from '../../modules/print/index.ts'
import type { UploadModule } from '../../modules/upload/index.ts'
import type { Queries } from '../../platform/db/index.ts'

const LOGO = {
  name: 'brand_print_logo',
  text: `select settings ->> 'logo' as logo from corporation where corporation_id = $1`,
}
const MAX_CACHED = 100

/** A picture of this server's own folder. */
const PLAIN = /^[\w-]+(?:\/[\w-]+)*$/
const UPLOADED = /^uploads\/\d+\/([\w-]{32})$/

/** Reads the picture of a brand's logo by its path in the settings; undefined where it cannot be read. */
export const logoBytes =
  (uploads: Pick<UploadModule, 'bytesOf'>, pictures: string | undefined) =>
  async (db: Queries, corporationId: number, path: string): Promise<Uint8Array | undefined> => {
    const [, name] = UPLOADED.exec(path) ?? []
    if (name !== undefined) return uploads.bytesOf(db, corporationId, `${name}.webp`)
    return pictures && PLAIN.test(path)
      ? readFile(join(pictures, `${path}@320.webp`)).catch(() => undefined)
      : undefined
  }

/** Reads the logo of a brand as printers draw it; undefined where it has none. A path is never reused, so it is drawn once. */
export function printLogos(uploads: Pick<UploadModule, 'bytesOf'>, pictures: string | undefined) {
  const read = logoBytes(uploads, pictures)
  const drawn = new Map<string, Promise<PrintedLogo | undefined>>()
  const draw = async (db: Queries, corporationId: number, path: string): Promise<PrintedLogo | undefined> => {
    const bytes = await read(db, corporationId, path)
    return bytes ? asPrinted(bytes) : undefined
  }
  return async (db: Queries, corporationId: number): Promise<PrintedLogo | undefined> => {
    const { rows } = await db.query<{ logo: string | null }>(LOGO, [corporationId])
    const path = rows[0]?.logo
    if (!path) return undefined
    const key = `${corporationId}/${path}`
    if (drawn.size >= MAX_CACHED) drawn.clear()
    const logo = drawn.get(key) ?? draw(db, corporationId, path)
    drawn.set(key, logo)
    return logo
  }
}
