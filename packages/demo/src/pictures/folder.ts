import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PICTURES } from './name.ts'

/** Default folder of the pictures: beside the sources, shared by all data folders. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'pictures')

/** Marker file, written last: all pictures are complete. */
export const doneMark = (folder: string): string => join(folder, PICTURES, 'complete')

/** Whether all pictures exist in `folder`; cheap. */
export const arePicturesDrawn = (folder: string = picturesFolder): boolean => existsSync(doneMark(folder))
