import { DISH_WIDTHS } from '@comanda/domain/upload'
import type { Tx } from '../../platform/db/index.ts'
import { dominantColor } from '../../platform/pictures/color.ts'
import { dishPictureName, type PictureDeps } from './keep-picture.ts'
import type { UploadTables } from './tables.ts'

const setColor = (tx: Tx, corporationId: number, name: string, color: string) =>
  tx
    .withTables<UploadTables>()
    .updateTable('upload')
    .set({ color })
    .where('corporation_id', '=', corporationId)
    .where('upload_name', '=', name)
    .execute()

const DISH = /^dishes\/(\d+)\/([\w-]{32})$/

/**
 * Dominant colours of pictures of dishes by their paths, as `rrggbb`. A picture that was stored without one gets it now. Pictures
 * that are not the brand's uploads have none. MENU-9
 */
export const pictureColors =
  ({ db, stored }: PictureDeps) =>
  async (corporationId: number, paths: readonly string[]): Promise<Map<string, string>> => {
    const names = new Map(
      paths.flatMap(path => {
        const [, owner, name] = DISH.exec(path) ?? []
        return name !== undefined && Number(owner) === corporationId
          ? [[dishPictureName(name, DISH_WIDTHS[0]), path] as const]
          : []
      }),
    )
    if (names.size === 0) return new Map()
    const rows = await db
      .withTables<UploadTables>()
      .selectFrom('upload')
      .select(['upload_name', 'color'])
      .where('corporation_id', '=', corporationId)
      .where('upload_name', 'in', [...names.keys()])
      .execute()
    const colors = new Map<string, string>()
    for (const { upload_name: name, color } of rows) {
      const value = color ?? (await addColor(corporationId, name))
      if (value !== undefined) colors.set(names.get(name) ?? '', value)
    }
    return colors

    async function addColor(owner: number, name: string): Promise<string | undefined> {
      const bytes = await stored.get(db, owner, name)
      const color = bytes && (await dominantColor(bytes).catch(() => undefined))
      if (color !== undefined) await db.inTx(tx => setColor(tx, owner, name, color))
      return color
    }
  }
