import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND_PICTURES, PICTURES } from './name.ts'

/** Default folder of the pictures: beside the sources, shared by all data folders. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'pictures')

/** Marker file of a set, written last: all its pictures are complete. */
export const doneMark = (folder: string, set: string = PICTURES): string => join(folder, set, 'complete')

/** File with the dominant colours of a set's pictures by name. */
export const colorsFile = (folder: string, set: string): string => join(folder, set, 'colors.json')

/** Whether all pictures of every brand exist in `folder`; cheap. */
export const arePicturesDrawn = (folder: string = picturesFolder): boolean =>
  [PICTURES, ...BRAND_PICTURES].every(set => existsSync(doneMark(folder, set)) && existsSync(colorsFile(folder, set)))
