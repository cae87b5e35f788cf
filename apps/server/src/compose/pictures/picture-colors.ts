import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Modules } from '../registry/modules.ts'

/** Colours of the demo's pictures, written with them. */
async function drawnColors(folder: string | undefined, paths: readonly string[]): Promise<Map<string, string>> {
  const sets = new Map<string, Record<string, string>>()
  const colors = new Map<string, string>()
  for (const path of paths) {
    const [, set, name] = /^([\w-]+)\/([\w-]+)$/.exec(path) ?? []
    if (folder === undefined || set === undefined || name === undefined) continue
    if (!sets.has(set)) sets.set(set, await readColors(join(folder, set)))
    const color = sets.get(set)?.[name]
    if (color !== undefined) colors.set(path, color)
  }
  return colors
}

const readColors = async (folder: string): Promise<Record<string, string>> =>
  readFile(join(folder, 'colors.json'), 'utf8').then(
    text => JSON.parse(text) as Record<string, string>,
    () => ({}),
  )

/** The dominant colours of a brand's pictures by their paths, as `rrggbb`: of its uploads and of the demo's pictures. MENU-9 */
export const colorsOfPictures =
  (folder: string | undefined, modules: Pick<Modules, 'upload'>) =>
  async (corporationId: number, paths: readonly string[]): Promise<Map<string, string>> =>
    new Map([...(await drawnColors(folder, paths)), ...(await modules.upload.colorsOf(corporationId, paths))])
